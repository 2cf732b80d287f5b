import type { ActiveOrder, Money, Notifications } from '../../__generated__/resolvers';
import { orderCategory } from '../codes/order-category';
import { orderStatus } from '../codes/order-status';
import { paymentKind } from '../codes/payment-kind';
import type { Rest } from '../models';
import type { StoreRecord } from '../store-record';
import { mediaPath } from '../values/media-path';
import { moment } from '../values/moment';
import { exactMoney } from '../values/money';

export const mapNotifications = (
  notifications: Rest['Notifications'],
  balance: Money | null,
  { store, wallet }: StoreRecord,
): Notifications => ({
  cartCount: Math.max(0, notifications.cart_count),
  unreadMessages: Math.max(0, notifications.numMessages),
  activeOrders: notifications.pending_orders.map((order) => mapActiveOrder(order, store.currency)),
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
