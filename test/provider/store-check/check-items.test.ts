import { checkItems } from '../../../provider/store-check/check-items';
import { type SourceError, SourceRefused } from '../../../provider/store-check/issue';
import { changed, itemsText } from '../../support/provider/fixture-store';

const context = { productLists: ['sayur', 'promo'], forms: [], regencies: new Set(['32.73']) };

function errorsOf(text: string): readonly SourceError[] {
  try {
    checkItems(text, 'items.yaml', context);
    return [];
  } catch (error) {
    if (error instanceof SourceRefused) return error.errors;
    throw error;
  }
}

type Row = [what: string, from: string, to: string, path: string, reason: string, hint?: string];

const rows: Row[] = [
  [
    'a misspelt key',
    'price: 1000',
    'prise: 1000',
    'items[1].prise',
    '"prise" is not a field here',
    'Did you mean "price"?',
  ],
  ['a fraction of a rupiah', 'price: 1000', 'price: 999.5', 'items[1].price', 'is a number, must be a whole number'],
  ['a negative price', 'price: 1000', 'price: -1', 'items[1].price', 'is -1, must be at least 0'],
  [
    'a service with no place',
    'expired_date: 2026-12-31',
    'booking: { capacity: 0 }',
    'items[25].booking.capacity',
    'is 0, must be at least 1',
  ],
  [
    'a type that is not there',
    'type: 4',
    'type: 99',
    'items[0].type',
    'is 99, must be one of 0, 1',
    '0 goods, 1 service',
  ],
  [
    'a style that no screen has',
    'price: 1000',
    'style: 4\n    price: 1000',
    'items[1].style',
    'is 4, must be one of 0, 1',
  ],
  [
    'an action that a tap cannot do',
    'price: 1000',
    'action: 33\n    price: 1000',
    'items[1].action',
    'is 33, must be one of 0, 1',
  ],
  ['half a position', '    lng: 107.6\n', '', 'items[0]', 'needs "lng" because it has "lat"'],
  [
    'an id used twice',
    'view_uid: sayur2\n',
    'view_uid: sayur1\n',
    'items[2].view_uid',
    '"sayur1" is already the id of items[1]',
  ],
  [
    'a shop that is not there',
    'parent: toko_tati',
    'parent: toko_tuti',
    'items[1].parent',
    'there is no item "toko_tuti"',
    'Did you mean "toko_tati"?',
  ],
  ['a shop that is none', 'parent: toko_tati', 'parent: sayur2', 'items[1].parent', '"sayur2" is not a shop'],
  [
    'a list that is not there',
    '[sayur, promo]',
    '[sayur, promosi]',
    'items[1].components[1]',
    'the store has no product list "promosi"',
    'Did you mean "promo"?',
  ],
  ['a shop in itself', '    image: listimage/shop.svg', '    parent: toko_tati', 'items[0].parent', 'refers to itself'],
  [
    'an id of two variants',
    'view_uid: l, name: L',
    'view_uid: m, name: L',
    'items[24].variants[1].view_uid',
    '"m" is already the id of variants[0]',
  ],
  [
    'a discount that makes a variant dearer',
    'new_price: 80000',
    'new_price: 90001',
    'items[24].variants[0].new_price',
    'is 90001, more than its price 90000',
  ],
  [
    'options that only some variants have',
    'view_uid: l, name: L',
    'view_uid: l, options: [{ name: Ukuran, value: L }], name: L',
    'items[24].variants[1].options',
    'names "Ukuran"',
    'Give variants[0] the same options, or remove these.',
  ],
  [
    'a day that no calendar has',
    'date: 2026-01-02, comment',
    'date: 2026-02-30, comment',
    'items[24].reviews[0].date',
    '2026-02-30 is not a date',
  ],
  [
    'a last day that no calendar has',
    'expired_date: 2026-12-31',
    'expired_date: 2026-13-01',
    'items[25].expired_date',
    '2026-13-01 is not a date',
  ],
  [
    'a closed day that no calendar has',
    'expired_date: 2026-12-31',
    'booking: { closed_days: [2026-12-25, 2026-02-30] }',
    'items[25].booking.closed_days[1]',
    '2026-02-30 is not a date',
  ],
  [
    'a first day that no calendar has',
    'expired_date: 2026-12-31',
    'booking: { first_day: 2026-02-30 }',
    'items[25].booking.first_day',
    '2026-02-30 is not a date',
  ],
  [
    'visits that are longer than it is open',
    'expired_date: 2026-12-31',
    'booking: { slot_minutes: 200 }\n    style: 3\n    hours: { day_1: 09:00-12:00, day_2: 22:00-02:00 }',
    'items[25].booking.slot_minutes',
    'is 200, longer than day_1 is open (09:00-12:00)',
  ],
  [
    'a booking of a ride',
    'price: 2500',
    'booking: {}\n    price: 2500',
    'items[26].booking',
    'is of an item of type 3',
  ],
  ['a review of six stars', '{ rating: 4', '{ rating: 6', 'items[24].reviews[0].rating', 'is 6, must be at most 5'],
  ['hours of no length', '08:00-17:30', '08:00-08:00', 'items[23].hours.day_1', 'opens and closes at 08:00'],
  ['hours of no clock', '08:00-17:30', '08:00-24:30', 'items[23].hours.day_1', '"08:00-24:30" has the wrong format'],
  [
    'half of an origin',
    '    origin_lng: 106.8306\n',
    '',
    'items[26]',
    'needs "origin_lng" because it has "origin_lat"',
  ],
  [
    'a regency that is not there',
    "regency: '32.73'",
    "regency: '99.99'",
    'items[0].regency',
    'there is no regency or city with the code "99.99"',
  ],
];

