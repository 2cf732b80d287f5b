import styled from 'styled-components';
import { Loading } from '../../ui/feedback/loading';
import { SkeletonBlock } from '../../ui/skeleton/skeleton-block';
import { token } from '../../theme/token';

const Blocks = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

export const CheckoutSkeleton = () => (
  <Loading>
    <Blocks>
      {['7rem', '11rem', '7rem', '8rem', '6rem', '10rem'].map((height, at) => (
        <SkeletonBlock key={at} $height={height} />
      ))}
    </Blocks>
  </Loading>
);
