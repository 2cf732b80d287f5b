import type { OrderAttempt, OrderInput, Store } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { ProviderError } from '../provider-client/provider-error';
import { path } from '../provider-client/provider-path';
import { carrierKindCode } from './codes/carrier-kind';
import { paymentKindCode } from './codes/payment-kind';
import { found } from './found';
import { mapAttempt, mapCreation } from './mapping/map-created-order';
import type { CreateOrderModel, RefusalModel } from './models';
import { orderLines } from './order-lines';

/** Milliseconds: who moves money waits longer before what came of it is uncertain. */
const patience = 8_000;

export const createOrderCreation = (calls: ProviderCalls, { currency }: Store) => {
  async function attempt(sessionCode: string): Promise<OrderAttempt> {
    const address = path`/api/v2/customer/order/attempt`;
    return mapAttempt(found(await calls.get('getAttempt', address, { session_code: sessionCode }), address).data);
  }

  /** Lines that are gone may have been bought by this very attempt. */
  async function earlier(sessionCode: string, refusal: RefusalModel): Promise<CreateOrderModel> {
    const { state, order, refusal: refused } = await attempt(sessionCode);
    if (state === 'PENDING') throw new ProviderError('timeout', path`/api/v2/customer/order/checkout`);
    if (order) return { ...order, __typename: 'CreatedOrder' };
    return refused ? { ...refused, __typename: 'Refusal' } : refusal;
  }

  return {
    attempt,

    async create(order: OrderInput): Promise<CreateOrderModel> {
      const lines = await orderLines(calls, order.lines);
      if ('__typename' in lines) return earlier(order.sessionCode, lines);
      const address = path`/api/v2/customer/order/checkout`;
      const reply = await calls.postForm('createOrder', address, { ...fieldsOf(order), ...lines }, patience);
      return mapCreation(found(reply, address), currency);
    },

    async pay(id: string, revision: number, sessionCode: string): Promise<CreateOrderModel> {
      const address = path`/api/v2/customer/order/pay`;
      const fields = { order_uid: id, revision, session_code: sessionCode };
      return mapCreation(found(await calls.postForm('payOrder', address, fields, patience), address), currency);
    },
  };
};

const fieldsOf = (order: OrderInput) => ({
  total: order.total,
  note: order.note,
  payment_id: order.payment,
  payment_type: paymentKindCode[order.paymentKind],
  session_code: order.sessionCode,
  ...(order.carrierKind && { expedition_type: carrierKindCode[order.carrierKind] }),
  ...(order.carrier && { courrier: order.carrier, exp_view_uid: order.carrier }),
  ...(order.package && { exp_type: order.package }),
  ...(order.voucher && { voucher_code: order.voucher }),
  ...(order.dropship && { dropship_name: order.dropship.name, dropship_phone: order.dropship.phone }),
});
