import { followConflict, followPath } from '../../../shared/documents/follow';

const entry = (view_uid: string, title = view_uid) => ({ view_uid, title });
const document = (...components: object[]) => ({ name: 'Toko', components });
const before = document(entry('a'), entry('b'), entry('c'));
const conflict = { path: ['components', 1, 'title'], base: 'b', kept: 'b', other: 'B', by: 'Rina' };

test('a conflict follows its entry to another place', () => {
  const after = document(entry('new'), entry('c'), entry('b'), entry('a'));
  expect(followConflict(conflict, before, after)).toEqual({ ...conflict, path: ['components', 2, 'title'] });
});

test('the conflict of an entry that was removed is between removing it and the other value', () => {
  expect(followConflict(conflict, before, document(entry('a'), entry('c')))).toEqual({
    path: ['components'],
    base: entry('b'),
    kept: undefined,
    other: entry('b', 'B'),
    by: 'Rina',
  });
});

test('a path through fields, and to an entry without an id, stays the same', () => {
  expect(followPath(['name'], before, document())).toEqual(['name']);
  expect(followPath(['lines', 1], { lines: ['x', 'y'] }, { lines: ['y', 'x'] })).toEqual(['lines', 1]);
  expect(followPath(['components'], before, document(entry('z')))).toEqual(['components']);
});
