import type { JsonLd } from './json-ld';

interface Place {
  address: string | null;
  city: string | null;
  province: string | null;
}

interface Position {
  latitude: number;
  longitude: number;
}

export const postalAddress = (place: Place | null): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: place?.address ?? undefined,
  addressLocality: place?.city ?? undefined,
  addressRegion: place?.province ?? undefined,
  addressCountry: 'ID',
});

export const geoCoordinates = (position: Position | null | undefined): JsonLd | undefined =>
  position ? { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude } : undefined;
