import type { Shown, ShownFields } from '../wire/shown';

export interface FieldChange {
  path: string;
  before: Shown | undefined;
  after: Shown | undefined;
  isChanged: boolean;
}

const isSame = (one: Shown | undefined, other: Shown | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** Two contexts line by line, in the order of their names. */
export function differences(before: ShownFields, after: ShownFields): FieldChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths.map((path) => ({
    path,
    before: before[path],
    after: after[path],
    isChanged: !isSame(before[path], after[path]),
  }));
}

/** A shown value as people read it; ‹what is only described› stands in guillemets. */
export function textOf(value: Shown | undefined): string {
  if (value === undefined) return '–';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `‹${value.type}${value.size === undefined ? '' : ` ${value.size}`}›`;
}
