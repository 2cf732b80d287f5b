import { canonicalText } from '../../shared/documents/canonical';
import { entriesById } from '../../shared/documents/entries';
import { titleOf } from './title-of';

/** The place of an entry in both versions of a list; undefined where it is missing. */
export interface Pair {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

type Pairing = Map<number, number>;

/** Pairs entries that are not paired yet and have the same mark; of several, those at the same place first. */
function pairBy(
  before: readonly unknown[],
  after: readonly unknown[],
  paired: Pairing,
  markOf: (entry: unknown, at: number) => string | undefined,
) {
  const taken = new Set(paired.values());
  const free = new Map<string, number[]>();
  before.forEach((entry, at) => {
    const mark = markOf(entry, at);
    if (mark !== undefined && !taken.has(at)) free.set(mark, [...(free.get(mark) ?? []), at]);
  });
  const pairAt = (at: number, choose: (candidates: readonly number[]) => number | undefined) => {
    const mark = markOf(after[at], at);
    const candidates = (mark !== undefined && free.get(mark)) || [];
    const chosen = paired.has(at) ? undefined : choose(candidates);
    if (mark === undefined || chosen === undefined) return;
    paired.set(at, chosen);
    free.set(
      mark,
      candidates.filter((candidate) => candidate !== chosen),
    );
  };
  after.forEach((_, at) => pairAt(at, (candidates) => candidates.find((candidate) => candidate === at)));
  after.forEach((_, at) => pairAt(at, ([first]) => first));
}

/** Entries without ids are the same if their content is, else their title, else their place in the list. */
function pairWithoutIds(before: readonly unknown[], after: readonly unknown[]): Pairing {
  const paired: Pairing = new Map();
  pairBy(before, after, paired, canonicalText);
  pairBy(before, after, paired, titleOf);
  pairBy(before, after, paired, (_, at) => String(at));
  return paired;
}

function pairById(before: readonly unknown[], after: readonly unknown[]): Pairing | undefined {
  const entries = entriesById(before, after);
  if (!entries) return undefined;
  const ids = [...entries[0].keys()];
  return new Map(
    [...entries[1].keys()].flatMap((id, at) => (ids.includes(id) ? [[at, ids.indexOf(id)] as const] : [])),
  );
}

/** The pairs of both versions of a list: first those of the new one, in its order, then what was removed. */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const paired = pairById(before, after) ?? pairWithoutIds(before, after);
  const kept = new Set(paired.values());
  return [
    ...after.map((_, at) => ({ before: paired.get(at), after: at })),
    ...before.flatMap((_, at) => (kept.has(at) ? [] : [{ before: at, after: undefined }])),
  ];
}

/** The longest part of a sequence that rises. */
function longestRise(sequence: readonly number[]): ReadonlySet<number> {
  const rises: number[][] = [];
  for (const value of sequence) {
    const before = rises
      .filter((rise) => (rise.at(-1) ?? 0) < value)
      .reduce<number[]>((best, rise) => (rise.length > best.length ? rise : best), []);
    rises.push([...before, value]);
  }
  return new Set(rises.reduce((best, rise) => (rise.length > best.length ? rise : best), []));
}

/** The fewest entries of which it can be said that they were moved, by their places in the new list. */
export function movedEntries(pairs: readonly Pair[]): ReadonlySet<number> {
  const common = pairs.flatMap(({ before, after }) =>
    before === undefined || after === undefined ? [] : [{ before, after }],
  );
  const stayed = longestRise(common.map(({ before }) => before));
  return new Set(common.filter(({ before }) => !stayed.has(before)).map(({ after }) => after));
}
