import { diff3Merge } from 'node-diff3';
import { canonicalText } from './canonical';
import { type Entries, entriesById, type Fields, isFields, isMoved } from './entries';
import { toPointer } from './pointers';

/** A field that both sides changed, each in its own way. An absent value is undefined. */
export interface Conflict {
  /** Where it is in the merged document, as in a JSON pointer. */
  path: (string | number)[];
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  value: unknown;
  conflicts: Conflict[];
}

export type Side = 'mine' | 'theirs';

interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

const isEqual = (one: unknown, other: unknown) =>
  one === other || (one !== undefined && other !== undefined && canonicalText(one) === canonicalText(other));

const placed = (conflicts: readonly Conflict[], step: string | number): Conflict[] =>
  conflicts.map((conflict) => ({ ...conflict, path: [step, ...conflict.path] }));

const conflicting = (versions: Versions, side: Side): Merged => ({
  value: versions[side],
  conflicts: [{ path: [], ...versions }],
});

function mergeFields(base: Fields, mine: Fields, theirs: Fields, side: Side): Merged {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((name) => {
    const { value, conflicts } = mergeValues({ base: base[name], mine: mine[name], theirs: theirs[name] }, side);
    return { name, value, conflicts: placed(conflicts, name) };
  });
  return {
    value: Object.fromEntries(merged.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

/** Adds the ids that `order` lacks, each after the one that it follows in `from`. */
function withAdditions(order: readonly string[], from: readonly string[], kept: ReadonlySet<string>): string[] {
  const ids = order.filter((id) => kept.has(id));
  from.forEach((id, at) => {
    if (!kept.has(id) || ids.includes(id)) return;
    const before = from.slice(0, at).findLast((earlier) => ids.includes(earlier));
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  });
  return ids;
}

function mergeEntries(base: Entries, mine: Entries, theirs: Entries, side: Side): Merged {
  const ids = [...new Set([...theirs.keys(), ...mine.keys()])];
  const merged = new Map(
    ids.map((id) => {
      return [id, mergeValues({ base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }, side)];
    }),
  );
  const kept = new Set(ids.filter((id) => merged.get(id)?.value !== undefined));
  const moves = { mine: isMoved(base, mine), theirs: isMoved(base, theirs) };
  const [first, second] = moves.mine && (side === 'mine' || !moves.theirs) ? [mine, theirs] : [theirs, mine];
  const order = withAdditions([...first.keys()], [...second.keys()], kept);
  const bothMoved = moves.mine && moves.theirs && isMoved(mine, theirs);
  const lists = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  return {
    value: order.map((id) => merged.get(id)?.value),
    conflicts: [
      ...(bothMoved ? [{ path: [], ...lists }] : []),
      ...order.flatMap((id, at) => placed(merged.get(id)?.conflicts ?? [], at)),
      ...ids.flatMap((id) => (kept.has(id) ? [] : (merged.get(id)?.conflicts ?? []))),
    ],
  };
}

/** Entries without ids are matched by their content. @returns undefined if both changed the same place */
function mergeSequences(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const [own, old, other] = [mine, base, theirs].map((list) => list.map(canonicalText)) as [
    string[],
    string[],
    string[],
  ];
  const parts = diff3Merge(own, old, other, { excludeFalseConflicts: true, stringSeparator: /\n/ });
  if (parts.some((part) => part.conflict)) return undefined;
  return parts.flatMap((part) => part.ok ?? []).map((text): unknown => JSON.parse(text));
}

function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[], side: Side) {
  const entries = entriesById(base, mine, theirs);
  if (entries) return mergeEntries(...entries, side);
  const value = mergeSequences(base, mine, theirs);
  return value ? { value, conflicts: [] } : conflicting({ base, mine, theirs }, side);
}

function mergeValues(versions: Versions, side: Side): Merged {
  const { base, mine, theirs } = versions;
  if (isEqual(mine, theirs) || isEqual(base, mine)) return { value: theirs, conflicts: [] };
  if (isEqual(base, theirs)) return { value: mine, conflicts: [] };
  if (isFields(mine) && isFields(theirs)) return mergeFields(isFields(base) ? base : {}, mine, theirs, side);
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, side);
  return conflicting(versions, side);
}

/**
 * Merges two changes of one document. Where both changed the same field, the merged document has the value of `side`,
 * and `conflicts` has both. Entries of lists are matched by their ids, where all have one.
 */
export function mergeDocuments(base: Fields, mine: Fields, theirs: Fields, side: Side) {
  const { value, conflicts } = mergeFields(base, mine, theirs, side);
  return { document: value as Fields, conflicts };
}

/** A later conflict of a field replaces an earlier one, unless both are to stay. */
export function joinConflicts<One extends Pick<Conflict, 'path'>>(
  earlier: readonly One[],
  later: readonly One[],
  isReplaced: (earlier: One, later: One) => boolean = () => true,
): One[] {
  const isOver = (one: One) =>
    later.some((other) => toPointer(other.path) === toPointer(one.path) && isReplaced(one, other));
  return [...earlier.filter((one) => !isOver(one)), ...later];
}
