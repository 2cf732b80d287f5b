import { canonicalText } from '../../../../shared/documents/canonical';
import { type Fields, isFields } from '../../../../shared/documents/entries';
import { toPointer } from '../../../../shared/documents/pointers';

type Part = readonly [name: string, value: unknown];

const idsOf = (list: unknown) =>
  (Array.isArray(list) ? list : []).map((entry: unknown) => (isFields(entry) ? String(entry.view_uid) : ''));

/** The sections and forms by their ids and in their order, the fields of `app`, and each other field as a whole. */
function partsOf(document: Fields): Map<string, unknown> {
  const parts = Object.entries(document).flatMap(([name, value]): Part[] => {
    if (name === 'app' && isFields(value))
      return Object.entries(value).map(([field, one]) => [toPointer([name, field]), one]);
    if (!Array.isArray(value) || !value.every((entry) => isFields(entry) && typeof entry.view_uid === 'string')) {
      return [[toPointer([name]), value]];
    }
    const ids = idsOf(value);
    return [[toPointer([name]), ids], ...ids.map((id, at): Part => [toPointer([name, id]), value[at]])];
  });
  return new Map(parts);
}

const maxParts = 20;

/**
 * Which parts of a store's document differ, by pointers with ids in place of numbers: `/components/sayur`, `/app/slider`.
 * A list is one of them if the order of its entries differs. At most 20.
 */
export function changedParts(before: Fields, after: Fields): string[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  const differing = [...new Set([...old.keys(), ...now.keys()])].filter(
    (part) => canonicalText(old.get(part) ?? null) !== canonicalText(now.get(part) ?? null),
  );
  const isOfEntries = (list: string) =>
    differing.some((part) => part.startsWith(`${list}/`) && !(old.has(part) && now.has(part)));
  // Of a list whose entries come or go, the entries say so.
  return differing.filter((part) => !isOfEntries(part)).slice(0, maxParts);
}
