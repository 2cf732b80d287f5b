import { CheckoutScreenDocument } from '../../__generated__/documents/checkout-screen';
import type { CheckoutScreenQueryVariables } from '../../__generated__/gql/graphql';
import { ContentMode } from '../../routing/content-mode';
import { customerScreen } from '../../routing/customer-screen';
import { defineRoute, type Place } from '../../routing/define-route';
import { CheckoutSkeleton } from './checkout-skeleton';

const screen = customerScreen(() => import(/* webpackChunkName: "screen-checkout" */ './checkout-screen'));

const checkoutAt = <const Path extends string>(
  path: Path,
  variables: (place: Place<Path>) => CheckoutScreenQueryVariables,
) =>
  defineRoute({
    path,
    content: ContentMode.CHECKOUT,
    private: true,
    query: CheckoutScreenDocument,
    variables,
    head: ({ text }) => ({ title: text('title.checkout'), indexed: false }),
    screen,
    chunk: 'screen-checkout',
    skeleton: CheckoutSkeleton,
  });

/** The checked lines of the cart, and what is bought directly, go through one checkout. */
export const checkoutRoutes = [
  checkoutAt('/checkout', () => ({})),
  checkoutAt('/p/payment/:viewUid', ({ params }) => ({ item: params.viewUid, quantity: 1 })),
];
