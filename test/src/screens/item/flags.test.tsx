import { screen, within } from '@testing-library/react';
import type { ItemType } from '../../../../src/renderers/items/item-entry';
import { itemPage, place, offer, seller, variant } from '../../../support/browser/item-fixture';
import { showItem } from '../../../support/browser/show-item';

const selling: readonly ItemType[] = ['Goods', 'Service', 'DirectPurchase'];
const every: readonly ItemType[] = [...selling, 'TextItem', 'CourierRide', 'RedirectLink', 'ContactAction'];
const nothingFound = { ok: true, data: { shopItems: { items: [], pageInfo: { lastPage: 1 } } } };

const region = (name: string) => screen.queryByRole('region', { name });

test.each(every)('%s: pictures are in a gallery, which is absent without pictures', async (type) => {
  await showItem(itemPage(type, { images: [] }));
  expect(screen.queryByRole('group', { name: 'Foto Bayam Hijau' })).toBeNull();
});

test.each(every.filter((type) => type !== 'CourierRide'))('%s: up to five pictures are shown', async (type) => {
  await showItem(itemPage(type));
  const gallery = screen.getByRole('group', { name: 'Foto Bayam Hijau' });
  expect(within(gallery).getAllByRole('img')).toHaveLength(3);
});

test('a ride shows a map instead of pictures', async () => {
  await showItem(itemPage('CourierRide'));
  expect(screen.queryByRole('group', { name: 'Foto Bayam Hijau' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Peta lokasi Bayam Hijau' })).toBeVisible();
});

test.each(selling)('%s: the previous price is struck through, with the percentage', async (type) => {
  await showItem(itemPage(type));
  expect(screen.getByText('Rp4.500')).toBeVisible();
  expect(screen.getByText('Rp6.000').tagName).toBe('S');
  expect(screen.getByRole('img', { name: 'Diskon 25%' })).toBeVisible();
});

test('without a discount nothing is struck through', async () => {
  await showItem(itemPage('Goods', {}, { item: { priceBeforeDiscount: null } }));
  expect(screen.queryByRole('img', { name: /^Diskon/ })).toBeNull();
});

test.each([
  [null, false],
  [0, false],
  [1_240, true],
])('sold %s is shown: %s (hide_info)', async (sold, said) => {
  await showItem(itemPage('Service', { sold }));
  expect(screen.queryByText('1,2 rb terjual') !== null).toBe(said);
});

test.each([
  [0, false],
  [12, true],
])('%d discussions are shown: %s', async (discussionCount, said) => {
  await showItem(itemPage('Service', { discussionCount }));
  expect(screen.queryByText('12 diskusi') !== null).toBe(said);
});

test.each([true, false])('reviews shown: %s (hide_info_rating)', async (shown) => {
  await showItem(itemPage('Goods', shown ? {} : { reviews: null }));
  expect(region('Ulasan') !== null).toBe(shown);
  expect(screen.queryByRole('img', { name: 'Nilai 4,8 dari 5' }) !== null).toBe(shown);
});

test.each([true, false])('seller shown: %s (hide_info_seller)', async (shown) => {
  await showItem(itemPage('DirectPurchase', shown ? {} : { seller: null }));
  expect(region('Penjual') !== null).toBe(shown);
});

test('a seller links to the shop and shows the response rate', async () => {
  await showItem(itemPage('Goods'));
  const box = within(screen.getByRole('region', { name: 'Penjual' }));
  expect(box.getByRole('link', { name: 'Kebun Cisarua' })).toHaveAttribute('href', '/p/kebun_cisarua-kebun1');
  expect(box.getByText('96% pesan dibalas · 88% diskusi dijawab')).toBeVisible();
});

test('a store that sells itself is not a link', async () => {
  await showItem(itemPage('Goods', { seller: seller({ shop: null, messageRate: null, discussionRate: null }) }));
  const box = within(screen.getByRole('region', { name: 'Penjual' }));
  expect(box.getByText('Kebun Cisarua')).toBeVisible();
  expect(box.queryByRole('link')).toBeNull();
});

test.each(selling.flatMap((type) => [true, false].map((shown) => [type, shown] as const)))(
  '%s: chat shown: %s (hide_info_message)',
  async (type, chatShown) => {
    await showItem(itemPage(type, { chatShown }));
    expect(screen.queryByRole('link', { name: 'Chat penjual' }) !== null).toBe(chatShown);
  },
);

test.each([...selling, 'CourierRide' as const].flatMap((type) => [true, false].map((shown) => [type, shown] as const)))(
  '%s: discounts shown: %s (product_show_discount)',
  async (type, discountShown) => {
    await showItem(itemPage(type, { discountShown }));
    expect(screen.queryByRole('button', { name: /^Diskon/ }) !== null).toBe(discountShown);
  },
);

test.each([true, false])('facts of goods shown: %s (hide_info_product)', async (factsShown) => {
  await showItem(itemPage('Goods', { factsShown }));
  expect(region('Detail Produk') !== null).toBe(factsShown);
  expect(screen.queryByText('Stok 40') !== null).toBe(factsShown);
});

test.each([
  [6, 'Stok 6'],
  [5, 'Sisa 5'],
  [1, 'Sisa 1'],
  [0, 'Stok habis'],
])('a stock of %d is shown as %s', async (stock, text) => {
  await showItem(itemPage('Goods', {}, { details: { offer: offer({ stock }) } }));
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ['pieces are not counted', { stock: null }],
  ['variants have their own stocks', { stock: 3, variants: [variant('a'), variant('b')] }],
])('the stock is hidden where %s', async (_why, differences) => {
  await showItem(itemPage('Goods', {}, { details: { offer: offer(differences) } }));
  expect(screen.queryByText(/Sisa|Stok/)).toBeNull();
});

test('goods with only sold-out variants show a message, and cannot be bought', async () => {
  const variants = [variant('a'), variant('b')].map((one) => ({ ...one, stock: 0 }));
  await showItem(itemPage('Goods', {}, { details: { offer: offer({ stock: null, variants }) } }));
  expect(screen.getByText('Stok habis')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Masukkan Keranjang' })).toHaveAttribute('aria-disabled', 'true');
});

test.each(['Service', 'TextItem', 'DirectPurchase'] as const)('%s has no stock line', async (type) => {
  await showItem(itemPage(type));
  expect(screen.queryByText(/^(Sisa|Stok)/)).toBeNull();
});

test.each(['Goods', 'Service', 'Shop'] as const)('a closed %s has the badge and its reason', async (type) => {
  await showItem(itemPage(type, { isClosed: true, closedReason: 'Di luar jam operasional' }), {
    answers: [nothingFound],
  });
  expect(screen.getByText('Tutup', { selector: 'span' })).toBeVisible();
  expect(screen.getByText('Di luar jam operasional')).toBeVisible();
});

test('an open item has no badge', async () => {
  await showItem(itemPage('Goods'));
  expect(screen.queryByText('Tutup', { selector: 'span' })).toBeNull();
});

test('the location links to a map', async () => {
  await showItem(itemPage('Service'));
  expect(screen.getByRole('link', { name: /^Lihat lokasi/ })).toHaveAttribute(
    'href',
    expect.stringContaining('-6.8,107.5'),
  );
});

test('a location without coordinates is plain text', async () => {
  await showItem(itemPage('Goods', { place: place({ position: null }) }));
  expect(screen.getByText(/Kabupaten Bandung Barat/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Lihat lokasi/ })).toBeNull();
});

test('without a location there is no row', async () => {
  await showItem(itemPage('Goods', { place: null }));
  expect(screen.queryByText(/Cisarua, Kabupaten/)).toBeNull();
});
