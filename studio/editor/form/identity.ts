import { isFields } from '../../../shared/documents/entries';
import { fromPointer } from '../../../shared/documents/pointers';
import type { Json } from '../editor';
import { valueAt } from '../values';

/** Ids that nobody types. */
const idFields = ['view_uid', 'id', 'unique_id'];

/** What tells an entry from the others of its list, wherever it stands; the schema of a section depends on its category. */
function nameOf(entry: Json, list: string): string | null {
  if (!isFields(entry)) return null;
  const id = idFields.map((field) => entry[field]).find((value) => typeof value === 'string');
  if (id === undefined) return null;
  return list === '/components' ? `=${id}:${String(entry.category)}` : `=${id}`;
}

/** A place by the ids of its entries: it stays the same while they move. */
export function identityOf(document: Json, place: string): string {
  let [at, identity] = ['', ''];
  for (const step of fromPointer(place)) {
    const list = at;
    const isInList = Array.isArray(valueAt(document, list));
    at = `${at}/${step}`;
    identity = `${identity}/${(isInList && nameOf(valueAt(document, at), list)) || step}`;
  }
  return identity;
}
