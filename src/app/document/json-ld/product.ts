import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import { aggregateRating } from './aggregate-rating';
import { described } from './described';
import { itemOffer } from './item-offer';
import type { JsonLd } from './json-ld';
import { review } from './review';
import type { Site } from './site';

/** What can be bought; nothing where neither a price nor a review is known, which schema.org's readers refuse. */
export function product(page: Item_PageFragment, site: Site): JsonLd[] {
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
