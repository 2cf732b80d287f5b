import type { Issue } from '../store-check/issue';
import type { JsonSchema } from '../store-check/json-schema';
import { didYouMean } from '../store-check/nearest';
import { fitsCell } from './csv-cell';
import { type Resource, stockBefore } from './resource';

/** A column of a CSV file: of an entry, or of its parts. */
export interface Column {
  name: string;
  field: string;
  ofParts: boolean;
  schema: JsonSchema;
}

/** What people call columns whose names they do not know. */
const otherNames: Readonly<Record<string, string>> = {
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

/** Every column that a CSV file of the resource may have. */
export function columnsOf(resource: Resource): Column[] {
  const { parts } = resource;
  const ofEntry = ownColumns(resource, false, (field) => field);
  const ofParts = parts
    ? ownColumns(parts, true, (field) => (field === parts.id ? parts.column : `${parts.column}_${field}`))
    : [];
  return withStockBefore([...ofEntry, ...ofParts], resource);
}

/** The columns that an exported file has. */
export function exportedColumns(resource: Resource): Column[] {
  const wanted = [resource.id, ...resource.columns, stockBefore(resource)];
  return columnsOf(resource).filter(({ field, ofParts }) => ofParts || wanted.includes(field));
}

/** The columns that a header names; those that are none are undefined. */
export function readHeader(cells: readonly string[], resource: Resource) {
  const known = columnsOf(resource);
  const names = known.map(({ name }) => name);
  const issues: (Issue & { column: number })[] = [];
  const columns = cells.map((cell, index) => {
    const name = cell.trim();
    const column = known.find((one) => one.name === name);
    if (!column && name !== '') {
      const meant = otherNames[name.toLowerCase()];
      const hint = meant && names.includes(meant) ? `Did you mean "${meant}"?` : didYouMean(name, names);
      const reason = `"${name}" is no column here`;
      issues.push({ path: [name], column: index + 1, reason, hint: hint ?? `Columns: ${names.join(', ')}` });
    } else if (column && cells.findIndex((other) => other.trim() === name) !== index) {
      issues.push({ path: [name], column: index + 1, reason: `"${name}" is a column twice` });
    }
    return column;
  });
  return { columns, issues };
}
