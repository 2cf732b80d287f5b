import styled from 'styled-components';
import { BillScreenDocument } from '../../__generated__/documents/bill-screen';
import { customerPatterns } from '../../routing/customer-patterns';
import { serviceScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { token } from '../../theme/token';
import { Loading } from '../../ui/feedback/loading';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';

const Blocks = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

export const BillSkeleton = () => (
  <Loading>
    <Blocks>
      {['9rem', '7rem', '8rem', '10rem'].map((height, at) => (
        <SkeletonBlock key={at} $height={height} />
      ))}
    </Blocks>
  </Loading>
);

/** The page on which a bill is paid. Its number is never part of the URL. */
export const billRoute = defineRoute({
  path: customerPatterns.menuPayment,
  content: ContentMode.CHECKOUT,
  private: true,
  query: BillScreenDocument,
  variables: ({ params }) => ({ id: params.id }),
  exists: ({ customer, bill }) => customer === null || bill !== null,
  head: ({ text }) => ({ title: text('title.checkout'), indexed: false }),
  screen: serviceScreen(() => import(/* webpackChunkName: "screen-bill" */ './bill-screen')),
  skeleton: BillSkeleton,
});
