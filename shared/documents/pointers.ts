import { canonicalText } from './canonical';
import { entriesById, isFields, isMoved } from './entries';

/** As RFC 6901 writes it. */
export const toPointer = (path: readonly (string | number)[]) =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The steps of a JSON pointer. */
export const fromPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

type Path = readonly (string | number)[];

function changedInList(before: readonly unknown[], after: readonly unknown[], path: Path): Path[] {
  const entries = entriesById(before, after);
  if (!entries) return [path];
  const [old, now] = entries;
  const ids = [...now.keys()];
  const kept = ids.filter((id) => old.has(id));
  const isLonger = kept.length < ids.length || kept.length < old.size;
  return [
    ...(isMoved(old, now) || isLonger ? [path] : []),
    ...kept.flatMap((id) => changedPaths(old.get(id), now.get(id), [...path, ids.indexOf(id)])),
  ];
}

function changedPaths(before: unknown, after: unknown, path: Path): Path[] {
  if (before === after) return [];
  if (before === undefined || after === undefined) return [path];
  if (canonicalText(before) === canonicalText(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return changedInList(before, after, path);
  if (!isFields(before) || !isFields(after)) return [path];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => changedPaths(before[name], after[name], [...path, name]));
}

/** A pointer to each value that differs. Entries that were added, removed or moved change their list. */
export const changedPointers = (before: unknown, after: unknown): string[] =>
  changedPaths(before, after, []).map(toPointer);
