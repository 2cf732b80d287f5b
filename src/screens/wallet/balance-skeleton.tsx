import styled from 'styled-components';
import { RowListSkeleton, SkeletonBlock } from '../../ui/skeleton/skeletons';
import { token } from '../../theme/token';

const Card = styled.div`
  padding: ${token('space-4')};
`;

export const BalanceSkeleton = () => (
  <>
    <Card>
      <SkeletonBlock $height="9rem" />
    </Card>
    <RowListSkeleton count={6} picture={40} />
  </>
);
