import type {
  ChatScreenQuery,
  CheckoutScreenQuery,
  InvoiceCheckoutQuery,
  ItemScreenQuery,
  OrderPaymentScreenQuery,
} from '../../__generated__/gql/graphql';
import { resolveLink } from '../../actions/resolve-link';
import { readFragment } from '../../api/fragment';
import type { StoreShell } from '../../api/store-context';
import { chatRoute, listForLost } from '../../screens/chat/routes';
import { goodsPageOf } from '../../screens/checkout/own-page';
import { itemPaymentRoute } from '../../screens/checkout/route';
import { paidInvoice } from '../../screens/invoices/paid-invoice';
import { invoicePaymentRoute } from '../../screens/invoices/routes';
import { itemRoute } from '../../screens/item/route';
import { paidAlready } from '../../screens/order/shown-order';
import { orderPaymentRoutes } from '../../screens/order/routes';
import type { RouteMatch } from './route-at';

function redirectedItem({ itemPage }: ItemScreenQuery, { shortLinkHost }: StoreShell): string | null {
  const page = itemPage && readFragment(itemPage);
  if (page?.__typename !== 'RedirectLinkPage') return null;
  const target = resolveLink(page.link ?? '', { shortLinkHost });
  return target.kind === 'route' ? target.path : null;
}

/** The path inside the store that a page does nothing but lead to. Only the server asks: in a browser the page itself goes on. */
export function redirectTarget({ route, params }: RouteMatch, data: unknown, store: StoreShell): string | null {
  if (!data) return null;
  if (route === itemRoute) return redirectedItem(data as ItemScreenQuery, store);
  if (route === itemPaymentRoute) return goodsPageOf(data as CheckoutScreenQuery);
  if (route === chatRoute) return listForLost(data as ChatScreenQuery, params);
  if (route === invoicePaymentRoute) return paidInvoice(data as InvoiceCheckoutQuery);
  return orderPaymentRoutes.includes(route) ? paidAlready(data as OrderPaymentScreenQuery) : null;
}
