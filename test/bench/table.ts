export interface Row {
  what: string;
  target: string;
  measured: string;
  how: string;
}

/** The rows as a Markdown table with aligned columns. */
export function table(rows: readonly Row[]): string {
  const lines = [
    ['what', 'target', 'measured', 'how it was taken'],
    ...rows.map(({ what, target, measured, how }) => [what, target, measured, how]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const written = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  written.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return written.join('\n');
}
