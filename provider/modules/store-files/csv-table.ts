import { catalogueSourceBytes } from '../../__generated__/limits';
import type { SourceError } from '../../store-check/issue';
import { formatBytes } from '../../store-check/message-text';
import { recognizeExport } from './foreign-exports';
import { type Csv, type CsvRow, parseCsv } from './parse-csv';
import type { Resource } from './resource';

const separatorNames: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };

const nameOf = (delimiter: string) => separatorNames[delimiter] ?? `"${delimiter}"`;

export type FileIssue = Omit<SourceError, 'file' | 'path'>;

export function headerProblem(
  { cells, line }: CsvRow,
  resource: Resource,
  rows: readonly CsvRow[],
): FileIssue | undefined {
  const foreign = recognizeExport(
    rows.map((row) => row.cells),
    resource.name,
  );
  if (foreign) return { ...foreign, line: rows[foreign.index]?.line ?? line, column: 1 };
  const [only = '', ...more] = cells.filter((cell) => cell.trim() !== '');
  if (more.length === 0 && /[,;\t|]/.test(only)) {
    return {
      line,
      column: 1,
      reason: only.includes('|') ? 'is divided by |' : 'has its whole row in quotes, so that it is a single cell',
      hint: 'Divide the cells by comma, semicolon or tab, and put only texts that have one of these in quotes.',
    };
  }
  if (/^\s*(\{|(- )?\w+:)/.test(only)) {
    const hint = 'Name the file .yaml or .json.';
    return { line, column: 1, reason: 'is YAML or JSON by its content', hint };
  }
  const header = rows.slice(1, 10).find((row) => row.cells.some((cell) => cell.trim().toLowerCase() === resource.id));
  if (header) {
    const hint = 'Remove the rows above it.';
    return { line: header.line, column: 1, reason: 'is the header, and must be the first row', hint };
  }
  const names = cells.map((cell) => cell.trim()).filter(Boolean);
  return {
    line,
    column: 1,
    reason: `needs a column "${resource.id}"; the first row has ${names
      .slice(0, 6)
      .map((name) => `"${name}"`)
      .join(', ')}${names.length > 6 ? ' …' : ''}`,
    hint: `Name the columns in the first row, such as ${resource.id},${resource.columns.slice(0, 3).join(',')}`,
  };
}

const brokenQuote = (location: { line: number; column: number }): FileIssue => ({
  ...location,
  reason: 'has text after the quote that closes the cell',
  hint: 'Double the quotes inside a text: "Meja 5"" bulat".',
});

export function parseTable(resource: Resource, text: string): { csv: Csv; header: CsvRow } | FileIssue[] {
  const size = Buffer.byteLength(text);
  if (size > catalogueSourceBytes) {
    const reason = `the file has ${formatBytes(size)}; the limit is ${formatBytes(catalogueSourceBytes)}`;
    return [{ line: 1, column: 1, reason }];
  }
  const csv = parseCsv(text);
  const [header] = csv.rows;
  if (csv.openQuote !== undefined) {
    const hint = 'Close it, or double it if the text has a quote: "Meja 5"" bulat".';
    return [{ line: csv.openQuote, column: 1, reason: 'a quote that opens on this line is never closed', hint }];
  }
  if (csv.brokenQuotes.length > 0) return csv.brokenQuotes.map(brokenQuote);
  if (header) return { csv, header };
  return [{ line: 1, column: 1, reason: 'is empty: it has no header row', hint: `Begin with ${resource.id}.` }];
}

export function longRow({ line, cells }: CsvRow, header: CsvRow, delimiter: string): FileIssue | undefined {
  const columns = header.cells.length;
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  const nameless = cells.findIndex((cell, index) => cell.trim() !== '' && header.cells[index]?.trim() === '');
  if (last < columns && nameless >= 0) {
    const reason = `has ${JSON.stringify(cells[nameless])} in a column without a name`;
    return { line, column: nameless + 1, reason, hint: 'Name the column in the header, or remove it.' };
  }
  if (last < columns) return undefined;
  const extra = last + 1 - columns;
  return {
    line,
    column: columns + 1,
    reason: `has ${last + 1} cells, ${extra} more than the header: ${JSON.stringify(cells[columns])}`,
    hint: `A text with a ${nameOf(delimiter)} stands in quotes: "Kopi${delimiter} gula". Otherwise name the column.`,
  };
}
