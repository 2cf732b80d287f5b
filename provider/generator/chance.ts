import { randomFrom } from '../media/recipe';

export interface Chance {
  /** True in `share` of 100 cases. */
  percent(share: number): boolean;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  /** Mostly small numbers, up to the limit. */
  skewed(limit: number): number;
  pick<T>(values: readonly [T, ...T[]] | readonly T[]): T;
}

export function chanceFrom(name: string): Chance {
  const random = randomFrom(name);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  return {
    percent: (share) => random() * 100 < share,
    between,
    skewed: (limit) => Math.floor(limit * random() ** 6),
    pick<T>(values: readonly T[]): T {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new Error('There is nothing to pick from');
      return value;
    },
  };
}
