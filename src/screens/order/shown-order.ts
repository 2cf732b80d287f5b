import type {
  OrderCategory,
  OrderPaymentScreenQuery,
  OrderScreenQuery,
  OrderStatus,
} from '../../__generated__/gql/graphql';
import { orderPath } from '../../routing/order-paths';

export type ShownOrder = NonNullable<NonNullable<OrderScreenQuery['customer']>['order']>;

export type ShownPayment = Extract<
  NonNullable<OrderPaymentScreenQuery['orderPayment']>,
  { __typename: 'OrderPayment' }
>;

export const isPayable = (status: OrderStatus) =>
  status === 'NEW' || status === 'AWAITING_PAYMENT' || status === 'PAYMENT_PROCESSING';

const rides: readonly OrderCategory[] = ['COURIER', 'CALLED_SERVICE', 'GOODS_AND_COURIER'];

export const hasRide = (category: OrderCategory) => rides.includes(category);

/** Whether the payment was received; cash is paid to the driver at the end. */
export const isPaid = ({ paymentKind, history }: ShownOrder) =>
  paymentKind !== 'DIRECT' && history.some(({ status }) => status === 'PAYMENT_ACCEPTED');

/** The path of an order that can no longer be paid; null while it can, and for a top-up that is not credited yet. */
export function paidAlready({ customer, orderPayment }: OrderPaymentScreenQuery): string | null {
  const order = customer?.order;
  if (!order || orderPayment?.__typename !== 'OrderPayment' || isPayable(orderPayment.status)) return null;
  const isOnItsWay = order.category === 'TOP_UP' && orderPayment.status === 'PAYMENT_ACCEPTED';
  return isOnItsWay ? null : orderPath(order.id);
}
