import type { Choice_PurchaseFragment, Item_PageFragment } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import { itemPath } from '../../../routing/paths';
import type { JsonLd } from './json-ld';
import { offer } from './offer';
import type { Site } from './site';

/** UN/CEFACT's code of the kilometre. */
const kilometre = 'KMT';

function purchaseOf({ details }: Item_PageFragment): Choice_PurchaseFragment | null {
  if (details?.__typename !== 'GoodsDetails' && details?.__typename !== 'ServiceDetails') return null;
  return readFragment(readFragment(details.purchase));
}

const hasPieces = ({ countsStock, stock, variants }: Choice_PurchaseFragment) =>
  !countsStock || stock > 0 || variants.some((variant) => variant.stock > 0);

/** At what price an item, or its variants, can be had now. */
export function itemOffer(page: Item_PageFragment, site: Site): JsonLd | undefined {
  const { item } = page;
  const purchase = purchaseOf(page);
  const variants = purchase?.variants.map(({ price }) => price.amount) ?? [];
  return offer({
    prices: variants.length > 0 ? variants : [item.price?.amount ?? []].flat(),
    available: item.isOpen && (!purchase || hasPieces(purchase)),
    url: site.address(itemPath(item)),
    seller: page.seller ? readFragment(page.seller).name : site.name,
    unit: item.__typename === 'CourierRide' ? kilometre : undefined,
  });
}
