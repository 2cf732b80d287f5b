import { useMemo } from 'react';
import { CreateBillOrderDocument } from '../../__generated__/documents/create-bill-order';
import type { StoredPurchase } from '../buying/stored-purchase';
import { noParcel, type OrderOf, type Subject, uncarried, usePurchase } from '../buying/use-purchase';
import { useVoucher } from '../buying/use-voucher';
import { readSubmission } from '../orders/attempts';
import type { Send } from '../orders/use-submission';
import type { StoredBill } from './stored-bill';
import { type Offer, watchExpiry } from './use-bill-inquiry';

/** An option of a prepaid bill, or the amount owed. */
interface BillDraft {
  bill: string;
  number: string;
  option: string | null;
  inquiry: string | null;
}

const send: Send<OrderOf<BillDraft>> = async (execute, { draft, payment, voucher, total, idempotencyKey }) => {
  const order = { ...draft, idempotencyKey, total, payment: payment.id, paymentKind: payment.kind, voucher };
  return readSubmission(await execute(CreateBillOrderDocument, { order }), ({ createBillOrder }) => createBillOrder);
};

/** Refusals after which the bill can no longer be ordered. */
const overCodes = ['BILL_EXPIRED', 'BILL_GONE', 'BILL_NUMBER_INVALID', 'BILL_PAID'] as const;

/** The chosen bill as the subject of a purchase, at the price that its page shows. */
export function billSubject(offer: Offer, { id, bill, number, chosen, owed }: StoredBill): Subject {
  const draft: BillDraft = { bill, number, option: chosen?.id ?? null, inquiry: owed?.id ?? null };
  const subtotal = (owed?.amount ?? chosen?.price)?.amount ?? 0;
  const orderFee = (owed?.fee ?? offer.fee).amount;
  const goods = { ...uncarried, revision: 0, supplier: null, subtotal, orderFee };
  return { goods, draft, mark: id, parcel: noParcel };
}

export interface BillPaymentStart {
  offer: Offer;
  stored: StoredBill;
  store: StoredPurchase;
}

/** The purchase of the chosen bill. */
export function useBillPayment({ offer, stored, store }: BillPaymentStart) {
  const voucher = useVoucher(null, 'DIGITAL');
  const parts = useMemo(() => ({ voucher, watchExpiry }), [voucher]);
  return usePurchase({
    send,
    parts,
    store,
    begin() {
      const attempt = store.readAttempt();
      return {
        subject: billSubject(offer, stored),
        choices: store.read().choices,
        attempt,
        isOther: attempt !== null && attempt.mark !== stored.id,
        expiresAt: stored.owed?.expiresAt ?? null,
        overCodes,
      };
    },
  });
}
