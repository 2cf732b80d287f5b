import type { OrderPaymentScreenQuery } from '../../__generated__/gql/graphql';
import { orderPath } from '../../routing/order-address';
import { isPayable } from './is-payable';

/** The page of an order that can't be paid any more; null while it can. */
export const paidAlready = ({ order, orderPayment }: OrderPaymentScreenQuery): string | null =>
  order && orderPayment?.__typename === 'OrderPayment' && !isPayable(orderPayment.status) ? orderPath(order.id) : null;
