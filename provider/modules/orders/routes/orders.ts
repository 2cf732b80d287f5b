import type { OrderStatus } from '../../../__generated__/codes';
import type { Clock } from '../../../clock';
import { isUnpaid } from '../queries/transitions';
import { Refused } from '../../../errors/refusal';
import type { Handlers } from '../../../http/operations';
import { orNotFound } from '../../../errors/call-errors';
import { ok, nothing, refusable } from '../../../contract/envelope';
import { orderReply } from '../reply';
import type { Orders } from '../index';

const noSuchOrder = 'The order does not exist';

export const orderRoutes = ({ orders: { orders } }: { orders: Orders }, now: Clock) => {
  const orderOf = async (customerId: number, uid: string) =>
    orderReply(orNotFound(await orders.find(customerId, uid), noSuchOrder), now());

  return {
    createOrder: ({ customer, body }) => orders.create(customer, body),

    createTopUp: ({ customer, body }) => orders.topUp(customer, body),

    createWithdrawal: ({ customer, body }) => orders.withdraw(customer, body),

    async getAttempt({ customer, query }) {
      return ok(await orders.attempt(customer.id, query.session_code));
    },

    checkPayment: ({ customer, query }) =>
      refusable(async () => {
        const { unique_id, order_status } = orNotFound(await orders.payment(customer.id, query.order_uid), noSuchOrder);
        if (!isUnpaid({ status: order_status as OrderStatus })) throw new Refused('NOT_PAYABLE');
        return { unique_id };
      }, nothing),

    getPaymentInfo: ({ customer, query }) =>
      refusable(async () => orNotFound(await orders.payment(customer.id, query.unique_id), noSuchOrder), nothing),

    async cancelOrder({ customer, body }) {
      const { success, message, error_code } = await refusable(
        () => orders.cancel(customer.id, body.order_uid),
        nothing,
      );
      return { success, message: success ? 'Pesanan telah dibatalkan' : message, error_code };
    },

    async orderAgain({ customer, body: { order_uid, session_code } }) {
      const { success, message, error_code, data } = await orders.again(customer, order_uid, session_code);
      return { success, message, error_code, data };
    },

    changePayment: ({ customer, body }) =>
      refusable(async () => {
        await orders.changePayment(customer.id, body);
        return orNotFound(await orders.payment(customer.id, body.order_uid), noSuchOrder);
      }, nothing),

    moveBooking: ({ customer, body }) =>
      refusable(async () => {
        await orders.moveBooking(customer.id, body);
        return orderOf(customer.id, body.order_uid);
      }, nothing),

    payOrder: ({ customer, body }) => orders.pay(customer.id, body),

    async getOrder({ customer, params }) {
      return ok(await orderOf(customer.id, params.order_uid));
    },

    openOrder: ({ customer, params }) =>
      refusable(
        async () => orNotFound(await orders.ofNumber(customer.id, params.order_number.toUpperCase()), noSuchOrder),
        nothing,
      ),

    async listPurchases({ customer, query: { page = 1, state, search } }) {
      return ok(await orders.purchases(customer.id, page, state, search));
    },

    async getNotifications({ customer }) {
      return ok(await orders.notifications(customer.id));
    },
  } satisfies Partial<Handlers>;
};
