import { canonicalText } from '../../shared/documents/canonical';
import { type Fields, isFields } from '../../shared/documents/entries';
import { matchEntries, movedEntries } from './match-entries';
import { documentPlace, entryPlace, fieldPlace, type SchemaPlace } from './schema-place';

/** An entry of a list on the way to a field. */
export interface Crumb {
  readonly place: SchemaPlace;
  readonly entry: unknown;
  /** From 1. */
  readonly number: number;
}

export type Act =
  | { readonly kind: 'set'; readonly before: unknown; readonly after: unknown }
  | { readonly kind: 'added' | 'removed' | 'moved'; readonly entry: Crumb };

/** One thing that differs between two documents. */
export interface Change {
  /** In the new document; of an entry that was removed, its list. */
  readonly path: readonly (string | number)[];
  readonly place: SchemaPlace;
  readonly trail: readonly Crumb[];
  readonly act: Act;
}

interface Position extends Pick<Change, 'path' | 'place' | 'trail'> {
  /** The place of the old value if it is another, as of a section that becomes one of another type. */
  readonly old?: SchemaPlace;
}

const isEqual = (one: unknown, other: unknown) =>
  one === other || (one !== undefined && other !== undefined && canonicalText(one) === canonicalText(other));

function listChanges(before: readonly unknown[], after: readonly unknown[], position: Position): Change[] {
  const { path, place, trail } = position;
  const pairs = matchEntries(before, after);
  const moved = movedEntries(pairs);
  const crumb = (entry: unknown, at: number): Crumb => ({ place: entryPlace(place, entry), entry, number: at + 1 });
  return pairs.flatMap((pair): Change[] => {
    if (pair.after === undefined) {
      const at = pair.before ?? 0;
      return [{ ...position, act: { kind: 'removed', entry: crumb(before[at], at) } }];
    }
    const entry = crumb(after[pair.after], pair.after);
    const inside = [...path, pair.after];
    if (pair.before === undefined) return [{ ...position, path: inside, act: { kind: 'added', entry } }];
    return [
      ...(moved.has(pair.after) ? [{ ...position, path: inside, act: { kind: 'moved', entry } as const }] : []),
      ...valueChanges(before[pair.before], entry.entry, {
        path: inside,
        place: entry.place,
        trail: [...trail, entry],
        old: entryPlace(place, before[pair.before]),
      }),
    ];
  });
}

function fieldChanges(before: Fields, after: Fields, { path, place, trail, old = place }: Position): Change[] {
  const names = [
    ...new Set([...Object.keys(place.schema.properties ?? {}), ...Object.keys(after), ...Object.keys(before)]),
  ];
  return names.flatMap((name) =>
    valueChanges(before[name], after[name], {
      path: [...path, name],
      place: fieldPlace(after[name] === undefined ? old : place, name),
      trail,
    }),
  );
}

function partChanges(before: unknown, after: unknown, position: Position): Change[] {
  const { kind, schema } = position.place;
  const [old, now] = [before ?? schema.default, after ?? schema.default];
  if (kind === 'list' && Array.isArray(old ?? []) && Array.isArray(now ?? []))
    return listChanges((old ?? []) as unknown[], (now ?? []) as unknown[], position);
  if (kind === 'group' && isFields(old ?? {}) && isFields(now ?? {}))
    return fieldChanges((old ?? {}) as Fields, (now ?? {}) as Fields, position);
  return [];
}

function valueChanges(before: unknown, after: unknown, position: Position): Change[] {
  if (isEqual(before, after)) return [];
  const parts = partChanges(before, after, position);
  return parts.length > 0 ? parts : [{ ...position, act: { kind: 'set', before, after } }];
}

/** Everything that differs between two documents of a store; entries of lists are followed by their ids. */
export const compareDocuments = (before: Fields, after: Fields): Change[] =>
  valueChanges(before, after, { path: [], place: documentPlace, trail: [] });
