import styled from 'styled-components';
import { token } from '../../theme/token';
import { Loading } from '../feedback/loading';
import { SkeletonBlock } from './skeletons';

const Blocks = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')} ${token('space-4')} ${token('space-6')};
  background: ${token('color-surface')};
`;

export const FormSkeleton = () => (
  <Loading>
    <Blocks>
      <SkeletonBlock $width="50%" $height="1.9rem" />
      <SkeletonBlock $width="100%" $height="4.25rem" />
      <SkeletonBlock $width="100%" $height="4.25rem" />
      <SkeletonBlock $width="100%" $height="2.75rem" />
    </Blocks>
  </Loading>
);
