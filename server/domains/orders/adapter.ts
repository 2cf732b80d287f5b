import { purchaseSearchLength } from '../../__generated__/limits';
import type { MoveBookingInput, PaymentKind, CustomerOrdersArgs } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { orderStageCode } from './codes';
import { sentPaymentKind } from '../payments/codes';
import { isOrderNumber, isViewUid } from '../../model/ids';
import { mapOrder, mapOrderPayment } from './mapping';
import { cutText } from '../../values/text';
import { mapOrderAgain } from './map-order-again';
import { mapPurchaseList } from './map-purchase-list';
import { mapOutcome, mapRefusal } from '../../model/map-refusal';
import type {
  MoveBookingModel,
  OrderAgainModel,
  OrderConnectionModel,
  OrderModel,
  OrderPaymentModel,
  OutcomeModel,
} from '../../model/models';
import type { Link } from '../../model/item-models';
import type { StoreRecord } from '../stores/store-record';

/** Finds only the customer's own orders. */
export const createOrders = (provider: ProviderCalls, record: StoreRecord) => ({
  async find(id: string): Promise<OrderModel | null> {
    if (!isViewUid(id)) return null;
    const reply = await provider.getOrder({ order_uid: id }, { orNull: true });
    return reply && mapOrder(reply.data, record);
  },

  async payment(id: string): Promise<OrderPaymentModel | null> {
    if (!isViewUid(id)) return null;
    const reply = await provider.getPaymentInfo({ unique_id: id }, { orNull: true });
    return reply && mapOrderPayment(reply, record);
  },

  async list({ page, stage, search }: CustomerOrdersArgs): Promise<OrderConnectionModel> {
    const text = search && cutText(search.trim(), purchaseSearchLength).trim();
    const filter = { ...(stage && { state: orderStageCode[stage] }), ...(text && { search: text }) };
    return mapPurchaseList((await provider.listPurchases({ page, ...filter })).data, record.store.currency);
  },

  async byNumber(number: string): Promise<Link | null> {
    if (!isOrderNumber(number)) return null;
    const reply = await provider.openOrder({ order_number: number }, { orNull: true });
    return reply?.data ? { id: reply.data.unique_id } : null;
  },

  async cancel(id: string): Promise<OutcomeModel> {
    return mapOutcome(await provider.cancelOrder({ order_uid: id }));
  },

  async again(id: string, idempotencyKey: string): Promise<OrderAgainModel> {
    return mapOrderAgain(
      await provider.orderAgain({ order_uid: id, session_code: idempotencyKey }),
      record.store.currency,
    );
  },

  async changePayment(id: string, payment: string, kind: PaymentKind): Promise<OrderPaymentModel> {
    const fields = { order_uid: id, payment_id: payment, payment_type: sentPaymentKind(kind) };
    return mapOrderPayment(await provider.changePayment(fields), record);
  },

  async moveBooking({ order, revision, start, time }: MoveBookingInput): Promise<MoveBookingModel> {
    const fields = { order_uid: order, revision, start_date: start, ...(time && { time }) };
    const reply = await provider.moveBooking(fields);
    return reply.success && reply.data ? { __typename: 'Order', ...mapOrder(reply.data, record) } : mapRefusal(reply);
  },
});
