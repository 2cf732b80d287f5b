import type { Issue, Path } from '../../store-check/issue';
import type { JsonSchema } from '../../store-check/json-schema';
import { didYouMean } from '../../store-check/message-text';
import { type Resource, stockBefore } from './resource';

interface Cell {
  value: unknown;
  issue?: Issue;
}

const whole = /^-?\d{1,15}$/;
const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

function wholeNumber(text: string, path: Path): Cell {
  if (whole.test(text)) return { value: Number(text) };
  const digits = text.replace(/^Rp\s*|[.,]00?$|[.,\s]/gi, '');
  const hint = whole.test(digits) ? `Write ${digits}: digits alone.` : 'Write digits alone.';
  return { value: text, issue: { path, reason: `is "${text}", must be a whole number`, hint } };
}

function decimalNumber(text: string, path: Path): Cell {
  if (decimal.test(text)) return { value: Number(text) };
  const pointed = text.replace(',', '.');
  const hint = decimal.test(pointed) ? `Write ${pointed}: with a point.` : 'Write it as -6.2.';
  return { value: text, issue: { path, reason: `is "${text}", must be a number`, hint } };
}

/** Lists are separated by spaces. */
export function parseCell(text: string, { type, items }: JsonSchema, path: Path): Cell {
  if (type === 'integer') return wholeNumber(text.trim(), path);
  if (type === 'number') return decimalNumber(text.trim(), path);
  if (type !== 'array') return { value: text };
  const entries = text.split(/\s+/).filter(Boolean);
  return {
    value: items?.type === 'integer' ? entries.map((entry) => (whole.test(entry) ? Number(entry) : entry)) : entries,
  };
}

const fitsCell = ({ type, items }: JsonSchema): boolean =>
  type === 'array' ? items !== undefined && fitsCell(items) : type !== 'object';

export function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join(' ') : `${value as string | number}`;
}

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

export function parseHeader(cells: readonly string[], resource: Resource) {
  const allColumns = columnsOf(resource);
  const names = allColumns.map(({ name }) => name);
  const issues: (Issue & { column: number })[] = [];
  const columns = cells.map((cell, index) => {
    const name = cell.trim();
    const column = allColumns.find((one) => one.name === name);
    if (!column && name !== '') {
      const synonym = synonyms[name.toLowerCase()];
      const hint = synonym && names.includes(synonym) ? `Did you mean "${synonym}"?` : didYouMean(name, names);
      const reason = `"${name}" is not a column here`;
      issues.push({ path: [name], column: index + 1, reason, hint: hint ?? `Columns: ${names.join(', ')}` });
    } else if (column && cells.findIndex((other) => other.trim() === name) !== index) {
      issues.push({ path: [name], column: index + 1, reason: `"${name}" is a duplicate column` });
    }
    return column;
  });
  return { columns, issues };
}
