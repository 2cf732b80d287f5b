import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import { aggregateRating, itemOffer, review } from './offers';
import { described, type JsonLd } from './json-ld';
import type { Site } from './site';
import { itemPath } from '../../../routing/paths';
import { breadcrumbList } from './lists';
import { localBusiness } from './local-business';

/** What can be bought; nothing where neither a price nor a review is known, which schema.org's readers refuse. */
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

/** What somebody does for the customer: services and rides. */
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

/** What the page of an item is about, and the way to it: through its shop, where it has one. */
export function itemPageData(page: Item_PageFragment, site: Site): JsonLd[] {
  const { item } = page;
  const seller = page.seller && readFragment(page.seller);
  const shop = seller?.shop ? [{ name: seller.name, path: itemPath({ title: seller.name, id: seller.shop.id }) }] : [];
  return [
    ...describe[item.__typename](page, site),
    breadcrumbList(site, [...shop, { name: item.title, path: itemPath(item) }]),
  ];
}
