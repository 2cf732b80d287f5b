import type { CreatedOrder, OrderAttempt } from '../../__generated__/resolvers';
import { attemptState } from '../codes/attempt-state';
import { orderStatus } from '../codes/order-status';
import { paymentKind } from '../codes/payment-kind';
import type { CreateOrderModel, Rest } from '../models';
import { exactMoney } from '../values/money';
import { mapRefusal } from './map-refusal';

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

export const mapAttempt = (attempt: Rest['Attempt']): OrderAttempt => ({
  state: attemptState[attempt.state],
  order: attempt.order && mapCreatedOrder(attempt.order),
  refusal: attempt.state === 'refused' ? mapRefusal(attempt) : null,
});
