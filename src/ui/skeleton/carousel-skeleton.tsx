import styled from 'styled-components';
import { token } from '../../theme/token';
import { Loading } from '../feedback/loading';
import { SkeletonBlock } from './skeletons';

const Row = styled.div`
  display: flex;
  gap: ${token('space-3')};
  overflow: hidden;
  padding: ${token('space-3')} ${token('space-4')};

  span {
    flex: none;
  }
`;

export const CarouselSkeleton = () => (
  <Loading>
    <Row>
      <SkeletonBlock $width="57%" $ratio="0.68" />
      <SkeletonBlock $width="57%" $ratio="0.68" />
    </Row>
  </Loading>
);
