import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { cellText } from './csv-cells';
import { type Column, exportedColumns } from './csv-columns';
import { csvLine } from './parse-csv';
import { type Entry, type Format, type Resource, stockBefore } from './resource';

/** With the schema's defaults. */
export interface ExportedResource {
  codename: string;
  revision: number;
  entries: Entry[];
}

const withStock = (entry: Entry, { stock }: Resource, was: string | undefined): Entry =>
  was && stock && entry[stock] !== undefined ? { ...entry, [was]: entry[stock] } : entry;

/** In the schema's order, without defaults. */
function tidy(entry: Entry, { fields, id }: Pick<Resource, 'fields' | 'id'>, extra?: string): Entry {
  const names = [id, ...Object.keys(fields)].flatMap((name) => (extra === `${name}_was` ? [name, extra] : [name]));
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const value = entry[name];
      const hasDefault = fields[name] !== undefined && isDeepStrictEqual(value, fields[name].default);
      return value === undefined || hasDefault ? [] : [[name, value]];
    }),
  );
}

function yamlEntry(entry: Entry, resource: Resource): Entry {
  const { parts } = resource;
  const isCounted = resource.stock !== undefined && entry.use_quantity === 1;
  const was = isCounted ? stockBefore(resource) : undefined;
  const own = tidy(
    isCounted && entry[resource.stock ?? ''] !== 0 ? withStock(entry, resource, was) : entry,
    resource,
    was,
  );
  const list = parts && (own[parts.field] as Entry[] | undefined);
  if (!parts || !list) return own;
  return { ...own, [parts.field]: list.map((part) => tidy(withStock(part, resource, was), parts, was)) };
}

function rowsOf(entry: Entry, resource: Resource, columns: readonly Column[]): string[][] {
  const was = stockBefore(resource);
  const list = resource.parts ? ((entry[resource.parts.field] ?? []) as Entry[]) : [];
  const own = withStock(entry, resource, was);
  const row = (part: Entry | undefined, isFirst: boolean) =>
    columns.map(({ field, ofParts, schema }) => {
      if (ofParts) return cellText(part?.[field], schema);
      return isFirst || field === resource.id ? cellText(own[field], schema) : '';
    });
  const parts = list.map((part) => withStock(part, resource, was));
  return [row(parts[0], true), ...parts.slice(1).map((part) => row(part, false))];
}

/** Applying the file again changes nothing. It names the revision from which it was exported. */
export function exportFile(
  resource: Resource,
  { codename, revision, entries }: ExportedResource,
  format: Format,
): string {
  if (format === 'yaml') {
    const list = entries.map((entry) => yamlEntry(entry, resource));
    return stringify({ codename, revision, [resource.list]: list }, { lineWidth: 0, singleQuote: true });
  }
  const columns = exportedColumns(resource);
  const order = [resource.id, ...resource.columns];
  const rank = ({ field, ofParts }: Column) => (ofParts ? order.length : order.indexOf(field.replace(/_was$/, '')));
  const sorted = columns
    .map((column, index) => ({ column, index }))
    .sort((one, other) => rank(one.column) - rank(other.column) || one.index - other.index)
    .map(({ column }) => column);
  const rows = entries.flatMap((entry) => rowsOf(entry, resource, sorted));
  const lines = [sorted.map(({ name }) => name), ...rows].map(csvLine);
  return `# ${resource.name} of ${codename} revision ${revision}\n${lines.join('\n')}\n`;
}
