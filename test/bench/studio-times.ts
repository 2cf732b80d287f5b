import { loadavg } from 'node:os';
import type { Row } from './table';

const budgetMs = 1_000;

/** Milliseconds. */
export type Sample = number[];

/** A row of times against the studio's budget. */
export function row(what: string, times: Sample, how: string): Row {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
  const [median, p95, longest] = [at(0.5), at(0.95), at(1)];
  return {
    what,
    target: `95 of 100 within ${budgetMs.toLocaleString('en')} ms`,
    measured: `95 of 100 within ${p95.toFixed(0)} ms, ${(p95 / budgetMs).toFixed(2)} of the budget`,
    how: `${times.length} times, ${how}: median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms, load ${loadavg()[0]?.toFixed(1)}`,
  };
}
