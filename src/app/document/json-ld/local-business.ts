import { type JsonLd, described } from './json-ld';
import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import { aggregateRating } from './offers';
import type { Site } from './site';

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

export function localBusiness(page: Item_PageFragment, site: Site): JsonLd[] {
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
