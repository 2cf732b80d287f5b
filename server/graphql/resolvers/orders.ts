import type {
  CustomerResolvers,
  MutationResolvers,
  OrderLinkResolvers,
  OrderPaymentResolvers,
  QueryResolvers,
} from '../../__generated__/resolvers';
import { customerOf } from '../../facade/context';

export const orderQueries: Pick<QueryResolvers, 'orderPayment' | 'orderByNumber'> = {
  orderPayment: (_parent, { orderId }, context) => customerOf(context).orders.payment(orderId),
  orderByNumber: (_parent, { number }, context) => customerOf(context).orders.byNumber(number),
};

export const orderFields: Pick<CustomerResolvers, 'order' | 'orders'> = {
  order: ({ orders }, { id }) => orders.find(id),
  orders: ({ orders }, args) => orders.list(args),
};

const order: OrderLinkResolvers['order'] = ({ id }, _args, context) => customerOf(context).orders.find(id);

export const OrderLink: Pick<OrderLinkResolvers, 'order'> = { order };
export const OrderPayment: Pick<OrderPaymentResolvers, 'order'> = { order };

export const orderMutations: Pick<MutationResolvers, 'cancelOrder' | 'changePayment' | 'orderAgain' | 'payOrder'> = {
  orderAgain: (_parent, { input: { order, idempotencyKey } }, context) =>
    customerOf(context).orders.again(order, idempotencyKey),
  cancelOrder: (_parent, { input }, context) => customerOf(context).orders.cancel(input.id),
  changePayment: (_parent, { input: { id, payment, kind } }, context) =>
    customerOf(context).orders.changePayment(id, payment, kind),
  payOrder: (_parent, { input: { id, revision, idempotencyKey } }, context) =>
    customerOf(context).orderCreation.pay(id, revision, idempotencyKey),
};
