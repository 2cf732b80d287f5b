import { useEffect, useMemo, useState } from 'react';
import { CreateOrderDocument } from '../../__generated__/documents/create-order';
import type { ServiceTime } from '../../routing/service-payment';
import { emptyChoices, type StoredPurchase } from '../buying/stored-purchase';
import { type OrderOf, usePurchase } from '../buying/use-purchase';
import { useVoucher } from '../buying/use-voucher';
import { readSubmission } from '../orders/attempts';
import type { Send } from '../orders/use-submission';
import { type GoodsDraft, goodsSubject, linesOf } from './goods-subject';
import type { ShownCheckout } from './sections/section';
import { useCarrierSelection } from './use-carrier-selection';
import { useQuantities } from './use-quantities';

const send: Send<OrderOf<GoodsDraft>> = async (execute, placed) => {
  const { draft, total, note, quote, payment, voucher, dropship, idempotencyKey } = placed;
  const order = {
    ...draft,
    total,
    note,
    carrier: quote?.carrier ?? null,
    carrierKind: quote?.carrierKind ?? null,
    ...(quote?.ride ? { rideQuote: quote.service, ...quote.ride.order } : { package: quote?.service ?? null }),
    payment: payment.id,
    paymentKind: payment.kind,
    voucher,
    dropship: dropship.enabled ? { name: dropship.name.trim(), phone: dropship.phone } : null,
    idempotencyKey,
  };
  return readSubmission(await execute(CreateOrderDocument, { order }), ({ createOrder }) => createOrder);
};

export interface CheckoutStart {
  answer: ShownCheckout;
  /** The item that is bought directly, without the cart. */
  item: string | null;
  /** The requested time of a service; null for anything else. Must not change between renders. */
  time: ServiceTime | null;
  /** Null until the browser's storage is read. */
  store: StoredPurchase | null;
}

/** The purchase of the cart, or of a single item. */
export function useCheckout({ answer, item, time: wanted, store }: CheckoutStart) {
  const [time] = useState(wanted);
  const quantities = useQuantities(item, time);
  const carrier = useCarrierSelection();
  const voucher = useVoucher(item);
  const parts = useMemo(() => ({ quantities, carrier, voucher }), [quantities, carrier, voucher]);
  const flows = usePurchase({
    send,
    parts,
    store,
    begin() {
      const subject = goodsSubject(answer, item, time);
      const attempt = store?.readAttempt() ?? null;
      return {
        ...(store?.read() ?? emptyChoices),
        subject,
        attempt,
        isOther: attempt !== null && item !== null && attempt.mark !== subject.mark,
        own: item === null ? null : linesOf(answer),
      };
    },
  });
  const { purchase } = flows;
  useEffect(() => {
    purchase.send({ type: 'subject.change', subject: goodsSubject(answer, item, time) });
  }, [purchase, answer, item, time]);
  return flows;
}

export type CheckoutFlows = ReturnType<typeof useCheckout>;
