import type { CreatedOrder } from '../../__generated__/resolvers';
import { orderStatus } from '../../model/order-status';
import { paymentKind } from './codes';
import type { Rest, CreateOrderModel, OrderAttemptModel } from '../../model/models';
import { exactMoney } from '../../values/numbers';
import { mapRefusal } from '../../model/map-refusal';

type Created = CreatedOrder & { readonly __typename: 'CreatedOrder' };

const mapCreatedOrder = (order: Rest['OrderCreated']): Created => ({
  __typename: 'CreatedOrder',
  id: order.unique_id,
  number: order.order_no,
  status: orderStatus(order.order_status),
  paymentKind: paymentKind(order.payment_type),
  isAutomatic: order.auto_order === 1,
});

export const mapCreation = (reply: Rest['OrderCreatedReply'], currency: string): CreateOrderModel =>
  reply.success && reply.data
    ? mapCreatedOrder(reply.data)
    : mapRefusal(reply, reply.total === null ? null : exactMoney(reply.total, currency));

export function mapAttempt(attempt: Rest['Attempt'], idempotencyKey: string): OrderAttemptModel {
  switch (attempt.state) {
    case 'none':
      return { __typename: 'UnsentAttempt', idempotencyKey };
    case 'pending':
      return { __typename: 'PendingAttempt', idempotencyKey };
    case 'done':
      return attempt.order ? mapCreatedOrder(attempt.order) : { __typename: 'Done', message: attempt.message };
    case 'refused':
      return mapRefusal(attempt);
  }
}
