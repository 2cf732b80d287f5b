import fc from 'fast-check';
import storeSchema from '../../../schema/store/store.schema.json';
import { canonicalText } from '../../../shared/documents/canonical';
import type { Fields } from '../../../shared/documents/entries';
import { changesInWords } from '../../../studio/changes/sentences';
import { documentPlace, entryPlace, fieldPlace, type SchemaPlace } from '../../../studio/changes/schema-place';
import { anyStore } from '../../support/stores/store-documents';
import { studioLanguage } from '../../support/studio/studio-translate';

const indonesian = studioLanguage('id');

const inWords = (before: object, after: object) => changesInWords({ ...before }, { ...after }, indonesian);

test('documents that differ have at least one sentence, and equal ones none', () => {
  fc.assert(
    fc.property(anyStore, anyStore, ({ document: before }, { document: after }) => {
      const isSame = canonicalText(before) === canonicalText(after);
      expect(inWords(before, after).length > 0).toBe(!isSame);
      expect(inWords(after, structuredClone(after))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/** Every field of a document with the ways to leave it out. */
function withoutOneField(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((entry, at) => withoutOneField(entry, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    [...path, name],
    ...withoutOneField(field, [...path, name]),
  ]);
}

function removed(document: object, path: readonly (string | number)[]): Fields {
  const copy = structuredClone(document) as Record<string, unknown>;
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, copy);
  delete parent[String(path.at(-1))];
  return copy;
}

test('each field that is left out has a sentence, in both directions', () => {
  fc.assert(
    fc.property(anyStore, fc.nat(), ({ document }, chance) => {
      const paths = withoutOneField(document);
      const path = paths[chance % paths.length] ?? [];
      const other = removed(document, path);
      expect({ path, count: inWords(document, other).length }).not.toEqual({ path, count: 0 });
      expect({ path, count: inWords(other, document).length }).not.toEqual({ path, count: 0 });
    }),
    { numRuns: 100 },
  );
});

const definitions = Object.keys(storeSchema.definitions);

/** Every place of the schema, once. */
function placesOf(place: SchemaPlace, seen = new Map<string, SchemaPlace>()): Map<string, SchemaPlace> {
  const id = `${place.key} ${place.isEnglish}`;
  if (seen.has(id)) return seen;
  seen.set(id, place);
  for (const name of Object.keys(place.schema.properties ?? {})) placesOf(fieldPlace(place, name), seen);
  if (place.kind === 'list') {
    const categories = [undefined, 0, 1, 2, 3, 4, 5, 6, 7];
    for (const category of categories) placesOf(entryPlace(place, { category }), seen);
  }
  return seen;
}

test('every field of the schema has a name and a kind', () => {
  const places = [...placesOf(documentPlace).values()];
  const keys = new Set(Object.keys(indonesian.words));
  expect(places.filter(({ kind, key }) => kind === 'unknown' || !key || !keys.has(key))).toEqual([]);
  expect(places.length).toBeGreaterThan(definitions.length * 5);
});

test('every amount in rupiah is shown as money', () => {
  const amounts = [...placesOf(documentPlace).values()].filter(({ schema }) =>
    /whole rupiah/.test((schema as { description?: string }).description ?? ''),
  );
  expect(amounts.filter(({ kind }) => kind !== 'money').map(({ key }) => key)).toEqual([]);
  expect(amounts.length).toBeGreaterThan(4);
});
