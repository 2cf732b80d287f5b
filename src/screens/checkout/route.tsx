import { CheckoutScreenDocument } from '../../__generated__/documents/checkout-screen';
import type { CheckoutScreenQuery, CheckoutScreenQueryVariables } from '../../__generated__/gql/graphql';
import { customerPatterns } from '../../routing/customer-patterns';
import { customerScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute, type RouteMatch } from '../../routing/define-route';
import { itemPurchase } from '../../routing/item-checkout';
import { serviceParameters } from '../../routing/service-payment';
import { checkoutPath } from '../../routing/paths';
import { StackSkeleton } from '../../ui/skeleton/block-skeletons';

const CheckoutSkeleton = () => <StackSkeleton heights={['7rem', '11rem', '7rem', '8rem', '6rem', '10rem']} />;

const screen = customerScreen(() => import(/* webpackChunkName: "screen-checkout" */ './checkout-screen'));

const checkoutAt = <const Path extends string>(
  path: Path,
  parameters: readonly string[],
  variables: (match: RouteMatch<Path>) => CheckoutScreenQueryVariables,
) =>
  defineRoute({
    path,
    content: ContentMode.CHECKOUT,
    parameters,
    private: true,
    query: CheckoutScreenDocument,
    variables,
    exists: ({ customer }: CheckoutScreenQuery) => customer?.checkout !== null,
    head: ({ text }) => ({ title: text('title.checkout'), indexed: false }),
    screen,
    skeleton: CheckoutSkeleton,
  });

/** The checkout of the checked lines of the cart, or of a direct purchase of goods with `?item=`. */
export const checkoutRoute = checkoutAt(checkoutPath, ['item', 'lines'], ({ search }) => {
  const item = search.get('item');
  return item ? itemPurchase(item, search) : {};
});

/** The payment page of items that are bought without a cart. */
export const itemPaymentRoute = checkoutAt(
  customerPatterns.itemPayment,
  ['item', 'lines', ...serviceParameters],
  ({ params, search }) => itemPurchase(params.id, search),
);
