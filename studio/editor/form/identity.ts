import { isFields } from '../../../shared/documents/entries';
import { fromPointer } from '../../../shared/documents/pointers';
import type { Json } from '../editor';
import { valueAt } from '../values';

/** Ids that nobody types. */
const idFields = ['view_uid', 'id', 'unique_id'];

/** What tells an entry from the others of its list, wherever it stands, and what its schema depends on. */
function nameOf(entry: Json): string | null {
  if (!isFields(entry)) return null;
  const id = idFields.map((field) => entry[field]).find((value) => typeof value === 'string');
  return id === undefined ? null : `=${id}:${String(entry.category)}`;
}

/** A place by the ids of its entries: it stays the same while they move. */
export function identityOf(document: Json, place: string): string {
  let [at, identity] = ['', ''];
  for (const step of fromPointer(place)) {
    const isInList = Array.isArray(valueAt(document, at));
    at = `${at}/${step}`;
    identity = `${identity}/${(isInList && nameOf(valueAt(document, at))) || step}`;
  }
  return identity;
}
