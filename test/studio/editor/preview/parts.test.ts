import { partsOfPlace, placeOfTap, pointersById } from '../../../../studio/editor/preview/parts';

const document = {
  app: { view_uid: 'app', slider: [{ image: 'a' }] },
  components: [
    {
      view_uid: 'beranda',
      segments: [{ view_uid: 'panen', ctas: [{ view_uid: 'terdekat' }] }],
    },
    { view_uid: 'sayur' },
  ],
};

const tap = (ids: string[], more: object = {}) => placeOfTap(document, { ids, area: null, path: '/', ...more });

test('each part with an id has its pointer; the store itself has none', () =>
  expect([...pointersById(document)]).toEqual([
    ['beranda', '/components/0'],
    ['panen', '/components/0/segments/0'],
    ['terdekat', '/components/0/segments/0/ctas/0'],
    ['sayur', '/components/1'],
  ]));

test('a tap opens the innermost part', () =>
  expect(tap(['terdekat', 'panen', 'beranda'])).toBe('/components/0/segments/0/ctas/0'));

test('a tap in a page that a part has opens that part', () =>
  expect(tap([], { path: '/m/sayuran-segar-sayur?lang=id' })).toBe('/components/1'));

test.each([
  ['header', '/app/~look'],
  ['slider', '/app/~home'],
  ['popup', '/app/~popup'],
])('a tap on the %s opens its group, whatever the page', (area, place) =>
  expect(tap([], { area, path: '/m/sayur' })).toBe(place),
);

test('a tap on a part in the header opens the part', () =>
  expect(tap(['sayur'], { area: 'header' })).toBe('/components/1'));

test('a tap on what the document does not have opens nothing', () =>
  expect(tap(['gone'], { path: '/p/gone' })).toBeNull());

test('a place is shown by its own part, or else by the one around it', () => {
  expect(partsOfPlace(document, '/components/0/segments/0')).toEqual({ ids: ['panen', 'beranda'], area: null });
  expect(partsOfPlace(document, '/app/~home')).toMatchObject({ area: 'slider' });
  expect(partsOfPlace(document, '/components/7')).toEqual({ ids: [], area: null });
});
