import { loadavg } from 'node:os';
import { quantile } from './quantile';
import { atMost, type Row } from './table';

const budgetMs = 1_000;

/** Milliseconds. */
export type Sample = number[];

/** A row of times. @param budget milliseconds, for 95 of 100; null if there is none */
export function row(what: string, times: Sample, how: string, budget: number | null = budgetMs): Row {
  const [median, p95, longest] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1)];
  return {
    what,
    target: budget === null ? '—' : `95 of 100 within ${budget.toLocaleString('en')} ms`,
    measured: `95 of 100 within ${p95.toFixed(0)} ms`,
    ...(budget !== null && { ofBudget: [atMost(p95, budget)] }),
    how: `${times.length} times, ${how}: median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms, load ${loadavg()[0]?.toFixed(1)}`,
  };
}
