/** Columns as wide as their widest cell. */
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

/** A time of the database, to the second and in UTC. */
export const moment = (text: string) => `${new Date(text).toISOString().slice(0, 19)}Z`;

interface Changed {
  at: string;
  author: string | null;
  message: string | null;
}

/** When something was changed, by whom, and why. */
export const changedBy = ({ at, author, message }: Changed) =>
  `${moment(at)}${author ? ` by ${author}` : ''}${message ? ` "${message}"` : ''}`;
