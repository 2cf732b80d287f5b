import type { JsonLd, Site } from './json-ld';
import type { Choice_OfferFragment, Item_PageFragment, Review_CardFragment } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import { itemPath } from '../../../routing/paths';

interface Offered {
  /** Whole units, of each variant or of the item itself. */
  prices: readonly number[];
  /** ISO 4217. */
  priceCurrency: string;
  available: boolean;
  url: string;
  seller: string;
  /** UN/CEFACT's code of the unit of the price; without it, the price is for a piece. */
  unit?: string;
}

/** Undefined if there is no price. */
function offer({ prices, priceCurrency, available, url, seller, unit }: Offered): JsonLd | undefined {
  const [price] = prices;
  if (price === undefined) return undefined;
  const shared = {
    priceCurrency,
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    url,
    seller: { '@type': 'Organization', name: seller },
  };
  if (prices.length > 1) {
    const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)];
    return { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: prices.length, ...shared };
  }
  if (!unit) return { '@type': 'Offer', price, ...shared };
  const priceSpecification = { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: unit };
  return { '@type': 'Offer', price, ...shared, priceSpecification };
}

/** UN/CEFACT's code of the kilometre. */
const kilometre = 'KMT';

function offeredOf(page: Item_PageFragment): Choice_OfferFragment | null {
  if (page.__typename !== 'GoodsPage' && page.__typename !== 'ServicePage') return null;
  return readFragment(readFragment(page.offer));
}

const hasPieces = ({ stock, variants }: Choice_OfferFragment) =>
  stock === null || stock > 0 || variants.some((variant) => variant.stock !== 0);

export function itemOffer(page: Item_PageFragment, site: Site): JsonLd | undefined {
  const { item } = page;
  const offered = offeredOf(page);
  const variants = offered?.variants.map(({ price }) => price) ?? [];
  const prices = variants.length > 0 ? variants : [item.price ?? []].flat();
  const isOfStore = prices.every(({ currency }) => currency === site.currency);
  if (!site.currencyCode || !isOfStore) return undefined;
  return offer({
    prices: prices.map(({ amount }) => amount),
    priceCurrency: site.currencyCode,
    available: item.isOpen && (!offered || hasPieces(offered)),
    url: site.url(itemPath(item)),
    seller: page.seller ? readFragment(page.seller).name : site.name,
    unit: item.__typename === 'CourierRide' ? kilometre : undefined,
  });
}

interface Reviews {
  rating: number;
  count: number;
}

/** Undefined if there are no reviews. */
export const aggregateRating = (reviews: Reviews | null): JsonLd | undefined =>
  reviews && reviews.count > 0
    ? {
        '@type': 'AggregateRating',
        ratingValue: reviews.rating,
        reviewCount: reviews.count,
        bestRating: 5,
        worstRating: 1,
      }
    : undefined;

export const review = ({ rating, comment, author, createdAt }: Review_CardFragment): JsonLd => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  reviewBody: comment || undefined,
  author: { '@type': 'Person', name: author },
  datePublished: createdAt,
});
