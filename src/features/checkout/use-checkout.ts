import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout';
import type { Parcel } from '../../../machines/carrier-selection';
import { basisOf, type Goods } from '../../../machines/checkout-sum';
import { joinCheckout, quoteOf } from './join-checkout';
import { type CheckoutKeeper, type KeptCheckout, nothingKept } from './stored-checkout';
import { newSessionCode } from '../orders/session-code';
import { useCarrierSelection } from './use-carrier-selection';
import { type OrderWish, useOrderSubmission } from './use-order-submission';
import { askedCode, useVoucher } from './use-voucher';
import { useFlow } from '../../actors/use-flow';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
export { type CheckoutSection, discountOf, type Goods, isNote, totalOf } from '../../../machines/checkout-sum';

export interface CheckoutStart {
  goods: Goods;
  parcel: Parcel;
  supplier: string | null;
  origin: string;
  /** Bought by itself, in place of the cart's lines. */
  item: string | null;
  /** The lines, to tell apart orders of one item by. */
  lines: string;
  /** Null until it is known what this browser has kept. */
  keeper: CheckoutKeeper | null;
}

/** The flows of one checkout, joined: its sections, the carrier, the voucher, and the placing of the order. */
export function useCheckout({ goods, parcel, supplier, origin, item, lines, keeper }: CheckoutStart) {
  const [kept] = useState<KeptCheckout>(() => keeper?.read() ?? nothingKept);
  const [attempt] = useState(() => keeper?.readAttempt() ?? null);
  const { note, dropship } = kept;
  const checkout = useFlow(checkoutMachine, { input: { goods, payment: null, note, dropship } });
  const carrier = useCarrierSelection({
    supplier,
    origin,
    parcel,
    kept: kept.carrier === null ? null : { carrier: kept.carrier, service: kept.service },
  });
  const basis = basisOf(checkout.getSnapshot().context);
  const voucher = useVoucher({ supplier, item, basis, code: kept.voucher });
  const submission = useOrderSubmission({
    sessionCode: attempt?.code ?? null,
    isOther: attempt !== null && item !== null && attempt.lines !== lines,
  });

  const keptCode = useRef(attempt?.code ?? null);

  useEffect(() => joinCheckout({ checkout, carrier, voucher }), [checkout, carrier, voucher]);

  const goodsKey = JSON.stringify(goods);
  useEffect(() => checkout.send({ type: 'goods.change', goods: JSON.parse(goodsKey) as Goods }), [checkout, goodsKey]);
  const parcelKey = JSON.stringify(parcel);
  useEffect(() => {
    carrier.send({ type: 'parcel.change', parcel: JSON.parse(parcelKey) as Parcel });
  }, [carrier, parcelKey]);

  const keepAttempt = useEffectEvent((code: string | null) => {
    if (code !== keptCode.current) keeper?.keepAttempt(code === null ? null : { code, lines });
    keptCode.current = code;
  });
  useEffect(() => {
    if (!keeper) return;
    const keepChoices = () => {
      const sections = checkout.getSnapshot().context;
      keeper.keep({
        carrier: carrier.getSnapshot().context.carrier,
        service: carrier.getSnapshot().context.service,
        payment: sections.payment?.id ?? kept.payment,
        voucher: askedCode(voucher.getSnapshot()),
        note: sections.note,
        dropship: sections.dropship,
      });
    };
    const heard = [
      checkout.subscribe(keepChoices),
      carrier.subscribe(keepChoices),
      voucher.subscribe(keepChoices),
      submission.subscribe(({ context }) => keepAttempt(context.sessionCode)),
    ];
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
    };
  }, [keeper, kept, checkout, carrier, voucher, submission]);

  const submit = (order: OrderWish) => {
    // A code that is used again is from now on that of these lines.
    keptCode.current = null;
    submission.send({ type: 'notice.dismiss' });
    submission.send({ type: 'order.submit', order, code: newSessionCode() });
  };
  return { checkout, carrier, voucher, submission, submit, keptPayment: kept.payment, quoteOf };
}

export type CheckoutFlows = ReturnType<typeof useCheckout>;
