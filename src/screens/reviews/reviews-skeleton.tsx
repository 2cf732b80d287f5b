import styled from 'styled-components';
import { token } from '../../theme/token';
import { RowListSkeleton, SkeletonBlock } from '../../ui/skeleton/skeletons';

export const ReviewsHeading = styled.header`
  padding: ${token('space-4')} ${token('space-4')} ${token('space-2')};
  background: ${token('color-surface')};
`;

export const ReviewsSkeleton = () => (
  <>
    <ReviewsHeading as="div">
      <SkeletonBlock $width="70%" $height="1.4em" />
    </ReviewsHeading>
    <RowListSkeleton count={8} picture={36} />
  </>
);
