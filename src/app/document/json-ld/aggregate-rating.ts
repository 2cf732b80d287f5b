import type { JsonLd } from './json-ld';

interface Reviews {
  rating: number;
  count: number;
}

/** What everybody thinks of a thing; undefined where nobody said. */
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
