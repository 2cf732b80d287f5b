import { checkItems } from '../../../provider/store-check/check-items';
import { checkStore } from '../../../provider/store-check/check-store';
import { SourceRefused } from '../../../provider/store-check/issue';
import { changed, storeText } from '../../support/provider/fixture-store';

function errorsOf(check: () => unknown) {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof SourceRefused) return error.errors.map(({ path, reason }) => `${path}: ${reason}`);
    throw error;
  }
}

const storeErrors = (...changes: (readonly [from: string, to: string])[]) => {
  const text = changes.reduce((whole, [from, to]) => changed(whole, from, to), storeText());
  return errorsOf(() => checkStore(text, 'toko.yaml'));
};

const field = ['layout: 0', 'layuot: 0'] as const;

test('a misspelt field, a dead link and conflicting fields are found in one round', () => {
  expect(
    storeErrors(
      ['layout: 0', 'layuot: 0\n  popup_value: address://m/tidakada\n  search_box: 2'],
      ['component: sayur, style: 1', 'component: sayr, style: 1'],
    ),
  ).toEqual([
    'app: needs "layout"',
    'app.layuot: "layuot" is not a field here',
    'app.popup_value: address://m/tidakada is a dead link: there is no component "tidakada"',
    'app.search_box: 2 needs "header_logo", which is missing',
    'components[0].segments[0].metas.component: there is no component "sayr"',
  ]);
});

test('an invalid value causes no errors in fields that need it', () => {
  expect(storeErrors(['layout: 0', 'layout: 77\n  popup_flag: 1\n  popup_image: foto.jpg'])).toEqual([
    'app.layout: is 77, must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9',
    'app.popup_image: "foto.jpg" has the wrong format',
  ]);
});

test('a missing id hides errors of references, but no invalid link', () => {
  expect(
    storeErrors(['- view_uid: promo\n    name', '- name'], ['layout: 0', 'layout: 0\n  popup_value: a b']),
  ).toEqual(['app.popup_value: "a b" is not a link', 'components[2]: needs "view_uid"']);
});

test('a field of another kind of component does not hide a dead link', () => {
  expect(storeErrors(field, ['category: 5', 'category: 5\n    maps: []'], ['value: promo', 'value: prmo'])).toContain(
    'components[0].segments[2].ctas[0].value: there is no component "prmo" for this menu action',
  );
});

test('items with wrong fields, unknown lists, shops and dates are found in one round', () => {
  const text = `items:
  - { view_uid: a, type: 0, title: A, prise: 1, components: [tidakada] }
  - { view_uid: b, type: 0, title: B, parent: toko, expired_date: '2026-02-30', price: -1 }
  - { view_uid: a, type: 0, title: C, image: foto.jpg }
vouchers:
  - { code: HEMAT, category: 0, type: 1, value: 120, end_date: 2026-12-31, min_price: x }
`;
  const context = { productLists: ['sayur'], forms: [], regencies: new Set<string>() };
  expect(errorsOf(() => checkItems(text, 'items.yaml', context))).toEqual([
    'items[0].prise: "prise" is not a field here',
    'items[0].components[0]: the store has no product list "tidakada"',
    'items[1].parent: there is no item "toko"',
    'items[1].expired_date: 2026-02-30 is not a date',
    'items[1].price: is -1, must be at least 0',
    'items[2].view_uid: "a" is already the id of items[0]',
    expect.stringContaining('items[2].image: "foto.jpg" has the wrong format'),
    'vouchers[0].value: is 120 percent',
    'vouchers[0].min_price: is a text, must be a whole number',
  ]);
});
