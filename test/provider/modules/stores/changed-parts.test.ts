import { changedParts } from '../../../../provider/modules/stores/rules/changed-parts';

const section = (view_uid: string, more: object = {}) => ({ view_uid, ...more });

test.each<[what: string, before: object, after: object, parts: string[]]>([
  ['nothing', { app: { name: 'A' } }, { app: { name: 'A' } }, []],
  ['fields of the store', { app: { name: 'A', layout: 1 } }, { app: { name: 'B' } }, ['/app/name', '/app/layout']],
  ['another part', { theme: { a: 1 } }, { theme: { a: 2 } }, ['/theme']],
  ['a part that comes', {}, { theme: {} }, ['/theme']],
  [
    'a section',
    { components: [section('a'), section('b')] },
    { components: [section('a'), section('b', { x: 1 })] },
    ['/components/b'],
  ],
  [
    'the order of sections',
    { components: [section('a'), section('b')] },
    { components: [section('b'), section('a')] },
    ['/components'],
  ],
  [
    'a section that comes',
    { components: [section('a')] },
    { components: [section('b'), section('a')] },
    ['/components/b'],
  ],
  [
    'a section that goes',
    { components: [section('a'), section('b')] },
    { components: [section('b')] },
    ['/components/a'],
  ],
  ['a form', { forms: [section('f')] }, { forms: [section('f', { title: 'Janji' })] }, ['/forms/f']],
  ['a list of plain values', { domains: ['a.id'] }, { domains: ['b.id'] }, ['/domains']],
])('a change of %s', (_what, before, after, parts) => {
  expect(changedParts({ ...before }, { ...after })).toEqual(parts);
});

test('at most 20 parts are named', () => {
  const components = (x: number) => ({ components: Array.from({ length: 30 }, (_, at) => section(`s${at}`, { x })) });
  expect(changedParts(components(1), components(2))).toHaveLength(20);
});
