import type { Review, ReviewSummary } from '../../__generated__/resolvers';
import type { Rest } from '../models';
import { clampInteger } from '../values/clamp';
import { mediaPath } from '../values/media-path';
import { ratingOf } from '../values/rating';

const mostLatest = 3;

export const mapReview = (review: Rest['Review']): Review => ({
  id: review.id,
  rating: clampInteger(review.rating, 1, 5),
  comment: review.comment,
  author: review.name,
  authorImage: mediaPath(review.image),
  createdAt: review.creation_date,
});

/** Null where nobody reviewed the item, or it hides its reviews. */
export function mapReviewSummary(item: Rest['ItemDetail']): ReviewSummary | null {
  const rating = ratingOf(item.review_rating);
  if (rating === null || item.review_count <= 0 || item.hide_info_rating === 1) return null;
  return { rating, count: item.review_count, latest: item.reviews.slice(0, mostLatest).map(mapReview) };
}