test('the fixture is valid and has the defaults', () => {
  expect(errorsOf(itemsText())).toEqual([]);
  const [, item] = checkItems(itemsText(), 'items.yaml', context).items;
  expect(item).toMatchObject({ price_before_discount: 0, is_open: 1, content: '', components: ['sayur', 'promo'] });
});

test.each(rows)('rejects %s at its location', (_what, from, to, path, reason, hint = '') => {
  const text = changed(itemsText(), from, to);
  const [error, ...more] = errorsOf(text);
  expect(more).toEqual([]);
  expect(error).toMatchObject({ file: 'items.yaml', path, reason: expect.stringContaining(reason) as string });
  expect(error?.hint ?? '').toContain(hint);
  const line = text.split('\n')[(error?.line ?? 0) - 1]?.trim();
  expect(line).toContain(
    to
      .trim()
      .split('\n')[0]
      ?.replace(/\[sayur, /, '') || '- view_uid: ',
  );
});

describe('variant options', () => {
  const size = (value: string, english = value) =>
    `{ name: Ukuran, value: ${value}, en: { name: Size, value: ${english} } }`;
  const color = (value: string) => `{ name: Warna, value: ${value} }`;
  /** The fixture with these options of its variants `m` and `l`. */
  const optionsOf = (m: readonly string[], l: readonly string[]) =>
    changed(
      changed(itemsText(), 'view_uid: m, name: M', `view_uid: m, options: [${m.join(', ')}], name: M`),
      'view_uid: l, name: L',
      l.length > 0 ? `view_uid: l, options: [${l.join(', ')}], name: L` : 'view_uid: l, name: L',
    );

  test.each<[what: string, m: string[], l: string[], path: string, reason: string, hint: string]>([
    ['of one variant alone', [size('M')], [], '1].options', 'is missing', 'in its order: "Ukuran"'],
    ['of other names', [size('M')], [color('putih')], '1].options', 'names "Warna"', 'in its order: "Ukuran"'],
    [
      'in another order',
      [size('M'), color('putih')],
      [color('putih'), size('L')],
      '1].options',
      'names "Warna", "Ukuran"',
      'in its order: "Ukuran", "Warna"',
    ],
    [
      'named twice',
      [size('M'), size('L')],
      [size('L'), size('M')],
      '0].options',
      'has "Ukuran" twice',
      'each option once',
    ],
    ['of the same values', [size('M')], [size('M')], '1].options', 'has "M" like variants[0]', 'different values'],
    [
      'of the same values in English',
      [size('M', 'medium')],
      [size('L', 'medium')],
      '1].options',
      'in English has "medium" like variants[0]',
      'different values',
    ],
    [
      'of other names in English',
      [size('M')],
      ['{ name: Ukuran, value: L }'],
      '1].options',
      'in English names "Ukuran"',
      'in its order: "Size"',
    ],
    ['without a visible value', [size('M')], [size("' '")], '1].options[0].value', 'is invisible', ''],
    ['without any', [], [size('L')], '0].options', 'must have at least 1', ''],
    [
      'more than three',
      [size('M')],
      ['a', 'b', 'c', 'd'].map((name) => `{ name: ${name}, value: L }`),
      '1].options',
      'must have at most 3',
      '',
    ],
  ])('rejects %s', (_what, m, l, path, reason, hint) => {
    const [error] = errorsOf(optionsOf(m, l));
    expect(error).toMatchObject({ path: `items[24].variants[${path}` });
    expect(error?.reason).toContain(reason);
    expect(error?.hint ?? '').toContain(hint);
  });

  test('with the same names and other values are valid', () => {
    expect(errorsOf(optionsOf([size('M'), color('putih')], [size('L'), color('putih')]))).toEqual([]);
  });
});
