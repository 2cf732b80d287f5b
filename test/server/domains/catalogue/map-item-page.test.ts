import { mapItemPage } from '../../../../server/domains/catalogue/map-item-page';
import { itemDetail, review } from '../../../support/server/rest-examples';

type Fields = Parameters<typeof itemDetail>[0];

const mapped = (fields: Fields = {}) => mapItemPage(itemDetail(fields), 'Rp');
const types = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const pictures = {
  image: 'listimage/a.svg',
  image2: 'listimage/b.svg',
  image3: null,
  image4: 'https://evil.test/x.png',
};

test.each([
  [0, 'Goods'],
  [1, 'Service'],
  [2, 'TextItem'],
  [3, 'CourierRide'],
  [4, 'Shop'],
  [5, 'DirectPurchase'],
  [6, 'RedirectLink'],
  [7, 'WebContent'],
  [8, 'ContactAction'],
  [99, 'TextItem'],
])('type %i is %s, on the page of its type', (type, kind) => {
  expect(mapped({ type })).toMatchObject({ __typename: `${kind}Page`, item: { __typename: kind } });
});

test.each<[string, Fields, object]>([
  ['shows what it sold', { sold: 12 }, { sold: 12 }],
  ['hides what it sold', { hide_info: 1 }, { sold: null }],
  ['shows its facts', {}, { factsShown: true }],
  ['hides its facts', { hide_info_product: 1 }, { factsShown: false }],
  ['shows its chat', {}, { chatShown: true }],
  ['hides its chat', { hide_info_message: 1 }, { chatShown: false }],
  ['hides its discounts', {}, { discountShown: false }],
  ['shows its discounts', { product_show_discount: 1 }, { discountShown: true }],
  ['can be bought', {}, { item: { isOpen: true } }],
  ['is shown without being sold', { purchasable: 0 }, { isClosed: false, item: { isOpen: false } }],
  ['hides items like it', {}, { relatedShown: false }],
  ['shows items like it', { product_show_related: 1 }, { relatedShown: true }],
  ['hides its seller', { hide_info_seller: 1 }, { seller: null }],
  ['hides its reviews', { hide_info_rating: 1 }, { reviews: null, reviewsHidden: true }],
  ['has no rating', { review_rating: 0 }, { reviews: null, reviewsHidden: false }],
  ['has no reviews', { review_count: 0, reviews: [] }, { reviews: null, reviewsHidden: false }],
  ['counts discussions', { discussion_count: 3 }, { discussionCount: 3 }],
  ['has an empty location', { city_name: '', province_name: ' ' }, { place: null }],
])('an item that %s', (_name, fields, expected) => {
  expect(mapped(fields)).toMatchObject(expected);
});

describe('images', () => {
  test('are those of the media host, in order', () => {
    expect(mapped(pictures).images).toEqual(['listimage/a.svg', 'listimage/b.svg']);
  });

  test.each(types)('of type %i', (type) => {
    expect(mapped({ ...pictures, type }).images).toHaveLength(type === 3 || type === 7 ? 0 : 2);
  });

  test.each(types)('of type %i with the hide flag are hidden only for shops', (type) => {
    const shown = mapped({ ...pictures, type, hide_image_flag: 1 }).images.length > 0;
    expect(shown).toBe(![3, 4, 7].includes(type));
  });
});

describe('the closed badge', () => {
  test.each(types)('is set for type %i while it is closed', (type) => {
    expect(mapped({ type, is_open: 0 }).isClosed).toBe([0, 1, 3, 4, 5].includes(type));
  });

  test.each(types)('is set for type %i outside its opening hours', (type) => {
    const page = mapped({ type, close_status: 'Di luar jam operasional' });
    expect(page).toMatchObject({ isClosed: true, closedReason: 'Di luar jam operasional', item: { isOpen: true } });
  });

  test('has the store’s reason', () => {
    expect(mapped({ is_open: 0, close_status: 'Libur lebaran' }).closedReason).toBe('Libur lebaran');
    expect(mapped({ is_open: 0, close_status: '' }).closedReason).toBeNull();
  });

  test('and its reason are null while the item is open', () => {
    expect(mapped({ close_status: 'Buka lebih lama' })).toMatchObject({ isClosed: false, closedReason: null });
  });
});

describe('the seller', () => {
  test('is the shop of the item', () => {
    const seller = mapped({
      parent_view_uid: 'tokobude',
      parent_name: 'Toko Bu De',
      parent_image: 'appicon/bude.svg',
      parent_city_name: 'Kota Bandung',
      seller_rating: 4.5,
      seller_message_rate: 98,
      seller_discussion_rate: 120,
    }).seller;
    expect(seller).toEqual({
      shop: { id: 'tokobude' },
      name: 'Toko Bu De',
      icon: 'appicon/bude.svg',
      city: 'Kota Bandung',
      rating: 4.5,
      messageRate: 98,
      discussionRate: 100,
    });
  });

  test('is the store if the item has no shop', () => {
    expect(mapped().seller).toEqual({
      shop: null,
      name: 'Warung',
      icon: 'appicon/warung.svg',
      city: null,
      rating: null,
      messageRate: null,
      discussionRate: null,
    });
  });
});

test('the page has the newest three reviews and the total count', () => {
  const reviews = ['1', '2', '3', '4'].map((id) => review({ id, rating: Number(id) * 2 }));
  const summary = mapped({ reviews, review_count: 40, review_rating: 4.6 }).reviews;
  expect(summary).toMatchObject({ rating: 4.6, count: 40, latest: [{ rating: 2 }, { rating: 4 }, { rating: 5 }] });
});

test('sanitises a description', () => {
  const content = '<p onclick="x()">Segar<script>alert(1)</script><img src=x onerror=y></p>';
  expect(mapped({ content }).description).toBe('<p>Segar</p>');
});

test.each([6, 7, 8])('the content of type %i is not a description', (type) => {
  expect(mapped({ type, content: '<p>https://example.test</p>' }).description).toBe('');
});

test('a location has coordinates only if they are valid', () => {
  const place = { address: 'Jalan Braga 1', district_name: 'Sumur Bandung' };
  expect(mapped({ ...place, latitude: -6.9, longitude: 107.6 }).place).toEqual({
    address: 'Jalan Braga 1',
    district: 'Sumur Bandung',
    city: 'Kota Bandung',
    province: 'Jawa Barat',
    position: { latitude: -6.9, longitude: 107.6 },
  });
  expect(mapped({ ...place, latitude: 120, longitude: 107.6 }).place?.position).toBeNull();
  expect(mapped({ ...place, latitude: -6.9, longitude: null }).place?.position).toBeNull();
});

test('an item page has a longer summary than a card', () => {
  const { summary } = mapped({ content: `<p>${'sayur segar '.repeat(100)}</p>` }).item;
  expect(summary.length).toBeGreaterThan(130);
  expect(summary.length).toBeLessThanOrEqual(156);
});
