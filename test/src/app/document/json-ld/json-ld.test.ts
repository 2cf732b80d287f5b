import type { Item_PageFragment } from '../../../../../src/__generated__/gql/graphql';
import { itemList, type JsonLd, type Site } from '../../../../../src/app/document/json-ld/json-ld';
import { itemPageData } from '../../../../../src/app/document/json-ld/item-page-data';
import { structuredData } from '../../../../../src/app/document/route-facts/facts-of';
import { jsonLdScript } from '../../../../../src/app/document/json-script';
import { homeRoute } from '../../../../../src/screens/home/route';
import { itemRoute } from '../../../../../src/screens/item/route';
import { menuRoute } from '../../../../../src/screens/menu/route';

const site: Site = {
  name: 'Kebun Ara',
  currency: 'Rp',
  currencyCode: 'IDR',
  url: (path) => `https://toko.example/kebunara${path === '/' ? '' : path}`,
  picture: (path) => `https://toko.example/images/960/${path}`,
};

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'Rp' });

const offer = (differences: object = {}) => ({
  __typename: 'Offer',
  stock: 40,
  variants: [],
  ...differences,
});

const goods = (differences: object = {}) => ({ offer: offer(differences) });

const variants = (...stocks: number[]) =>
  stocks.map((stock, at) => ({ __typename: 'Variant', id: `v${at}`, price: money(5000 * (at + 1)), stock }));

const item = (differences: object = {}) => ({
  __typename: 'Goods',
  id: 'bayam',
  title: 'Bayam Hijau',
  summary: 'Dipetik subuh',
  image: 'listimage/bayam.svg',
  price: money(4500),
  isOpen: true,
  city: 'Kota Bandung',
  ...differences,
});

/** Answers carry all their fragments; masking is a matter of types. */
const pageOf = ({
  item: shown = item(),
  ...differences
}: {
  item?: ReturnType<typeof item>;
  [field: string]: unknown;
} = {}) =>
  ({
    __typename: `${shown.__typename}Page`,
    item: shown,
    images: ['listimage/a.svg', 'listimage/b.svg'],
    reviews: null,
    seller: null,
    place: null,
    ...goods(),
    ...differences,
  }) as unknown as Item_PageFragment;

const reviews = {
  rating: 4.8,
  count: 12,
  latest: [{ id: 'u1', rating: 5, comment: 'Segar', author: 'Sari', createdAt: '2026-11-01T03:00:00.000Z' }],
};

const seller = { __typename: 'Seller', shop: { __typename: 'ItemLink', id: 'tokobude' }, name: 'Toko Bu De' };

const shop = (openingHours: object | null, place: object | null = null) =>
  pageOf({
    item: item({ __typename: 'Shop', title: 'Toko Bu De', id: 'tokobude', price: null }),
    openingHours,
    place,
  });

const hours = {
  days: [
    { day: 1, hours: { opens: '08:00', closes: '17:00' } },
    { day: 2, hours: null },
    { day: 7, hours: { opens: '09:30', closes: '12:00' } },
  ],
};

