import type { Issue } from '../../store-check/issue';
import type { JsonSchema } from '../../store-check/json-schema';
import { didYouMean } from '../../store-check/message-text';
import { type Resource, stockBefore } from './resource';

const fitsCell = ({ type, items }: JsonSchema): boolean =>
  type === 'array' ? items !== undefined && fitsCell(items) : type !== 'object';

export interface Column {
  name: string;
  field: string;
  ofParts: boolean;
  schema: JsonSchema;
}

const synonyms: Readonly<Record<string, string>> = {
  id: 'view_uid',
  sku: 'view_uid',
  name: 'title',
  nama: 'title',
  harga: 'price',
  stock: 'quantity',
  stok: 'quantity',
  open: 'is_open',
  shop: 'parent',
  description: 'content',
};

const ownColumns = ({ fields }: Pick<Resource, 'fields'>, ofParts: boolean, nameOf: (field: string) => string) =>
  Object.entries(fields)
    .filter(([, schema]) => fitsCell(schema))
    .map(([field, schema]): Column => ({ name: nameOf(field), field, ofParts, schema }));

function withStockBefore(columns: Column[], resource: Resource): Column[] {
  const before = stockBefore(resource);
  return columns.flatMap((column) =>
    before && column.field === resource.stock
      ? [column, { ...column, name: `${column.name}_was`, field: before }]
      : [column],
  );
}

export function columnsOf(resource: Resource): Column[] {
  const { parts } = resource;
  const ofEntry = ownColumns(resource, false, (field) => field);
  const ofParts = parts
    ? ownColumns(parts, true, (field) => (field === parts.id ? parts.column : `${parts.column}_${field}`))
    : [];
  return withStockBefore([...ofEntry, ...ofParts], resource);
}

export function exportedColumns(resource: Resource): Column[] {
  const fields = [resource.id, ...resource.columns, stockBefore(resource)];
  return columnsOf(resource).filter(({ field, ofParts }) => ofParts || fields.includes(field));
}

/** Column names may be in any case, with spaces instead of underscores. */
const normalName = (cell: string) =>
  cell
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

function unknownColumn(cell: string, names: readonly string[], present: readonly string[]): Omit<Issue, 'path'> {
  const free = names.filter((name) => !present.includes(name));
  const synonym = synonyms[normalName(cell)];
  const hint = synonym && free.includes(synonym) ? `Did you mean "${synonym}"?` : didYouMean(cell, free);
  const duplicate = hint ? undefined : didYouMean(cell, names);
  return {
    reason: `"${cell}" is not a column here`,
    hint: hint ?? (duplicate ? `${duplicate} The file has that column already.` : `Columns: ${names.join(', ')}`),
  };
}

export function parseHeader(cells: readonly string[], resource: Resource) {
  const allColumns = columnsOf(resource);
  const names = allColumns.map(({ name }) => name);
  const present = cells.map(normalName);
  const issues: (Issue & { column: number })[] = [];
  const columns = present.map((name, index) => {
    const cell = (cells[index] ?? '').trim();
    const column = allColumns.find((one) => one.name === name);
    if (!column && name !== '') {
      issues.push({ path: [cell], column: index + 1, ...unknownColumn(cell, names, present) });
    } else if (column && present.indexOf(name) !== index) {
      issues.push({ path: [cell], column: index + 1, reason: `"${cell}" is a duplicate column` });
    }
    return column;
  });
  return { columns, issues };
}
