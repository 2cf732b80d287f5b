export interface Row {
  what: string;
  target: string;
  measured: string;
  how: string;
  /** For each figure with a budget, its part of it: above 1 it is exceeded. */
  ofBudget?: readonly number[];
}

/** Part of a budget that must not be exceeded. */
export const atMost = (measured: number, budget: number) => measured / budget;

/** Part of a budget that must be reached, such as a rate. */
export const atLeast = (measured: number, budget: number) => budget / measured;

/** Frames a second. */
export const frameRate = 60;

const parts = (row: Row) => row.ofBudget?.map((part) => part.toFixed(2)).join(' / ') ?? '—';

/** The rows as a Markdown table with aligned columns. */
export function table(rows: readonly Row[]): string {
  const lines = [
    ['what', 'target', 'measured', 'of the budget', 'how it was taken'],
    ...rows.map((row) => [row.what, row.target, row.measured, parts(row), row.how]),
  ];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const written = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  written.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return written.join('\n');
}
