import type { Issue, Path } from '../../store-check/issue';
import { didYouMean } from '../../store-check/message-text';
import { type Entry, type Parts, type Resource, stockBefore } from './resource';

export interface MergeOptions {
  /** Changes only these fields of existing entries. */
  only?: readonly string[];
  deleteMissing?: boolean;
  reorder?: boolean;
}

/** Entries in carts or orders are closed instead of removed. */
export interface InUse {
  entries: ReadonlySet<string>;
  /** In the form `{entry} {part}`. */
  parts: ReadonlySet<string>;
}

export interface Merged {
  entries: Entry[];
  removed: string[];
  closed: string[];
  /** Paths in the file of entries and their parts; entries without a path are unchanged. */
  pathsInFile: ReadonlyMap<unknown, Path>;
  issues: Issue[];
}

const isFields = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' and ');

/** Adds the difference since the export to the current stock, so that pieces sold in the meantime stay sold. */
function countedStock(input: Entry, before: Entry | undefined, { stock = '' }: Resource, was: string) {
  const [now, then, there] = [input[stock], input[was], before?.[stock]];
  if (typeof now !== 'number' || typeof then !== 'number' || typeof there !== 'number') return now;
  return Math.max(0, there + now - then);
}

function mergeFields(
  input: Entry,
  before: Entry | undefined,
  resource: Resource,
  idField: string,
  only?: readonly string[],
) {
  const was = stockBefore(resource) ?? '';
  const merged: Entry = { ...before };
  for (const [field, value] of Object.entries(input)) {
    if (field === was && resource.stock) continue;
    if (field !== idField && only && !only.includes(field)) continue;
    if (value === null) delete merged[field];
    else merged[field] = field === resource.stock ? countedStock(input, before, resource, was) : value;
  }
  return merged;
}

/** An entry changes only the fields that it names. */
export function mergeEntries(
  resource: Resource,
  current: readonly Entry[],
  input: readonly Entry[],
  { only, deleteMissing = false, reorder = false }: MergeOptions,
  inUse: InUse,
): Merged {
  const { id, list, noun, parts, required } = resource;
  const idOf = (entry: Entry) => String(entry[id]);
  const before = new Map(current.map((entry) => [idOf(entry), entry]));
  const pathsInFile = new Map<unknown, Path>();
  const issues: Issue[] = [];
  const merged = new Map<string, Entry>();
  const first = new Map<string, number>();

  function mergeParts(entry: Entry, stored: Entry | undefined, { field, id: partId }: Parts, path: Path): unknown {
    const here = (stored?.[field] ?? []) as Entry[];
    const there = entry[field];
    if (!Array.isArray(there)) return there;
    const partNames = new Set<unknown>();
    const changed = new Map(here.map((part) => [part[partId], part]));
    for (const [index, part] of (there as unknown[]).entries()) {
      const at = [...path, field, index];
      const partName = isFields(part) ? (part[partId] as string | undefined) : undefined;
      const currentNames = changed.get(partName);
      if (partName !== undefined && partNames.has(partName)) {
        issues.push({ path: [...at, partId], reason: `"${partName}" appears twice` });
      }
      if (only && !currentNames) {
        issues.push({
          path: at,
          reason: `"${idOf(entry)}" has no "${partName}" to change`,
        });
      }
      partNames.add(partName);
      const next = isFields(part) ? mergeFields(part, currentNames, resource, partId, only) : part;
      pathsInFile.set(next, at);
      changed.set(partName ?? at, next as Entry);
    }
    const isRetained = (name: unknown) =>
      !deleteMissing || partNames.has(name) || inUse.parts.has(`${idOf(entry)} ${String(name)}`);
    return [...changed].flatMap(([name, part]) => {
      if (!here.includes(part) || partNames.has(name)) return [part];
      if (!isRetained(name)) return [];
      return [deleteMissing && resource.stock ? { ...part, [resource.stock]: 0 } : part];
    });
  }

  for (const [index, entry] of input.entries()) {
    const path: Path = [list, index];
    if (typeof entry[id] !== 'string' || entry[id] === '') {
      issues.push({ path, reason: `needs "${id}", which identifies the ${noun}` });
      continue;
    }
    const name = idOf(entry);
    const stored = before.get(name);
    const earlier = first.get(name);
    if (earlier !== undefined) {
      issues.push({
        path: [...path, id],
        reason: `"${name}" is already entry ${earlier + 1} of this file`,
      });
      continue;
    }
    first.set(name, index);
    const missing = required.filter((field) => entry[field] === undefined || entry[field] === null);
    if (!stored && (only || missing.length > 0)) {
      const needs = only ? '--only changes existing entries' : `a new one needs ${quoted(missing)}`;
      const hint = didYouMean(name, [...before.keys()]);
      issues.push({ path: [...path, id], reason: `there is no ${noun} "${name}", and ${needs}`, hint });
      continue;
    }
    const { [parts?.field ?? '']: partsInput, ...fields } = entry;
    const next = mergeFields(fields, stored, resource, id, only);
    if (parts && partsInput === null) delete next[parts.field];
    else if (parts && partsInput !== undefined) next[parts.field] = mergeParts(entry, stored, parts, path);
    pathsInFile.set(next, path);
    merged.set(name, next);
  }

  const missing = deleteMissing ? [...before.keys()].filter((name) => !first.has(name)) : [];
  const closed = missing.filter((name) => inUse.entries.has(name));
  for (const name of closed) merged.set(name, { ...before.get(name), is_open: 0, components: [] });
  const removed = missing.filter((name) => !inUse.entries.has(name));
  const removedIds = new Set(removed);

  const currentNames = [...before.keys()];
  const order = reorder ? [...first.keys(), ...currentNames] : [...currentNames, ...first.keys()];
  const entries = [...new Set(order)].flatMap((name) => {
    const entry = removedIds.has(name) ? undefined : (merged.get(name) ?? before.get(name));
    return entry ? [entry] : [];
  });
  return { entries, removed, closed, pathsInFile, issues };
}
