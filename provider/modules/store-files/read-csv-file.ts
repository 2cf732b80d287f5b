import { catalogueSourceBytes } from '../../__generated__/limits';
import { formatBytes } from '../../store-check/message-text';
import { type Issue, type Path, pathText, type SourceError, SourceRefused } from '../../store-check/issue';
import { readCell, type Column, readHeader } from './csv-columns';
import { type CsvRow, parseCsv } from './parse-csv';
import { type Entry, type GivenFile, type Resource, stockBefore } from './resource';

/** An empty cell would set what it costs or how many there are to nothing, which nobody means. */
const neverEmpty = ['price', 'quantity', 'value'];

interface Places {
  /** Line of each entry, and of each of its parts. */
  lines: { line: number; parts: number[] }[];
  columns: readonly (Column | undefined)[];
  headerLine: number;
}

/** Where a path of the list stands: the row of the entry or part, the column of the field. */
function placeOf(path: Path, resource: Resource, { lines, columns, headerLine }: Places) {
  const [list, index, field, part, partField] = path;
  const entry = list === resource.list && typeof index === 'number' ? lines[index] : undefined;
  if (!entry) return { line: headerLine, column: 1, path: pathText(path) };
  const inParts = field === resource.parts?.field && typeof part === 'number';
  const name = inParts ? partField : field;
  const column = columns.findIndex((one) => one !== undefined && one.field === name && one.ofParts === inParts);
  return {
    line: (inParts ? entry.parts[part] : undefined) ?? entry.line,
    column: column < 0 ? 1 : column + 1,
    path: column < 0 ? String(name ?? '') : (columns[column]?.name ?? ''),
  };
}

function cellsOf(row: CsvRow, columns: Places['columns'], ofParts: boolean, path: Path, resource: Resource) {
  const issues: Issue[] = [];
  const fields: Entry = {};
  for (const [at, column] of columns.entries()) {
    if (!column || column.ofParts !== ofParts) continue;
    const text = row.cells[at] ?? '';
    const cellPath = [...path, column.field];
    if (text.trim() === '') {
      if (column.field === stockBefore(resource)) continue;
      const required = ofParts ? resource.parts?.required : resource.required;
      if (neverEmpty.includes(column.field) || required?.includes(column.field)) {
        const isNumber = column.schema.type === 'integer' || column.schema.type === 'number';
        const hint = `Write ${isNumber ? 'a number' : 'a text'}, or take the column out.`;
        issues.push({ path: cellPath, reason: 'is empty', hint });
        continue;
      }
      fields[column.field] = null;
      continue;
    }
    const { value, issue } = readCell(text, column.schema, cellPath);
    fields[column.field] = value;
    if (issue) issues.push(issue);
  }
  return { fields, issues };
}

const isEmpty = (row: CsvRow, columns: Places['columns'], ofParts: boolean, except?: string) =>
  columns.every(
    (column, at) => column?.ofParts !== ofParts || column.field === except || (row.cells[at] ?? '').trim() === '',
  );

const headerComment = /^(\w+) of ([a-z0-9_-]+) revision (\d+)/;

function readComments(comments: readonly string[], { name }: Resource) {
  const [, resource, codename = '', revision] =
    comments.map((comment) => headerComment.exec(comment)).find(Boolean) ?? [];
  return resource === name ? { codename, base: Number(revision) } : {};
}

/**
 * Reads a CSV file: a header of columns, then a row an entry. An entry's further parts stand in rows of their own, which
 * repeat its id and leave its other cells empty.
 * @throws SourceRefused where it has no header or an open quote.
 */
export function readCsvFile(resource: Resource, file: string, text: string): GivenFile {
  const refuseAll = (reason: string, line = 1): never => {
    throw new SourceRefused([{ file, line, column: 1, path: '', reason }]);
  };
  if (Buffer.byteLength(text) > catalogueSourceBytes) {
    refuseAll(`the file is too large: at most ${formatBytes(catalogueSourceBytes)} are read`);
  }
  const { comments, rows, openQuote } = parseCsv(text);
  if (openQuote !== undefined) refuseAll('a quote that begins in this line never ends', openQuote);
  const [header, ...body] = rows;
  if (!header) return refuseAll('has no row of columns');

  const { columns, issues: headerIssues } = readHeader(header.cells, resource);
  const idColumn = columns.findIndex((column) => column?.field === resource.id && !column.ofParts);
  if (idColumn < 0) return refuseAll(`needs a column "${resource.id}"`, header.line);
  const { parts } = resource;
  const partColumn = columns.findIndex((column) => column?.ofParts && column.field === parts?.id);

  const places: Places = { lines: [], columns, headerLine: header.line };
  const entries: Entry[] = [];
  const indexes = new Map<string, number>();
  const issues: Issue[] = [];
  for (const row of body) {
    const id = (row.cells[idColumn] ?? '').trim();
    const known = indexes.get(id);
    const hasPart = parts !== undefined && partColumn >= 0 && !isEmpty(row, columns, true);
    const continues = known !== undefined && hasPart && isEmpty(row, columns, false, resource.id);
    const index = continues ? known : entries.length;
    if (!continues) {
      indexes.set(id, index);
      const own = cellsOf(row, columns, false, [resource.list, index], resource);
      entries.push({ ...own.fields, [resource.id]: id });
      places.lines.push({ line: row.line, parts: [] });
      issues.push(...own.issues);
    }
    const entry = entries[index];
    if (!hasPart || !entry) continue;
    const list = (entry[parts.field] ??= []) as Entry[];
    const part = cellsOf(row, columns, true, [resource.list, index, parts.field, list.length], resource);
    list.push(part.fields);
    places.lines[index]?.parts.push(row.line);
    issues.push(...part.issues);
  }

  const locate = (issue: Issue): SourceError => {
    const { path, reason, hint } = issue;
    const column = (issue as { column?: number }).column;
    const place = column ? { line: header.line, column, path: '' } : placeOf(path, resource, places);
    return { file, ...place, reason, ...(hint && { hint }) };
  };
  return { ...readComments(comments, resource), entries, issues: [...headerIssues, ...issues], locate };
}
