export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** UTC, to the second. */
export const moment = (text: string) => `${new Date(text).toISOString().slice(0, 19)}Z`;

interface Changed {
  at: string;
  author: string | null;
  message: string | null;
}

export const changedBy = ({ at, author, message }: Changed) =>
  `${moment(at)}${author ? ` by ${author}` : ''}${message ? ` "${message}"` : ''}`;
