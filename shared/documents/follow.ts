import { entriesById, isFields } from './entries';

type Path = readonly (string | number)[];

interface Found {
  path: (string | number)[];
  /** An entry on the way that the other version lacks: `path` ends at its list. */
  lost?: { entry: unknown; rest: Path };
}

const childOf = (node: unknown, step: string | number) => {
  if (Array.isArray(node)) return node[Number(step)] as unknown;
  return isFields(node) ? node[step] : undefined;
};

function find([step, ...rest]: Path, before: unknown, after: unknown): Found {
  if (step === undefined) return { path: [] };
  const [old, now] = (Array.isArray(before) && Array.isArray(after) && entriesById(before, after)) || [];
  const id = old && [...old.keys()][Number(step)];
  if (!old || !now || id === undefined) {
    const found = find(rest, childOf(before, step), childOf(after, step));
    return { ...found, path: [step, ...found.path] };
  }
  if (!now.has(id)) return { path: [], lost: { entry: old.get(id), rest } };
  const found = find(rest, old.get(id), now.get(id));
  return { ...found, path: [[...now.keys()].indexOf(id), ...found.path] };
}

function withValue(node: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(node))
    return node.map((entry: unknown, at) => (at === Number(step) ? withValue(entry, rest, value) : entry));
  return isFields(node) ? { ...node, [step]: withValue(node[step], rest, value) } : node;
}

interface Placed {
  path: Path;
  base?: unknown;
  kept?: unknown;
  other?: unknown;
}

/**
 * A conflict of one version of a document in another version: entries are followed by their ids. If the entry is gone,
 * the conflict is between removing it and the other value.
 */
export function followConflict<One extends Placed>(conflict: One, before: unknown, after: unknown) {
  const { path, lost } = find(conflict.path, before, after);
  if (!lost) return { ...conflict, path };
  const { entry, rest } = lost;
  return { ...conflict, path, base: entry, kept: undefined, other: withValue(entry, rest, conflict.other) };
}

/** Where a value of one version of a document is in another; its list if its entry is gone. */
export const followPath = (path: Path, before: unknown, after: unknown) => find(path, before, after).path;
