import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import { aggregateRating } from './aggregate-rating';
import { described } from './described';
import { itemOffer } from './item-offer';
import type { JsonLd } from './json-ld';
import type { Site } from './site';

/** What somebody does for the customer: services and rides. */
export const service = (page: Item_PageFragment, site: Site): JsonLd[] => [
  {
    ...described('Service', page, site),
    provider: { '@type': 'Organization', name: page.seller ? readFragment(page.seller).name : site.name },
    areaServed: page.item.city ?? undefined,
    offers: itemOffer(page, site),
    aggregateRating: aggregateRating(page.reviews),
  },
];
