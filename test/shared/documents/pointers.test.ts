import { changedPointers, toPointer } from '../../../shared/documents/pointers';

const entry = (view_uid: string, name = view_uid) => ({ view_uid, name });

test.each<[title: string, before: unknown, after: unknown, pointers: string[]]>([
  ['nothing, for another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  ['a field', { app: { name: 'A', layout: 1 } }, { app: { name: 'B', layout: 1 } }, ['/app/name']],
  ['a field that was added', { app: {} }, { app: { name: 'B' } }, ['/app/name']],
  ['a field that was removed', { app: { name: 'A' } }, { app: {} }, ['/app/name']],
  [
    'a field of an entry',
    { list: [entry('a'), entry('b')] },
    { list: [entry('a'), entry('b', 'B')] },
    ['/list/1/name'],
  ],
  ['an added entry', { list: [entry('a')] }, { list: [entry('a'), entry('b')] }, ['/list']],
  ['a removed entry', { list: [entry('a'), entry('b')] }, { list: [entry('b')] }, ['/list']],
  ['entries that moved', { list: [entry('a'), entry('b')] }, { list: [entry('b'), entry('a')] }, ['/list']],
  ['a list without ids', { list: [1, 2] }, { list: [1, 3] }, ['/list']],
  ['a part that became a text', { app: { name: 'A' } }, { app: 'A' }, ['/app']],
])('points to %s', (_title, before, after, pointers) => {
  expect(changedPointers(before, after)).toEqual(pointers);
});

test('a pointer escapes slashes and tildes', () => {
  expect(toPointer(['a/b', 0, 'c~d'])).toBe('/a~1b/0/c~0d');
});
