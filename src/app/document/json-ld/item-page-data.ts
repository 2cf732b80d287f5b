import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import { itemPath } from '../../../routing/paths';
import { breadcrumbList } from './breadcrumb-list';
import type { JsonLd } from './json-ld';
import { localBusiness } from './local-business';
import { product } from './product';
import { service } from './service';
import type { Site } from './site';

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
  const shop = seller?.shop ? [{ name: seller.name, path: itemPath({ title: seller.name, id: seller.shop }) }] : [];
  return [
    ...describe[item.__typename](page, site),
    breadcrumbList(site, [...shop, { name: item.title, path: itemPath(item) }]),
  ];
}
