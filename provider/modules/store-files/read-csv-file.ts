import { type Issue, type Path, pathText, type SourceError, SourceRefused } from '../../store-check/issue';
import { parseCell, textOf } from './csv-cells';
import { type Column, parseHeader } from './csv-columns';
import { type FileIssue, headerProblem, longRow, parseTable } from './csv-table';
import type { Csv, CsvRow } from './parse-csv';
import { type Entry, type ParsedFile, type Resource, stockBefore } from './resource';

/** An empty cell would remove the price or stock, which nobody intends. */
const neverEmpty = ['price', 'quantity', 'value'];

interface Locations {
  /** The line of each entry and of each of its parts. */
  lines: { line: number; parts: number[] }[];
  columns: readonly (Column | undefined)[];
  headerLine: number;
}

function locationOf(path: Path, resource: Resource, { lines, columns, headerLine }: Locations) {
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

function cellsOf(row: CsvRow, columns: Locations['columns'], ofParts: boolean, path: Path, resource: Resource) {
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
        const hint = `Write ${isNumber ? 'a number' : 'a text'}, or remove the column.`;
        issues.push({ path: cellPath, reason: 'is empty', hint });
        continue;
      }
      fields[column.field] = null;
      continue;
    }
    const { value, issue } = parseCell(text, column.schema, cellPath);
    fields[column.field] = value;
    if (issue) issues.push(issue);
  }
  return { fields, issues };
}

const isEmpty = (row: CsvRow, columns: Locations['columns'], ofParts: boolean, except?: string) =>
  columns.every(
    (column, at) => column?.ofParts !== ofParts || column.field === except || (row.cells[at] ?? '').trim() === '',
  );

const headerComment = /^(\w+) of ([a-z0-9_-]+) revision (\d+)/;

function parseComments(comments: readonly string[], { name }: Resource) {
  const [, resource, codename = '', revision] =
    comments.map((comment) => headerComment.exec(comment)).find(Boolean) ?? [];
  return resource === name ? { codename, base: Number(revision) } : {};
}

/**
 * A header, then a row per entry. Further parts of an entry have their own rows, which repeat its id and leave its
 * other cells empty. The missing cells of a short row are empty, because spreadsheets leave out trailing empty cells.
 * @throws SourceRefused if its columns cannot be read
 */
export function parseCsvFile(resource: Resource, file: string, text: string): ParsedFile {
  const refuseFile = (errors: readonly FileIssue[]): never => {
    throw new SourceRefused(errors.map((error) => ({ file, path: '', ...error })));
  };
  const table = parseTable(resource, text);
  if (Array.isArray(table)) return refuseFile(table);
  const { csv, header } = table;
  const { columns, issues: headerIssues } = parseHeader(header.cells, resource);
  const idColumn = columns.findIndex((column) => column?.field === resource.id && !column.ofParts);
  const problem = idColumn < 0 && headerProblem(header, resource, csv.rows);
  if (problem) return refuseFile([problem]);
  const { entries, locations, issues } = parseRows(csv, resource, { columns, idColumn });

  const locate = (issue: Issue): SourceError => {
    const { path, reason, hint } = issue;
    const { line = header.line, column } = issue as Partial<FileIssue>;
    const location = column ? { line, column, path: '' } : locationOf(path, resource, locations);
    return { file, ...location, reason, ...(hint && { hint }) };
  };
  return { ...parseComments(csv.comments, resource), entries, issues: [...headerIssues, ...issues], locate };
}

function parseRows(
  { rows: [header, ...body], delimiter }: Csv,
  resource: Resource,
  { columns, idColumn }: Pick<Locations, 'columns'> & { idColumn: number },
) {
  const { parts } = resource;
  const partColumn = columns.findIndex((column) => column?.ofParts && column.field === parts?.id);
  const locations: Locations = { lines: [], columns, headerLine: header?.line ?? 1 };
  const entries: Entry[] = [];
  const indexes = new Map<string, number>();
  const issues: Issue[] = [];
  for (const row of body) {
    const long = header && longRow(row, header, delimiter);
    // Its cells are shifted, so other errors in them mean nothing.
    if (long) issues.push({ path: [`row ${row.line}`], ...long });
    const id = textOf((row.cells[idColumn] ?? '').trim()).replace(/[\0\p{Surrogate}]/gu, '');
    const knownIndex = indexes.get(id);
    const hasPart = parts !== undefined && partColumn >= 0 && !isEmpty(row, columns, true);
    const continues = knownIndex !== undefined && hasPart && isEmpty(row, columns, false, resource.id);
    const index = continues ? knownIndex : entries.length;
    if (!continues) {
      indexes.set(id, index);
      const own = cellsOf(row, columns, false, [resource.list, index], resource);
      entries.push({ ...own.fields, [resource.id]: id });
      locations.lines.push({ line: row.line, parts: [] });
      if (!long) issues.push(...own.issues);
    }
    const entry = entries[index];
    if (!hasPart || !entry) continue;
    const list = (entry[parts.field] ??= []) as Entry[];
    const part = cellsOf(row, columns, true, [resource.list, index, parts.field, list.length], resource);
    list.push(part.fields);
    locations.lines[index]?.parts.push(row.line);
    if (!long) issues.push(...part.issues);
  }
  return { entries, locations, issues };
}
