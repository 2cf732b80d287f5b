import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import { itemPath } from '../../../routing/paths';
import { breadcrumbList, described, type JsonLd, type Site } from './json-ld';
import { aggregateRating, itemOffer, review } from './offers';

interface Address {
  address: string | null;
  city: string | null;
  province: string | null;
}

interface Position {
  latitude: number;
  longitude: number;
}

const postalAddress = (address: Address | null): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: address?.address ?? undefined,
  addressLocality: address?.city ?? undefined,
  addressRegion: address?.province ?? undefined,
  addressCountry: 'ID',
});

const geoCoordinates = (position: Position | null | undefined): JsonLd | undefined =>
  position ? { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude } : undefined;

interface Day {
  /** 1 Monday to 7 Sunday. */
  day: number;
  hours: { opens: string; closes: string } | null;
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const openingHours = (days: readonly Day[]): JsonLd[] =>
  days.flatMap(({ day, hours }) =>
    hours
      ? {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${names[day - 1] ?? ''}`,
          opens: hours.opens,
          closes: hours.closes,
        }
      : [],
  );

function localBusiness(page: Item_PageFragment, site: Site): JsonLd[] {
  const hours = page.__typename === 'ShopPage' && page.openingHours;
  const address = page.place && readFragment(page.place);
  return [
    {
      ...described('LocalBusiness', page, site),
      address: postalAddress(address),
      geo: geoCoordinates(address?.position),
      openingHoursSpecification: hours ? openingHours(readFragment(hours).days) : undefined,
      aggregateRating: aggregateRating(page.reviews),
    },
  ];
}

/** An item that can be bought; nothing if neither a price nor a review is known, because search engines refuse that. */
function product(page: Item_PageFragment, site: Site): JsonLd[] {
  const offers = itemOffer(page, site);
  const rating = aggregateRating(page.reviews);
  if (!offers && !rating) return [];
  return [
    {
      ...described('Product', page, site),
      sku: page.item.id,
      offers,
      aggregateRating: rating,
      review: rating && page.reviews?.latest.map((one) => review(readFragment(one))),
    },
  ];
}

/** Services and rides. */
const service = (page: Item_PageFragment, site: Site): JsonLd[] => [
  {
    ...described('Service', page, site),
    provider: { '@type': 'Organization', name: page.seller ? readFragment(page.seller).name : site.name },
    areaServed: page.item.city ?? undefined,
    offers: itemOffer(page, site),
    aggregateRating: aggregateRating(page.reviews),
  },
];

type Describe = (page: Item_PageFragment, site: Site) => JsonLd[];

const nothing: Describe = () => [];

const describe: { readonly [Type in Item_PageFragment['item']['__typename']]: Describe } = {
  Goods: product,
  Service: service,
  TextItem: nothing,
  CourierRide: service,
  Shop: localBusiness,
  DirectPurchase: product,
  RedirectLink: nothing,
  WebContent: nothing,
  ContactAction: nothing,
};

/** The item of the page, and the breadcrumbs to it, through its shop if it has one. */
export function itemPageData(page: Item_PageFragment, site: Site): JsonLd[] {
  const { item } = page;
  const seller = page.seller && readFragment(page.seller);
  const shop = seller?.shop ? [{ name: seller.name, path: itemPath({ title: seller.name, id: seller.shop.id }) }] : [];
  return [
    ...describe[item.__typename](page, site),
    breadcrumbList(site, [...shop, { name: item.title, path: itemPath(item) }]),
  ];
}
