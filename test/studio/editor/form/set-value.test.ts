import { setValue } from '../../../../studio/editor/form/set-value';

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
