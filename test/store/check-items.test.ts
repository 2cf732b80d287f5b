import { checkItems } from '../../provider/store-check/check-items';
import { type SourceError, SourceRefused } from '../../provider/store-check/source-error';
import { changed, itemsText } from '../provider/support/fixture-store';

const context = { productLists: ['sayur', 'promo'], regencies: new Set(['32.73']) };

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
    '"prise" is no field here',
    'Did you mean "price"?',
  ],
  ['a fraction of a rupiah', 'price: 1000', 'price: 999.5', 'items[1].price', 'is a number, must be a whole number'],
  ['a negative price', 'price: 1000', 'price: -1', 'items[1].price', 'is -1, must be at least 0'],
  [
    'a type that is not there',
    'type: 4',
    'type: 9',
    'items[0].type',
    'is 9, must be one of 0, 1',
    '0 goods, 1 service',
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
  ['a shop that is none', 'parent: toko_tati', 'parent: sayur2', 'items[1].parent', '"sayur2" is no shop'],
  [
    'a list that is not there',
    '[sayur, promo]',
    '[sayur, promosi]',
    'items[1].components[1]',
    'the store has no product list "promosi"',
    'Did you mean "promo"?',
  ],
  ['a shop in itself', '    image: listimage/shop.svg', '    parent: toko_tati', 'items[0].parent', 'is in itself'],
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
    'a day that no calendar has',
    'date: 2026-01-02, comment',
    'date: 2026-02-30, comment',
    'items[24].reviews[0].date',
    'the calendar has no 2026-02-30',
  ],
  [
    'a last day that no calendar has',
    'expired_date: 2026-12-31',
    'expired_date: 2026-13-01',
    'items[25].expired_date',
    'the calendar has no 2026-13-01',
  ],
  ['a review of six stars', '{ rating: 4', '{ rating: 6', 'items[24].reviews[0].rating', 'is 6, must be at most 5'],
  ['hours of no length', '08:00-17:30', '08:00-08:00', 'items[23].hours.day_1', 'opens and closes at 08:00'],
  ['hours of no clock', '08:00-17:30', '08:00-24:30', 'items[23].hours.day_1', '"08:00-24:30" has not the right form'],
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
    'there is no regency or city of the code "99.99"',
  ],
];

test('the fixture itself is fine, and has the defaults', () => {
  expect(errorsOf(itemsText())).toEqual([]);
  const [, item] = checkItems(itemsText(), 'items.yaml', context).items;
  expect(item).toMatchObject({ price_before_discount: 0, is_open: 1, content: '', components: ['sayur', 'promo'] });
});

test.each(rows)('%s is refused at its place', (_what, from, to, path, reason, hint = '') => {
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
