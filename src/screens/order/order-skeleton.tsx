import styled from 'styled-components';
import { Loading } from '../../components/loading';
import { SkeletonBlock } from '../../components/skeleton-block';
import { token } from '../../theme/token';

const Blocks = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

/** As high as the first parts of an order. */
export const OrderSkeleton = () => (
  <Loading>
    <Blocks>
      {['6rem', '10rem', '9rem', '10rem'].map((height, at) => (
        <SkeletonBlock key={at} $height={height} />
      ))}
    </Blocks>
  </Loading>
);
