import { mergeDocuments } from '../../../shared/documents/merge';

const list = (...ids: string[]) => ids.map((view_uid) => ({ view_uid }));
const named = (view_uid: string, name: string) => ({ view_uid, name });

/** Values under `at` in a document that the two people changed, and what the merge makes of them. */
const merges: readonly (readonly [title: string, base: unknown, mine: unknown, theirs: unknown, merged: unknown])[] = [
  ['my change alone', 1, 2, 1, 2],
  ['their change alone', 1, 1, 2, 2],
  ['the same change of both', 1, 2, 2, 2],
  ['a field that I added', undefined, 'new', undefined, 'new'],
  ['a field that they removed', 'old', 'old', undefined, undefined],
  ['different fields of one part', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['keys in another order are no change', { a: 1, b: 1 }, { b: 1, a: 1 }, { a: 1, b: 2 }, { a: 1, b: 2 }],
  ['parts that both added', undefined, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  [
    'fields of entries with ids, one of them moved',
    [named('a', 'A'), named('b', 'B')],
    [named('b', 'B'), named('a', 'A')],
    [named('a', 'A'), named('b', 'B!')],
    [named('b', 'B!'), named('a', 'A')],
  ],
  ['entries that both added', list('a', 'b'), list('a', 'x', 'b'), list('a', 'b', 'y'), list('a', 'x', 'b', 'y')],
  ['entries that both added at the start', list('a'), list('x', 'a'), list('y', 'a'), list('x', 'y', 'a')],
  [
    'an entry that I removed while they moved others',
    list('a', 'b', 'c'),
    list('a', 'c'),
    list('c', 'b', 'a'),
    list('c', 'a'),
  ],
  ['entries without ids at different places', ['a', 'b', 'c'], ['A', 'b', 'c'], ['a', 'b', 'C'], ['A', 'b', 'C']],
  ['the same entry without an id, added by both', ['a'], ['a', 'b'], ['a', 'b'], ['a', 'b']],
  [
    'texts of pictures that both described',
    [],
    [{ picture: 'listimage/a', alt: 'A' }],
    [{ picture: 'listimage/a', focus_x: 1 }, { picture: 'listimage/b' }],
    [{ picture: 'listimage/a', focus_x: 1, alt: 'A' }, { picture: 'listimage/b' }],
  ],
  [
    'a list that another field names on one side',
    [{ id: 'a' }],
    [{ id: 'a', view_uid: 'v' }],
    [{ id: 'a', n: 1 }],
    [{ id: 'a', view_uid: 'v', n: 1 }],
  ],
];

test.each(merges)('merges %s', (_title, base, mine, theirs, merged) => {
  const result = mergeDocuments({ at: base }, { at: mine }, { at: theirs }, 'theirs');
  expect(result).toEqual({ document: merged === undefined ? {} : { at: merged }, conflicts: [] });
});

/** What both changed: the kept value by side, and where the conflict is reported. */
const conflicts: readonly (readonly [
  title: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly (string | number)[],
])[] = [
  ['a value', 1, 2, 3, []],
  ['a value that I removed', 1, undefined, 3, []],
  ['a value of an entry', [named('a', 'A')], [named('a', 'M')], [named('a', 'T')], [0, 'name']],
  ['the order of entries', list('a', 'b', 'c'), list('b', 'a', 'c'), list('a', 'c', 'b'), []],
  ['an entry without an id', ['a'], ['m'], ['t'], []],
  ['a part that became a text', { a: 1 }, { a: 2 }, 'text', []],
];

describe.each(['mine', 'theirs'] as const)('of two changes, %s is kept', (side) => {
  test.each(conflicts)('for %s', (_title, base, mine, theirs, path) => {
    const result = mergeDocuments({ at: base }, { at: mine }, { at: theirs }, side);
    expect(result.document).toEqual(JSON.parse(JSON.stringify({ at: { mine, theirs }[side] })));
    expect(result.conflicts).toEqual([expect.objectContaining({ path: ['at', ...path] })]);
  });
});

test('an entry that one removed and the other changed is a conflict of the list', () => {
  const [base, changed] = [{ at: [named('a', 'A'), named('b', 'B')] }, { at: [named('a', 'A'), named('b', 'B!')] }];
  const removed = { at: [named('a', 'A')] };
  const conflict = { path: ['at'], base: named('b', 'B'), mine: undefined, theirs: named('b', 'B!') };
  expect(mergeDocuments(base, removed, changed, 'mine')).toEqual({ document: removed, conflicts: [conflict] });
  expect(mergeDocuments(base, removed, changed, 'theirs').document).toEqual(changed);
});

test('a conflict names the place of its entry in the merged list', () => {
  const base = { at: [named('a', 'A'), named('b', 'B')] };
  const mine = { at: [named('b', 'M'), named('a', 'A')] };
  const theirs = { at: [named('a', 'A'), named('b', 'T')] };
  expect(mergeDocuments(base, mine, theirs, 'theirs').conflicts).toEqual([
    { path: ['at', 0, 'name'], base: 'B', mine: 'M', theirs: 'T' },
  ]);
});
