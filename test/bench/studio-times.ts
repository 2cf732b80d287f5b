import { loadavg } from 'node:os';
import { atMost, type Row } from './table';

const budgetMs = 1_000;

/** Milliseconds. */
export type Sample = number[];

/** A row of times. @param budget milliseconds, for 95 of 100; null if there is none */
export function row(what: string, times: Sample, how: string, budget: number | null = budgetMs): Row {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
  const [median, p95, longest] = [at(0.5), at(0.95), at(1)];
  return {
    what,
    target: budget === null ? '—' : `95 of 100 within ${budget.toLocaleString('en')} ms`,
    measured: `95 of 100 within ${p95.toFixed(0)} ms`,
    ...(budget !== null && { ofBudget: [atMost(p95, budget)] }),
    how: `${times.length} times, ${how}: median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms, load ${loadavg()[0]?.toFixed(1)}`,
  };
}
