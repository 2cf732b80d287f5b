import { canonicalText } from '../../../shared/documents/canonical';
import { entriesById, isFields } from '../../../shared/documents/entries';
import { fromPointer } from '../../../shared/documents/pointers';
import type { Json } from '../editor';
import { listAt, valueAt } from '../values';
import { formPlaceOf } from '../form/place';

type List = readonly Json[];

const isSame = (one: Json, other: Json) =>
  one === other || (one !== undefined && other !== undefined && canonicalText(one) === canonicalText(other));

/** Ids that people type; the others are made by the studio. */
const typedIds = new Set(['code', 'product_code', 'service']);

/** Whether only the id differs: somebody types into it. */
function isRenamed(one: Json, other: Json) {
  if (!isFields(one) || !isFields(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const [changed = '', ...others] = [...names].filter((name) => !isSame(one[name], other[name]));
  return others.length === 0 && typedIds.has(changed);
}

/** Where an entry of a list is in another version of the list; null if it is gone. */
function indexAfter(before: List, after: List, at: number): number | null {
  const [old, now] = entriesById(before, after) ?? [];
  if (old && now) {
    const ids = [...now.keys()];
    const index = ids.indexOf([...old.keys()][at] ?? '');
    if (index >= 0) return index;
    return !old.has(ids[at] ?? '') && isRenamed(before[at], after[at]) ? at : null;
  }
  if (isSame(before[at], after[at])) return at;
  const index = after.findIndex((entry) => isSame(entry, before[at]));
  if (index >= 0) return index;
  return before.length === after.length ? at : null;
}

/** Where a part of one version of a document is in another; null if it is gone. */
export function followPlace(place: string, before: Json, after: Json): string | null {
  const form = formPlaceOf(place);
  if (before === after || !place.startsWith(form)) return place;
  let [from, to] = ['', ''];
  for (const step of fromPointer(form)) {
    const list = valueAt(before, from);
    const isEntry = Array.isArray(list) && Number(step) < list.length;
    const next = isEntry ? indexAfter(list, listAt(after, to), Number(step)) : step;
    if (next === null) return null;
    [from, to] = [`${from}/${step}`, `${to}/${next}`];
  }
  return `${to}${place.slice(form.length)}`;
}
