import { mapItem } from '../../../../server/domains/catalogue/map-item';
import { item } from '../../../support/server/rest-examples';

const mapped = (fields: Parameters<typeof item>[0] = {}) => mapItem(item(fields), 'Rp');

test('goods have all fields of a card', () => {
  expect(mapped()).toEqual({
    __typename: 'Goods',
    id: 'bayam250',
    title: 'Bayam Hijau',
    summary: 'Dipetik pagi ini.',
    image: 'listimage/leafy-green~mint.svg',
    price: { amount: 4500, currency: 'Rp' },
    priceBeforeDiscount: { amount: 6000, currency: 'Rp' },
    isOpen: true,
    rating: 4.8,
    sold: 12,
    city: 'Kota Bandung',
    sellerName: null,
    stock: 40,
  });
});

test.each([
  ['without a price', { type: 2, price: 0 }, { price: null }],
  ['that costs nothing', { price: 0 }, { price: { amount: 0, currency: 'Rp' } }],
  ['whose variants have the prices', { price: 0, use_variant: 1 }, { price: null }],
  ['that is free and a service', { type: 1, price: 0 }, { price: { amount: 0, currency: 'Rp' } }],
  ['that is free and a direct purchase', { type: 5, price: 0 }, { price: { amount: 0, currency: 'Rp' } }],
  ['without a price and a ride', { type: 3, price: 0 }, { price: null }],
  ['with a price below zero', { price: -5 }, { price: null }],
  ['without a discount', { price_before_discount: 0 }, { priceBeforeDiscount: null }],
  ['whose old price is not higher', { price_before_discount: 4500 }, { priceBeforeDiscount: null }],
  ['without a currency', { currency: '' }, { price: { amount: 4500, currency: 'Rp' } }],
  ['that is closed', { is_open: 0 }, { isOpen: false }],
  ['outside its hours', { close_status: 'Di luar jam operasional' }, { isOpen: false }],
  ['with another status', { close_status: 'Libur lebaran' }, { isOpen: true }],
  ['without reviews', { review_rating: 0 }, { rating: null }],
  ['with a rating off the scale', { review_rating: 9 }, { rating: 5 }],
  ['without a city', { city_name: '' }, { city: null }],
  ['with a seller', { parent_name: 'Toko Bu De' }, { sellerName: 'Toko Bu De' }],
  ['without a picture', { image: null }, { image: null }],
  ['with a picture from elsewhere', { image: 'https://evil.test/x.png' }, { image: null }],
  ['whose stock is not counted', { use_quantity: 0 }, { stock: null }],
  ['whose stock is counted by variant', { use_variant: 1 }, { stock: null }],
  ['sold out', { quantity: 0 }, { stock: 0 }],
])('an item %s', (_name, fields, expected) => {
  expect(mapped(fields)).toMatchObject(expected);
});

test('a shop has a distance', () => {
  expect(mapped({ type: 4, distance: 250 })).toMatchObject({ __typename: 'Shop', kilometres: 2.5 });
});

test.each([6, 7, 8])('the content of type %i is not a summary', (type) => {
  expect(mapped({ type, content: 'https://example.test' }).summary).toBe('');
});

test('a long summary is cut between words', () => {
  const { summary } = mapped({ content: `<p>${'sayur segar '.repeat(100)}</p>` });
  expect(summary).toMatch(/^(sayur segar )+sayur…$|segar…$/);
  expect(summary.length).toBeGreaterThan(40);
  expect(summary.length).toBeLessThanOrEqual(65);
});

test('a summary is plain text for any content', () => {
  const content = '<h2>Segar &amp; hijau</h2><ul><li>1 &lt; 2</li><li>baik</li></ul><script>x</script>';
  expect(mapped({ content }).summary).toBe('Segar & hijau 1 < 2 baik');
});
