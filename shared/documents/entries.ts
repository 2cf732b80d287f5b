/** The fields that name an entry of a list, the first that all entries have. */
const idFields = ['view_uid', 'id', 'code', 'unique_id', 'product_code', 'service', 'picture'];

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Entries = ReadonlyMap<string, unknown>;

function indexed(list: readonly unknown[], field: string): Entries | undefined {
  const entries = new Map<string, unknown>();
  for (const entry of list) {
    const id = isFields(entry) ? entry[field] : undefined;
    if (typeof id !== 'string' || entries.has(id)) return undefined;
    entries.set(id, entry);
  }
  return entries;
}

/** The entries of each version of a list by their ids, in order; undefined if no field names all of them. */
export function entriesById<Lists extends readonly (readonly unknown[])[]>(
  ...lists: Lists
): { [K in keyof Lists]: Entries } | undefined {
  for (const field of idFields) {
    const maps = lists.map((list) => indexed(list, field));
    if (maps.every((map) => map !== undefined)) return maps as { [K in keyof Lists]: Entries };
  }
  return undefined;
}

/** The order of a list's entries that another version has too. */
const commonOrder = (list: Entries, other: Entries) => [...list.keys()].filter((id) => other.has(id));

/** Whether entries that both versions have stand in another order. */
export const isMoved = (one: Entries, other: Entries) =>
  commonOrder(one, other).join('\n') !== commonOrder(other, one).join('\n');
