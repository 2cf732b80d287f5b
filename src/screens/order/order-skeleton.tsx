import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Loading } from '../../ui/feedback/loading';
import { SkeletonBlock } from '../../ui/skeleton/skeleton-block';
import { previewedNumber } from '../../routing/order-address';
import { token } from '../../theme/token';

const Blocks = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

const Head = styled.section`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  background: ${token('color-surface')};

  h1 {
    font-size: ${token('font-large')};
    font-weight: 700;
    line-height: ${token('size-touch')};
  }
`;

export function OrderSkeleton() {
  const number = previewedNumber(useLocation().state);
  return (
    <>
      {number && (
        <Head>
          <h1>{number}</h1>
          <SkeletonBlock $width="60%" />
        </Head>
      )}
      <Loading>
        <Blocks>
          {[...(number ? [] : ['6rem']), '10rem', '9rem', '10rem'].map((height, at) => (
            <SkeletonBlock key={at} $height={height} />
          ))}
        </Blocks>
      </Loading>
    </>
  );
}