/** The properties that search engines require. */
const required: { readonly [type: string]: readonly string[] } = {
  Product: ['name', 'image'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue'],
  Service: ['name', 'provider'],
  LocalBusiness: ['name', 'address'],
  PostalAddress: ['addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Organization: ['name'],
  Person: ['name'],
};

/** The faults of an object and everything inside it. */
function faults(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(faults);
  if (typeof thing !== 'object' || thing === null) return [];
  const type = '@type' in thing ? String(thing['@type']) : 'no type';
  const missing = required[type]?.filter((name) => !(name in thing)) ?? ['a known type'];
  const addresses = Object.entries(thing).filter(
    ([name, value]) => ['url', 'item'].includes(name) && !String(value).startsWith('https://'),
  );
  return [
    ...missing.map((name) => `${type} lacks ${name}`),
    ...addresses.map(([name]) => `${type}.${name} is no whole address`),
    ...Object.values(thing).flatMap(faults),
  ];
}

/** The serialised form, without undefined properties. */
const written = (page: Item_PageFragment, of = site) => JSON.parse(JSON.stringify(itemPageData(page, of))) as JsonLd[];
const thing = (page: Item_PageFragment) => written(page)[0];

test.each<[what: string, page: Item_PageFragment, type: string]>([
  ['goods', pageOf({ reviews, seller }), 'Product'],
  ['goods with variants', pageOf(goods({ variants: variants(1, 2) })), 'Product'],
  ['goods without a price that were reviewed', pageOf({ item: item({ price: null }), reviews }), 'Product'],
  ['a direct purchase', pageOf({ item: item({ __typename: 'DirectPurchase' }) }), 'Product'],
  ['a service', pageOf({ item: item({ __typename: 'Service' }), reviews, seller }), 'Service'],
  ['a ride', pageOf({ item: item({ __typename: 'CourierRide' }) }), 'Service'],
  ['a shop', shop(hours, { address: 'Jl. Cibogo 21', city: 'Kota Bandung', province: 'Jawa Barat' }), 'LocalBusiness'],
  ['a shop of which nothing is known', shop(null), 'LocalBusiness'],
  ['goods without price or review', pageOf({ item: item({ price: null }) }), 'BreadcrumbList'],
  ['a text', pageOf({ item: item({ __typename: 'TextItem' }) }), 'BreadcrumbList'],
  ['a link', pageOf({ item: item({ __typename: 'RedirectLink' }) }), 'BreadcrumbList'],
  ['web content', pageOf({ item: item({ __typename: 'WebContent' }) }), 'BreadcrumbList'],
  ['a contact', pageOf({ item: item({ __typename: 'ContactAction' }) }), 'BreadcrumbList'],
])('%s has complete structured data', (_what, page, type) => {
  expect(thing(page)?.['@type']).toBe(type);
  expect(faults(written(page))).toEqual([]);
});

test('a product has pictures, price, reviews and seller', () => {
  expect(thing(pageOf({ reviews, seller }))).toEqual({
    '@type': 'Product',
    name: 'Bayam Hijau',
    description: 'Dipetik subuh',
    url: 'https://toko.example/kebunara/p/bayam_hijau-bayam',
    image: ['https://toko.example/images/960/listimage/a.svg', 'https://toko.example/images/960/listimage/b.svg'],
    sku: 'bayam',
    offers: {
      '@type': 'Offer',
      price: 4500,
      priceCurrency: 'IDR',
      availability: 'https://schema.org/InStock',
      url: 'https://toko.example/kebunara/p/bayam_hijau-bayam',
      seller: { '@type': 'Organization', name: 'Toko Bu De' },
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 12, bestRating: 5, worstRating: 1 },
    review: [
      {
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        reviewBody: 'Segar',
        author: { '@type': 'Person', name: 'Sari' },
        datePublished: '2026-11-01T03:00:00.000Z',
      },
    ],
  });
});

test.each([
  ['pieces left', {}, 'InStock'],
  ['none left', goods({ stock: 0 }), 'OutOfStock'],
  ['pieces that are not counted', goods({ stock: null }), 'InStock'],
  ['one variant left', goods({ stock: 0, variants: variants(0, 3) }), 'InStock'],
  ['no variant left', goods({ stock: 0, variants: variants(0, 0) }), 'OutOfStock'],
  ['a closed sale', { item: item({ isOpen: false }) }, 'OutOfStock'],
])('goods with %s are %s', (_what, differences, availability) => {
  expect(thing(pageOf(differences))?.offers).toMatchObject({ availability: `https://schema.org/${availability}` });
});

test('an offer has the currency of the store, and an unknown currency has no offers', () => {
  const ringgit = { amount: 45, currency: 'RM' };
  const page = pageOf({ item: item({ price: ringgit }) });
  const offersOf = (differences: Partial<Site>) => written(page, { ...site, ...differences })[0]?.offers;
  expect(offersOf({ currency: 'RM', currencyCode: 'MYR' })).toMatchObject({ price: 45, priceCurrency: 'MYR' });
  expect(offersOf({ currency: 'RM', currencyCode: null })).toBeUndefined();
  expect(offersOf({})).toBeUndefined();
});

test('a free item is offered for nothing', () => {
  expect(thing(pageOf({ item: item({ price: money(0) }) }))?.offers).toMatchObject({ price: 0, priceCurrency: 'IDR' });
});

test('variants have a price range', () => {
  expect(thing(pageOf(goods({ variants: variants(1, 2, 3) })))?.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 5000,
    highPrice: 15000,
    offerCount: 3,
  });
});

test('a ride has a price per kilometre', () => {
  const ride = thing(pageOf({ item: item({ __typename: 'CourierRide' }) }));
  expect(ride?.offers).toMatchObject({ priceSpecification: { price: 4500, priceCurrency: 'IDR', unitCode: 'KMT' } });
});

test('a shop has an address and opening hours', () => {
  const position = { latitude: -6.88, longitude: 107.58 };
  const place = { address: 'Jl. Cibogo 21', city: 'Kota Bandung', province: 'Jawa Barat', position };
  expect(thing(shop(hours, place))).toMatchObject({
    address: {
      streetAddress: 'Jl. Cibogo 21',
      addressLocality: 'Kota Bandung',
      addressRegion: 'Jawa Barat',
      addressCountry: 'ID',
    },
    geo: position,
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '17:00' },
      { dayOfWeek: 'https://schema.org/Sunday', opens: '09:30', closes: '12:00' },
    ],
  });
});

