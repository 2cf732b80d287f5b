import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { entriesById } from '../../../shared/documents/entries';
import { mergeDocuments } from '../../../shared/documents/merge';

interface Entry {
  view_uid: string;
  title: string;
  hidden?: boolean;
}
type Document = { name: string; entries: Entry[] };

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const entry = fc.record({
  view_uid: fc.constantFrom(...ids),
  title: fc.string({ maxLength: 2 }),
  hidden: fc.boolean(),
});
const document = fc.record({
  name: fc.constantFrom('one', 'two', 'three'),
  entries: fc.uniqueArray(entry, { selector: ({ view_uid }) => view_uid, maxLength: 5 }),
});
const versions = fc.tuple(document, document, document);

const merge = (base: Document, mine: Document, theirs: Document, side: 'mine' | 'theirs' = 'theirs') =>
  mergeDocuments({ ...base }, { ...mine }, { ...theirs }, side);
const entriesOf = (merged: Readonly<Record<string, unknown>>) => {
  const [map] = entriesById(merged.entries as Entry[]) ?? [];
  if (!map) throw new Error('An entry stands twice');
  return map as ReadonlyMap<string, Entry>;
};
const find = ({ entries }: Document, id: string) => entries.find(({ view_uid }) => view_uid === id);

test('a change of one side alone is the merged document', () => {
  fc.assert(
    fc.property(document, document, (base, changed) => {
      expect(merge(base, changed, base)).toEqual({ document: changed, conflicts: [] });
      expect(merge(base, base, changed)).toEqual({ document: changed, conflicts: [] });
    }),
  );
});

test('no entry is doubled, and each field that one side changed has its value', () => {
  fc.assert(
    fc.property(versions, ([base, mine, theirs]) => {
      const merged = entriesOf(merge(base, mine, theirs).document);
      for (const id of ids) {
        const [old, own, other, now] = [find(base, id), find(mine, id), find(theirs, id), merged.get(id)];
        if (!own !== !old && isDeepStrictEqual(other, old)) expect(!now).toBe(!own);
        if (!old || !own || !other) continue;
        if (own.title !== old.title && other.title === old.title) expect(now?.title).toBe(own.title);
        if (other.title !== old.title) expect(now?.title).toBe(other.title);
      }
    }),
  );
});

test('each field that both changed differently is a conflict', () => {
  fc.assert(
    fc.property(versions, ([base, mine, theirs]) => {
      const { conflicts } = merge(base, mine, theirs);
      const differ = new Set([base.name, mine.name, theirs.name]).size === 3;
      expect(conflicts.some(({ path }) => path[0] === 'name')).toBe(differ);
    }),
  );
});

test('both people see the same fields, whoever saved first', () => {
  fc.assert(
    fc.property(versions, ([base, mine, theirs]) => {
      const one = entriesOf(merge(base, mine, theirs, 'mine').document);
      const other = entriesOf(merge(base, theirs, mine, 'theirs').document);
      expect(Object.fromEntries(one)).toEqual(Object.fromEntries(other));
    }),
  );
});
