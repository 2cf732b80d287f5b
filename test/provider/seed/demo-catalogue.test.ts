import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueItem } from '../../../provider/store-check/catalogue-item';
import { repository } from '../../support/programs/programs';
import { demoCatalogues } from '../../support/stores/demo-catalogue';

const all = [...demoCatalogues].flatMap(([codename, catalogue]) =>
  catalogue.items.map((item) => ({ ...catalogue, codename, item })),
);

type Entry = (typeof all)[number];

const lastDay = '2026-11-20';

function mean(ratings: number[]) {
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return ratings.length === 0 ? 0 : Math.round((10 * sum) / ratings.length) / 10;
}

const priceOf = ({ price, new_price }: CatalogueItem['variants'][number]) => new_price || price;
const gallery = ({ image2, image3, image4, image5 }: CatalogueItem) => [image2, image3, image4, image5];
const isUnique = (values: unknown[]) => new Set(values).size === values.length;

const rules: [rule: string, holds: (entry: Entry) => boolean][] = [
  ['a label is one of the store', ({ item, labels }) => labels.includes(item.label_search)],
  [
    'a price before a discount is higher',
    ({ item }) => !item.price_before_discount || item.price_before_discount > item.price,
  ],
  [
    'the rating is the mean of the reviews',
    ({ item }) => item.review_rating === mean(item.reviews.map(({ rating }) => rating)),
  ],
  ['reviews were written before today', ({ item }) => item.reviews.every(({ date }) => date < lastDay)],
  [
    'reviews stand newest first',
    ({ item }) => item.reviews.every(({ date }, index) => date <= (item.reviews[index - 1]?.date ?? lastDay)),
  ],
  ['nobody reviews an item twice', ({ item }) => isUnique(item.reviews.map(({ name }) => name))],
  [
    'a gallery has no gap',
    ({ item }) => !gallery(item).some((image, index) => image && index > 0 && !gallery(item)[index - 1]),
  ],
  ['a gallery shows no picture twice', ({ item }) => isUnique([item.image, ...gallery(item)].filter(Boolean))],
  [
    'an item costs what its cheapest variant costs',
    ({ item }) => item.variants.length === 0 || item.price === Math.min(...item.variants.map(priceOf)),
  ],
  [
    'a variant becomes cheaper, not dearer',
    ({ item }) => item.variants.every(({ price, new_price }) => new_price < price),
  ],
  [
    'variants have ids and names of their own',
    ({ item }) =>
      isUnique(item.variants.map(({ view_uid }) => view_uid)) && isUnique(item.variants.map(({ name }) => name)),
  ],
  [
    'counted variants add up to the stock',
    ({ item }) =>
      item.variants.length === 0 ||
      item.use_quantity === 0 ||
      item.quantity === item.variants.reduce((sum, { quantity }) => sum + quantity, 0),
  ],
  ['no order takes more than a cart', ({ item }) => item.max_order_qty === 0 || item.max_order_qty <= item.max_qty],
  [
    'a fixed end of a ride has an address',
    ({ item }) =>
      (!item.set_origin_flag || item.origin_address !== '') &&
      (!item.set_destination_flag || item.destination_address !== ''),
  ],
  ['a redirect and a contact action lead somewhere', ({ item }) => ![6, 8].includes(item.type) || item.url !== ''],
  ['goods weigh something', ({ item }) => item.type !== 0 || item.weight > 0],
  ['who shows the row of vouchers takes them', ({ item }) => !item.product_show_discount || item.discount_flag === 1],
];

/** Payment options other than the balance, which would need a top-up first. */
const paysFor = ({ store }: Entry, type: number) =>
  store.app.payment_options?.some(({ type: kind, cart_types: types }) => kind !== 3 && types?.includes(type));

rules.push([
  'what is sold can be paid for in more ways than by the balance',
  (entry) => ![0, 1, 3, 5].includes(entry.item.type) || paysFor(entry, entry.item.type) === true,
]);

test.each(rules)('%s', (_rule, holds) => {
  expect(all.filter((entry) => !holds(entry)).map(({ codename, item }) => `${codename}/${item.view_uid}`)).toEqual([]);
});

test('there are a few hundred items, some in every store', () => {
  expect(all.length).toBeGreaterThan(500);
  for (const { items } of demoCatalogues.values()) expect(items.length).toBeGreaterThan(30);
});

test('most goods have reviews, and some have none', () => {
  const goods = all.filter(({ item }) => item.type === 0);
  const reviewed = goods.filter(({ item }) => item.reviews.length > 0).length / goods.length;
  expect(reviewed).toBeGreaterThan(0.6);
  expect(reviewed).toBeLessThan(0.95);
});

test('at least four stores have label chips', () => {
  const withChips = [...demoCatalogues.values()].filter(({ store }) => store.app.use_label_flag === 1);
  expect(withChips.length).toBeGreaterThanOrEqual(4);
});

test.each([...demoCatalogues])('the counts of %s are documented', (codename, { items }) => {
  const types = Array.from({ length: 9 }, (_, type) => items.filter((item) => item.type === type).length || '');
  const chosen = items.filter(({ variants }) => variants.length > 0).length;
  const reviews = items.reduce((sum, item) => sum + item.reviews.length, 0);
  const row = [codename, items.length, ...types, chosen, reviews].join(' | ');
  expect(readFileSync(join(repository, 'docs/demo-stores.md'), 'utf8')).toContain(`| ${row} |`);
});
