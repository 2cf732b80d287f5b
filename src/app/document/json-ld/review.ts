import type { Review_CardFragment } from '../../../__generated__/gql/graphql';
import type { JsonLd } from './json-ld';

/** What one customer says. */
export const review = ({ rating, comment, author, createdAt }: Review_CardFragment): JsonLd => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  reviewBody: comment || undefined,
  author: { '@type': 'Person', name: author },
  datePublished: createdAt,
});
