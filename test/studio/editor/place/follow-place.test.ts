import { followPlace } from '../../../../studio/editor/place/follow-place';

const [sayur, buah, kontak] = [
  { view_uid: 'sayur', category: 6 },
  { view_uid: 'buah', category: 6 },
  { view_uid: 'kontak', category: 3, ctas: [{ view_uid: 'a' }, { view_uid: 'b' }] },
];
const store = { components: [sayur, buah, kontak], app: { slider: [{ title: 'One' }, { title: 'Two' }] } };
const withSections = (...components: readonly object[]) => ({ ...store, components });
const withSlides = (...titles: readonly string[]) => ({ app: { slider: titles.map((title) => ({ title })) } });

test('a part is followed when others are added, deleted or moved before it', () => {
  expect(followPlace('/components/1', store, withSections(kontak, sayur, buah))).toBe('/components/2');
  expect(followPlace('/components/1/name', store, withSections(buah, kontak))).toBe('/components/0/name');
  const ctas = [{ view_uid: 'b' }];
  expect(followPlace('/components/2/ctas/1', store, withSections({ ...kontak, ctas }))).toBe('/components/0/ctas/0');
});

test('a deleted part is gone, also if another one stands at its place', () => {
  expect(followPlace('/components/1', store, withSections(sayur, kontak))).toBeNull();
  expect(followPlace('/components/2/ctas/1', store, withSections(sayur, buah))).toBeNull();
  expect(followPlace('/components/1', store, withSections(sayur, { view_uid: 'beras', category: 2 }))).toBeNull();
});

test('an entry without an id is followed by its content, and stays while it is changed', () => {
  expect(followPlace('/app/slider/1', store, withSlides('New', 'One', 'Two'))).toBe('/app/slider/2');
  expect(followPlace('/app/slider/1', store, withSlides('One', 'Two!'))).toBe('/app/slider/1');
  expect(followPlace('/app/slider/1', store, withSlides('One'))).toBeNull();
});

test('an entry whose id is typed stays open', () => {
  const before = { bill_services: [{ product_code: 'PLN', products: [{ product_code: 'PLN20' }] }] };
  const after = { bill_services: [{ product_code: 'PLN1', products: [{ product_code: 'PLN20' }] }] };
  expect(followPlace('/bill_services/0', before, after)).toBe('/bill_services/0');
  expect(followPlace('/bill_services/0/products/0', before, after)).toBe('/bill_services/0/products/0');
});

test('an entry is gone if its copy takes its place', () => {
  const [original, copy] = [
    { product_code: 'PLN', name: 'Listrik' },
    { product_code: 'PLN2', name: 'Listrik' },
  ];
  expect(followPlace('/bill_services/0', { bill_services: [original, copy] }, { bill_services: [copy] })).toBeNull();
  expect(followPlace('/components/0', store, withSections({ ...sayur, view_uid: 'sayur2' }))).toBeNull();
});

test.each(['', '/app/~look', '/app/name', '/domains/1', '/theme'])('%p is no entry, and stays', (place) => {
  expect(followPlace(place, { ...store, domains: ['a.test', 'b.test'] }, { ...store, domains: ['b.test'] })).toBe(
    place,
  );
});
