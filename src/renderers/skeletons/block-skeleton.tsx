import styled from 'styled-components';
import { Loading } from '../../ui/feedback/loading';
import { SkeletonBlock } from '../../ui/skeleton/skeleton-block';
import { token } from '../../theme/token';

const Place = styled.div`
  padding: ${token('space-3')} ${token('space-4')};
`;

export interface BlockSkeletonProps {
  /** A CSS length. */
  height: string;
}

/** One part, as wide as the page, that is still to come. */
export const BlockSkeleton = ({ height }: BlockSkeletonProps) => (
  <Loading>
    <Place>
      <SkeletonBlock $height={height} />
    </Place>
  </Loading>
);
