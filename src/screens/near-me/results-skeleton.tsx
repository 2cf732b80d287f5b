import styled from 'styled-components';
import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';
import { SkeletonBlock } from '../../ui/skeleton/skeleton-block';
import { token } from '../../theme/token';

const Toggle = styled.div`
  padding: ${token('space-2')} ${token('space-4')} ${token('space-3')};
  background: ${token('color-surface')};
`;

export const ResultsSkeleton = () => (
  <>
    <Toggle>
      <SkeletonBlock $height="44px" />
    </Toggle>
    <RowListSkeleton count={6} />
  </>
);
