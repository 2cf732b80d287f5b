import styled from 'styled-components';
import { CheckoutScreenDocument } from '../../__generated__/documents/checkout-screen';
import type { CheckoutScreenQuery, CheckoutScreenQueryVariables } from '../../__generated__/gql/graphql';
import { customerPatterns } from '../../routing/customer-patterns';
import { customerScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute, type RouteMatch } from '../../routing/define-route';
import { itemPurchase } from '../../routing/item-checkout';
import { checkoutPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Loading } from '../../ui/feedback/loading';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';

const Blocks = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

const CheckoutSkeleton = () => (
  <Loading>
    <Blocks>
      {['7rem', '11rem', '7rem', '8rem', '6rem', '10rem'].map((height, at) => (
        <SkeletonBlock key={at} $height={height} />
      ))}
    </Blocks>
  </Loading>
);

const screen = customerScreen(() => import(/* webpackChunkName: "screen-checkout" */ './checkout-screen'));

const checkoutAt = <const Path extends string>(
  path: Path,
  variables: (match: RouteMatch<Path>) => CheckoutScreenQueryVariables,
) =>
  defineRoute({
    path,
    content: ContentMode.CHECKOUT,
    parameters: ['item', 'lines'],
    private: true,
    query: CheckoutScreenDocument,
    variables,
    exists: ({ customer, checkout }: CheckoutScreenQuery) => customer === null || checkout !== null,
    head: ({ text }) => ({ title: text('title.checkout'), indexed: false }),
    screen,
    skeleton: CheckoutSkeleton,
  });

/** The checked lines of the cart, or goods that are bought by themselves: those of `?item=`. */
export const checkoutRoute = checkoutAt(checkoutPath, ({ search }) => {
  const item = search.get('item');
  return item ? itemPurchase(item, search) : {};
});

/** What is bought without a cart. */
export const itemPaymentRoute = checkoutAt(customerPatterns.itemPayment, ({ params, search }) =>
  itemPurchase(params.id, search),
);