test('the breadcrumbs of an item include its shop', () => {
  expect(written(pageOf({ seller })).at(-1)?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Kebun Ara', item: 'https://toko.example/kebunara' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Toko Bu De',
      item: 'https://toko.example/kebunara/p/toko_bu_de-tokobude',
    },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Bayam Hijau',
      item: 'https://toko.example/kebunara/p/bayam_hijau-bayam',
    },
  ]);
});

test('a list has its items in order, an empty list has no data', () => {
  const listed = itemList(site, [
    { title: 'Bayam', id: 'b1' },
    { title: 'Kangkung', id: 'k1' },
  ]);
  expect(faults(listed)).toEqual([]);
  expect(listed[0]?.itemListElement).toMatchObject([
    { position: 1, url: 'https://toko.example/kebunara/p/bayam-b1' },
    { position: 2, url: 'https://toko.example/kebunara/p/kangkung-k1' },
  ]);
  expect(itemList(site, [])).toEqual([]);
});

const menu = {
  component: {
    __typename: 'ProductList',
    id: 'sayur',
    name: 'Sayur',
    items: { nodes: [item()] },
  },
};
const head = { title: 'Sayur', canonicalPath: '/m/sayur-sayur', indexed: true };

test.each([
  ['a menu', menuRoute, menu, head, ['BreadcrumbList', 'ItemList']],
  ['an item', itemRoute, { itemPage: pageOf() }, head, ['Product', 'BreadcrumbList']],
  ['an unknown item', itemRoute, { itemPage: null }, head, []],
  ['a page without data', menuRoute, null, head, []],
  ['a page that is not for search engines', menuRoute, menu, { ...head, indexed: false }, []],
  ['the home page', homeRoute, {}, head, []],
] as const)('%s has the types %j', (_what, route, data, said, types) => {
  expect(structuredData(route, { data, head: said, site }).map((one) => one['@type'])).toEqual(types);
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028\u2029',
  '"},{"@type":"Product"',
  '\\',
  ']]>&lt;',
])('the title %j cannot end the script', (title) => {
  const script = jsonLdScript(itemPageData(pageOf({ item: item({ title, summary: title }), seller }), site));
  const content = /^<script type="application\/ld\+json">([\s\S]*)<\/script>$/.exec(script)?.[1];
  expect(content).not.toMatch(/[<>&\u2028\u2029]/);
  const { '@graph': graph, '@context': context } = JSON.parse(content ?? '') as {
    '@graph': JsonLd[];
    '@context': string;
  };
  expect(context).toBe('https://schema.org');
  expect(graph[0]).toMatchObject({ name: title, description: title });
});

test('a page without structured data has no script', () => {
  expect(jsonLdScript([])).toBe('');
});
