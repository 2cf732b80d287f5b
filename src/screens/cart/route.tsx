import { CartScreenDocument } from '../../__generated__/documents/cart-screen';
import { cartScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { cartPath } from '../../routing/paths';
import { RowListSkeleton } from '../../ui/skeleton/skeletons';

const CartSkeleton = () => <RowListSkeleton count={4} picture={80} />;

export const cartRoute = defineRoute({
  path: cartPath,
  content: ContentMode.CART,
  private: true,
  offline: true,
  query: CartScreenDocument,
  head: ({ text }) => ({ title: text('title.cart'), indexed: false }),
  screen: cartScreen(() => import(/* webpackChunkName: "screen-cart" */ './cart-screen')),
  skeleton: CartSkeleton,
});
