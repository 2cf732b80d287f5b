import { applyPatch } from 'fast-json-patch';
import { addEntry, moveEntry, removeEntry, setValue } from '../../../../studio/editor/form/operations';

const document = {
  app: { name: 'Toko', slider: [{ title: 'Satu' }], points: { per_amount: 1000 } },
  components: [{ name: 'Sayur', en: { name: 'Vegetables' } }],
};

test.each([
  ['a value that is the same', '/app/name', 'Toko', []],
  ['another value', '/app/name', 'Warung', [{ op: 'replace', path: '/app/name', value: 'Warung' }]],
  ['a first value', '/app/tagline', 'Segar', [{ op: 'add', path: '/app/tagline', value: 'Segar' }]],
  ['no value', '/app/name', undefined, [{ op: 'remove', path: '/app/name' }]],
  ['no value where there is none', '/app/tagline', undefined, []],
  [
    'a value in an object that is missing',
    '/app/en/tagline',
    'Fresh',
    [{ op: 'add', path: '/app/en', value: { tagline: 'Fresh' } }],
  ],
  ['no value, the last of its object', '/app/points/per_amount', undefined, [{ op: 'remove', path: '/app/points' }]],
  ['no translation, the last one', '/components/0/en/name', undefined, [{ op: 'remove', path: '/components/0/en' }]],
  ['no value, the last of an entry', '/app/slider/0/title', undefined, [{ op: 'remove', path: '/app/slider/0/title' }]],
])('a field gets %s by the smallest operations', (_what, pointer, value, operations) => {
  expect(setValue(document, pointer, value)).toEqual(operations);
});

const changed = (operations: ReturnType<typeof setValue>) =>
  applyPatch(structuredClone(document), operations).newDocument;

test('a list that is missing is added with its first entry', () => {
  expect(changed(addEntry(document, '/app/labels', { id: 'a' })).app).toHaveProperty('labels', [{ id: 'a' }]);
});

test('an entry is added at the end', () => {
  expect(changed(addEntry(document, '/app/slider', { title: 'Dua' })).app.slider).toEqual([
    { title: 'Satu' },
    { title: 'Dua' },
  ]);
});

test('an optional list goes with its last entry, a required one stays', () => {
  expect(changed(removeEntry(document, '/app/slider/0', true)).app).not.toHaveProperty('slider');
  expect(changed(removeEntry(document, '/app/slider/0', false)).app.slider).toEqual([]);
});

test('an entry moves to another place of its list', () => {
  expect(moveEntry('/app/slider', 2, 1)).toEqual([{ op: 'move', from: '/app/slider/2', path: '/app/slider/1' }]);
});
