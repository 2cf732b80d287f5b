import styled from 'styled-components';
import { token } from '../../theme/token';
import { CardGridSkeleton, SkeletonBlock } from '../../ui/skeleton/skeletons';

export const PageTitle = styled.h1`
  padding: ${token('space-4')} ${token('space-4')} ${token('space-1')};
  font-size: ${token('font-display')};
  font-weight: 700;
  letter-spacing: -0.015em;
`;

export const MenuSkeleton = () => (
  <>
    <PageTitle as="div">
      <SkeletonBlock $width="45%" $height="1.3em" />
    </PageTitle>
    <CardGridSkeleton count={8} columns={2} />
  </>
);
