import { canonicalText } from '../../../../shared/documents/canonical';
import { isFields } from '../../../../shared/documents/entries';
import type { Editor, Json } from '../../editor';
import { followPlace } from '../../place/follow-place';
import { kinds } from '../model/kinds';
import type { NodeList } from '../model/outline-node';
import { listAt } from '../../values';
import { takenIds } from './new-ids';
import { addEntry, type Change } from './operations';

interface Removed {
  /** The document that had the entry. */
  readonly before: Editor['document'];
  readonly list: NodeList;
  readonly index: number;
}

const countOf = (list: readonly Json[], entry: Json) =>
  list.filter((one) => canonicalText(one) === canonicalText(entry)).length;

/** Puts a removed entry back; null if its list is gone, or the entry is back already. */
export function restoreEntry(document: Editor['document'], { before, list, index }: Removed): Change | null {
  const at = followPlace(list.at, before, document);
  const entries = listAt(before, list.at);
  const entry = entries[index];
  if (at === null) return null;
  const field = kinds[list.entry].id?.field;
  const id = field !== undefined && isFields(entry) ? entry[field] : undefined;
  const isBack =
    typeof id === 'string' || typeof id === 'number'
      ? takenIds(document, list.entry, at).has(`${id}`)
      : countOf(listAt(document, at), entry) >= countOf(entries, entry);
  return isBack ? null : addEntry(document, { ...list, at }, index, entry);
}
