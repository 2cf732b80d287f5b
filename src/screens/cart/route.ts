import { CartScreenDocument } from '../../__generated__/documents/cart-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { customerScreen } from '../../routing/customer-screen';
import { cartPath } from '../../routing/paths';
import { CartSkeleton } from './cart-skeleton';

export const cartRoute = defineRoute({
  path: cartPath,
  content: ContentMode.CART,
  private: true,
  query: CartScreenDocument,
  head: ({ text }) => ({ title: text('title.cart'), indexed: false }),
  screen: customerScreen(() => import(/* webpackChunkName: "screen-cart" */ './cart-screen')),
  skeleton: CartSkeleton,
});
