import { changesText, documentChanges } from '../../../provider/store-check/document-changes';

const store = {
  app: { layout: 0, name: 'Warung', domains: ['a.example'] },
  components: [
    { view_uid: 'sayur', name: 'Sayur', category: 6 },
    { view_uid: 'promo', name: 'Promo', category: 6 },
    { view_uid: 'lama', name: 'Lama', category: 0 },
  ],
};

test('names each field that changed, entries of lists by their ids', () => {
  const next = {
    app: { layout: 4, domains: ['a.example', 'b.example'], tagline: 'x'.repeat(60) },
    components: [
      { view_uid: 'promo', name: 'Promo', category: 6 },
      { view_uid: 'sayur', name: 'Sayuran', category: 6 },
      { view_uid: 'baru', name: 'Baru', category: 0 },
    ],
  };
  const changes = documentChanges(store, next);
  expect(changes).toEqual([
    'app.domains: a list of 1 → a list of 2, with other entries',
    'app.layout: 0 → 4',
    'app.name: removed ("Warung")',
    `app.tagline: added ("${'x'.repeat(39)}…)`,
    'components[sayur].name: "Sayur" → "Sayuran"',
    'components[lama]: removed (a set of fields)',
    'components[baru]: added (a set of fields)',
    'components: order changed',
  ]);
  expect(changesText(changes)).toBe('8 changes: app.domains, app.layout, app.name …');
  expect(changesText(changes.slice(1, 2))).toBe('1 change: app.layout');
});

test('is empty for the same document, in another order of keys too', () => {
  expect(documentChanges(store, { components: store.components, app: store.app })).toEqual([]);
  expect(changesText([])).toBe('');
});
