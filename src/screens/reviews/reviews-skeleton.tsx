import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';
import { SkeletonBlock } from '../../ui/skeleton/skeleton-block';
import { ReviewsHeading } from './reviews-heading';

export const ReviewsSkeleton = () => (
  <>
    <ReviewsHeading as="div">
      <SkeletonBlock $width="70%" $height="1.4em" />
    </ReviewsHeading>
    <RowListSkeleton count={8} picture={36} />
  </>
);
