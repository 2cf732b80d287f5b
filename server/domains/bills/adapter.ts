import type { BillNumber, CreateBillOrderInput, InquireBillInput, Store } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { sentPaymentKind } from '../payments/codes';
import { mapBillNumber, mapBillOffer, mapInquiry } from './mapping';
import { mapCreation } from '../payments/map-creation';
import { isViewUid } from '../../model/ids';
import type { BillInquiryModel, BillOfferModel, CreateOrderModel } from '../../model/models';

type BillStore = Pick<Store, 'id' | 'currency'>;

/** The public part of a bill, without the customer's numbers; null if the store does not offer the bill. */
export const createBillOffers = (provider: ProviderCalls, { id: view_uid, currency }: BillStore) => ({
  async find(code: string, prefix: string): Promise<BillOfferModel | null> {
    if (!isViewUid(code)) return null;
    const question = { view_uid, code, ...(prefix !== '' && { input: prefix }) };
    const reply = await provider.getBillDetails(question, { orNull: true });
    return reply && mapBillOffer(reply.data, currency);
  },
});

export const createBills = (provider: ProviderCalls, store: BillStore) => ({
  /** Not cached. */
  current: (code: string, prefix: string) => createBillOffers(provider, store).find(code, prefix),

  async recent(code: string): Promise<BillNumber[]> {
    if (!isViewUid(code)) return [];
    return (await provider.listBillNumbers({ code })).data.map(mapBillNumber);
  },

  async inquire({ bill, number, region }: InquireBillInput): Promise<BillInquiryModel> {
    return mapInquiry(await provider.inquireBill({ code: bill, input: number, region: region ?? '' }), store.currency);
  },

  /** @throws ProviderError of kind `conflict` if the session code was used for another order */
  async order(order: CreateBillOrderInput): Promise<CreateOrderModel> {
    const reply = await provider.createBillOrder({
      code: order.bill,
      input: order.number,
      total: order.total,
      payment_id: order.payment,
      payment_type: sentPaymentKind(order.paymentKind),
      session_code: order.idempotencyKey,
      ...(order.option && { product_code: order.option }),
      ...(order.inquiry && { inquiry_uid: order.inquiry }),
      ...(order.voucher && { voucher_code: order.voucher }),
    });
    return mapCreation(reply, store.currency);
  },
});
