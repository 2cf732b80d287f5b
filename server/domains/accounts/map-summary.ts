import type { ActiveOrder, CustomerSummary, Money } from '../../__generated__/resolvers';
import type { Rest } from '../../model/models';
import { moment } from '../../values/text';
import { mediaPath } from '../../values/links';
import { exactMoney } from '../../values/numbers';
import { orderCategory } from '../orders/codes';
import { orderStatus } from '../../model/order-status';
import { paymentKind } from '../payments/codes';
import type { StoreRecord } from '../stores/store-record';

export const mapSummary = (
  notifications: Rest['Notifications'],
  balance: Money | null,
  { store, wallet, activeOrdersShown }: StoreRecord,
): CustomerSummary => ({
  cartCount: Math.max(0, notifications.cart_count),
  unreadMessages: Math.max(0, notifications.numMessages),
  unreadNotifications: Math.max(0, notifications.numNotifications ?? 0),
  activeOrders: activeOrdersShown
    ? notifications.pending_orders.map((order) => mapActiveOrder(order, store.currency))
    : [],
  balance,
  balanceMode: wallet.mode,
});

const mapActiveOrder = (order: Rest['PendingOrder'], currency: string): ActiveOrder => ({
  id: order.unique_id,
  number: order.order_no,
  createdAt: moment(order.creation_date),
  total: exactMoney(order.total, currency),
  status: orderStatus(order.order_status),
  category: orderCategory(order.category),
  paymentKind: paymentKind(order.payment_type),
  icon: mediaPath(order.app_icon),
});
