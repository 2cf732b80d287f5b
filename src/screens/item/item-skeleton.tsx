import styled from 'styled-components';
import { Loading } from '../../ui/feedback/loading';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';
import { token } from '../../theme/token';

const Heading = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  background: ${token('color-surface')};
`;

const Rows = styled.div`
  display: grid;
  gap: ${token('space-4')};
  min-height: 480px;
  margin-top: ${token('space-2')};
  padding: ${token('space-4')};
  align-content: start;
  background: ${token('color-surface')};
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  height: ${token('size-bar')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-raised')};
`;

export const ItemSkeleton = () => (
  <Loading>
    <SkeletonBlock $ratio="1" />
    <Heading>
      <SkeletonBlock $width="40%" $height="1.75rem" />
      <SkeletonBlock $width="90%" $height="1.25rem" />
      <SkeletonBlock $width="55%" />
    </Heading>
    <Rows>
      <SkeletonBlock $width="70%" $height="1.25rem" />
      <SkeletonBlock />
      <SkeletonBlock />
      <SkeletonBlock $width="80%" />
    </Rows>
    <Bar />
  </Loading>
);
