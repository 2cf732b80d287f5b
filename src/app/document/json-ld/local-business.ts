import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import { aggregateRating } from './aggregate-rating';
import { described } from './described';
import type { JsonLd } from './json-ld';
import { openingHours } from './opening-hours';
import { geoCoordinates, postalAddress } from './place';
import type { Site } from './site';

/** A shop with its place and hours. */
export function localBusiness(page: Item_PageFragment, site: Site): JsonLd[] {
  const { details } = page;
  const hours = details?.__typename === 'ShopDetails' && details.openingHours;
  const place = page.place && readFragment(page.place);
  return [
    {
      ...described('LocalBusiness', page, site),
      address: postalAddress(place),
      geo: geoCoordinates(place?.position),
      openingHoursSpecification: hours ? openingHours(readFragment(hours).days) : undefined,
      aggregateRating: aggregateRating(page.reviews),
    },
  ];
}
