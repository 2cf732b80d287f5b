import type { Order, OrderList, PaymentKind, Store } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { paymentKindCode } from './codes/payment-kind';
import { found } from './found';
import { isOrderNumber, isViewUid } from './ids';
import { mapOrder } from './mapping/map-order';
import { mapOrderPayment } from './mapping/map-order-payment';
import { mapPurchaseList } from './mapping/map-purchase-list';
import { mapOutcome } from './mapping/map-refusal';
import type { OrderPaymentModel, OutcomeModel } from './models';

/** Orders of the customer; another's are not there. */
export const createOrders = (calls: ProviderCalls, { currency }: Store) => ({
  async find(id: string): Promise<Order | null> {
    if (!isViewUid(id)) return null;
    const reply = await calls.get('getOrder', path`/api/v2/customer/order/${id}`);
    return reply && mapOrder(reply.data, currency);
  },

  async payment(id: string): Promise<OrderPaymentModel | null> {
    if (!isViewUid(id)) return null;
    const reply = await calls.get('getPaymentInfo', path`/api/v2/customer/order/paymentInfo`, { unique_id: id });
    return reply && mapOrderPayment(reply, currency);
  },

  async list(page: number): Promise<OrderList> {
    const address = path`/api/v2/customer/report/purchases`;
    return mapPurchaseList(found(await calls.get('listPurchases', address, { page }), address).data, currency);
  },

  async ofNumber(number: string): Promise<string | null> {
    if (!isOrderNumber(number)) return null;
    const reply = await calls.get('openOrder', path`/api/v2/customer/open-order/${number}`);
    return reply?.data?.unique_id ?? null;
  },

  async cancel(id: string): Promise<OutcomeModel> {
    const address = path`/api/v2/customer/order/cancel`;
    return mapOutcome(found(await calls.postForm('cancelOrder', address, { order_uid: id }), address));
  },

  async changePayment(id: string, payment: string, kind: PaymentKind): Promise<OrderPaymentModel> {
    const address = path`/api/v2/customer/order/change-payment`;
    const fields = { order_uid: id, payment_id: payment, payment_type: paymentKindCode[kind] };
    return mapOrderPayment(found(await calls.putForm('changePayment', address, fields), address), currency);
  },
});
