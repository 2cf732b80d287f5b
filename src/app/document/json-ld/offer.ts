import type { JsonLd } from './json-ld';

export interface Offered {
  /** Rupiah, of each variant or of the item itself. */
  prices: readonly number[];
  available: boolean;
  url: string;
  seller: string;
  /** UN/CEFACT's code of what the price is for; a piece without it. */
  unit?: string;
}

/** At what price a thing can be had; undefined without any. */
export function offer({ prices, available, url, seller, unit }: Offered): JsonLd | undefined {
  const [price] = prices;
  if (price === undefined) return undefined;
  const shared = {
    priceCurrency: 'IDR',
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    url,
    seller: { '@type': 'Organization', name: seller },
  };
  if (prices.length > 1) {
    const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)];
    return { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: prices.length, ...shared };
  }
  if (!unit) return { '@type': 'Offer', price, ...shared };
  const { priceCurrency } = shared;
  const priceSpecification = { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: unit };
  return { '@type': 'Offer', price, ...shared, priceSpecification };
}
