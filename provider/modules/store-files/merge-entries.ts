import type { Issue, Path } from '../../store-check/issue';
import { didYouMean } from '../../store-check/message-text';
import { type Entry, type Parts, type Resource, stockBefore } from './resource';

export interface MergeOptions {
  /** Changes these fields alone, of entries that are there. */
  only?: readonly string[];
  /** Takes away what the file does not name. */
  deleteMissing?: boolean;
  /** Puts the entries into the file's order. */
  reorder?: boolean;
}

/** Entries that customers have in carts or orders: they are not taken away but closed. */
export interface InUse {
  entries: ReadonlySet<string>;
  /** Parts as `{entry} {part}`. */
  parts: ReadonlySet<string>;
}

export interface Merged {
  /** What the store would have, in order. */
  entries: Entry[];
  /** Ids of what would be taken away, and of what would be closed in place of that. */
  removed: string[];
  closed: string[];
  /** Where entries and parts of `entries` stand in the file; what does not stand there is unchanged. */
  places: ReadonlyMap<unknown, Path>;
  issues: Issue[];
}

const isFields = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' and ');

/** Pieces that came since the export are added to those of now, so that what was sold meanwhile stays sold. */
function countedStock(given: Entry, before: Entry | undefined, { stock = '' }: Resource, was: string) {
  const [now, then, there] = [given[stock], given[was], before?.[stock]];
  if (typeof now !== 'number' || typeof then !== 'number' || typeof there !== 'number') return now;
  return Math.max(0, there + now - then);
}

function mergeFields(
  given: Entry,
  before: Entry | undefined,
  resource: Resource,
  idField: string,
  only?: readonly string[],
) {
  const was = stockBefore(resource) ?? '';
  const merged: Entry = { ...before };
  for (const [field, value] of Object.entries(given)) {
    if (field === was && resource.stock) continue;
    if (field !== idField && only && !only.includes(field)) continue;
    if (value === null) delete merged[field];
    else merged[field] = field === resource.stock ? countedStock(given, before, resource, was) : value;
  }
  return merged;
}

/** Merges a file into what a store has: an entry changes the fields that it names, and no others. */
export function mergeEntries(
  resource: Resource,
  current: readonly Entry[],
  given: readonly Entry[],
  { only, deleteMissing = false, reorder = false }: MergeOptions,
  inUse: InUse,
): Merged {
  const { id, list, noun, parts, required } = resource;
  const idOf = (entry: Entry) => String(entry[id]);
  const before = new Map(current.map((entry) => [idOf(entry), entry]));
  const places = new Map<unknown, Path>();
  const issues: Issue[] = [];
  const merged = new Map<string, Entry>();
  const first = new Map<string, number>();

  function mergeParts(entry: Entry, known: Entry | undefined, { field, id: partId }: Parts, path: Path): unknown {
    const here = (known?.[field] ?? []) as Entry[];
    const there = entry[field];
    if (!Array.isArray(there)) return there;
    const named = new Set<unknown>();
    const changed = new Map(here.map((part) => [part[partId], part]));
    for (const [index, part] of (there as unknown[]).entries()) {
      const at = [...path, field, index];
      const partName = isFields(part) ? (part[partId] as string | undefined) : undefined;
      const old = changed.get(partName);
      if (partName !== undefined && named.has(partName)) {
        issues.push({ path: [...at, partId], reason: `"${partName}" stands here twice` });
      }
      if (only && !old) {
        issues.push({
          path: at,
          reason: `"${idOf(entry)}" has no "${partName}" whose fields could be changed`,
        });
      }
      named.add(partName);
      const next = isFields(part) ? mergeFields(part, old, resource, partId, only) : part;
      places.set(next, at);
      changed.set(partName ?? at, next as Entry);
    }
    const keep = (name: unknown) =>
      !deleteMissing || named.has(name) || inUse.parts.has(`${idOf(entry)} ${String(name)}`);
    return [...changed].flatMap(([name, part]) => {
      if (!here.includes(part) || named.has(name)) return [part];
      if (!keep(name)) return [];
      return [deleteMissing && resource.stock ? { ...part, [resource.stock]: 0 } : part];
    });
  }

  for (const [index, entry] of given.entries()) {
    const path: Path = [list, index];
    if (typeof entry[id] !== 'string' || entry[id] === '') {
      issues.push({ path, reason: `needs "${id}", by which the ${noun} is known` });
      continue;
    }
    const name = idOf(entry);
    const known = before.get(name);
    const earlier = first.get(name);
    if (earlier !== undefined) {
      issues.push({
        path: [...path, id],
        reason: `"${name}" is already the ${noun} number ${earlier + 1} of this file`,
      });
      continue;
    }
    first.set(name, index);
    const missing = required.filter((field) => entry[field] === undefined || entry[field] === null);
    if (!known && (only || missing.length > 0)) {
      const needs = only ? '--only changes what is there' : `a new one needs ${quoted(missing)}`;
      const hint = didYouMean(name, [...before.keys()]);
      issues.push({ path: [...path, id], reason: `there is no ${noun} "${name}" yet, and ${needs}`, hint });
      continue;
    }
    const { [parts?.field ?? '']: givenParts, ...fields } = entry;
    const next = mergeFields(fields, known, resource, id, only);
    if (parts && givenParts === null) delete next[parts.field];
    else if (parts && givenParts !== undefined) next[parts.field] = mergeParts(entry, known, parts, path);
    places.set(next, path);
    merged.set(name, next);
  }

  const missing = deleteMissing ? [...before.keys()].filter((name) => !first.has(name)) : [];
  const closed = missing.filter((name) => inUse.entries.has(name));
  for (const name of closed) merged.set(name, { ...before.get(name), is_open: 0, components: [] });
  const removed = missing.filter((name) => !inUse.entries.has(name));
  const gone = new Set(removed);

  const old = [...before.keys()];
  const order = reorder ? [...first.keys(), ...old] : [...old, ...first.keys()];
  const entries = [...new Set(order)].flatMap((name) => {
    const entry = gone.has(name) ? undefined : (merged.get(name) ?? before.get(name));
    return entry ? [entry] : [];
  });
  return { entries, removed, closed, places, issues };
}
