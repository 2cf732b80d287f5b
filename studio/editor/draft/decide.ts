import type { DraftConflict, Sheet } from '../../../machines/studio/draft-sheet';
import { entriesById, type Fields, isFields } from '../../../shared/documents/entries';
import { followConflict } from '../../../shared/documents/follow';
import { fromPointer, toPointer } from '../../../shared/documents/pointers';
import { parentOf, valueAt } from '../values';
import { applyOperations } from './apply-operations';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** A conflict of a list is about the order of its entries, or about an entry that one of the people removed. */
function decidedList(list: readonly unknown[], value: unknown): unknown {
  const [entries] = entriesById(list) ?? [];
  if (!entries) return value ?? list;
  if (isIds(value)) {
    const others = [...entries.keys()].filter((id) => !value.includes(id));
    return [...value, ...others].flatMap((id) => (entries.has(id) ? [entries.get(id)] : []));
  }
  if (!isFields(value)) return list;
  const isThere = list.length > 0 && entriesById([...list, value]) === undefined;
  return isThere ? list : [...list, value];
}

/** The document in which a conflict has the chosen value; null for none. */
export function withDecision(document: Fields, pointer: string, value: unknown): Fields {
  const now = valueAt(document, pointer);
  const isGone = valueAt(document, parentOf(pointer)) === undefined;
  if (isGone) return document;
  if (Array.isArray(now))
    return applyOperations(document, [{ op: 'replace', path: pointer, value: decidedList(now, value) }]);
  if (value !== null && value !== undefined)
    return applyOperations(document, [{ op: now === undefined ? 'add' : 'replace', path: pointer, value }]);
  return now === undefined ? document : applyOperations(document, [{ op: 'remove', path: pointer }]);
}

/** A conflict of one version of the document in another. */
export function followed(conflict: DraftConflict, before: Fields, after: Fields): DraftConflict {
  if (before === after) return conflict;
  const { path, base, kept, other, by } = followConflict(
    { ...conflict, path: fromPointer(conflict.pointer) },
    before,
    after,
  );
  return { pointer: toPointer(path), base: base ?? null, kept: kept ?? null, other: other ?? null, by };
}

const openSaved = ({ saved, document, decided, sent }: Sheet) => {
  const done = new Set([...decided, ...(sent?.decided ?? [])]);
  return saved.conflicts
    .filter(({ pointer }) => !done.has(pointer))
    .map((conflict) => ({ ...followed(conflict, saved.document, document), savedPointer: conflict.pointer }));
};

/** The conflicts to decide, of the provider and of this page, as places of the document. */
export const openConflicts = (sheet: Sheet): DraftConflict[] => [
  ...sheet.conflicts,
  ...openSaved(sheet).map(({ savedPointer: _, ...conflict }) => conflict),
];

/** Chooses values of fields, so that their conflicts end. */
export function withDecisions(
  sheet: Sheet,
  decisions: readonly { readonly pointer: string; readonly value: unknown }[],
): Sheet {
  const pointers = new Set(decisions.map(({ pointer }) => pointer));
  const document = decisions.reduce((now, { pointer, value }) => withDecision(now, pointer, value), sheet.document);
  const ended = openSaved(sheet).filter(({ pointer }) => pointers.has(pointer));
  return {
    ...sheet,
    document,
    conflicts: sheet.conflicts.filter(({ pointer }) => !pointers.has(pointer)),
    decided: [...new Set([...sheet.decided, ...ended.map(({ savedPointer }) => savedPointer)])],
  };
}
