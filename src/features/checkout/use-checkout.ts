import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout';
import { useFlow } from '../../actors/use-flow';
import { newSessionCode } from '../orders/session-code';
import { goodsOf, linesOf, markOf } from './checkout-goods';
import type { ShownCheckout } from './checkout-props';
import { askedCode, isChanging } from './selectors';
import { type CheckoutKeeper, type KeptCheckout, nothingKept } from './stored-checkout';
import { type CarrierFlow, useCarrierSelection } from './use-carrier-selection';
import { type OrderWish, type SubmissionFlow, useOrderSubmission } from './use-order-submission';
import { type QuantitiesFlow, useQuantities } from './use-quantities';
import { useVoucher, type VoucherFlow } from './use-voucher';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
export { type CheckoutSection, discountOf, isNote, totalOf } from '../../../machines/checkout-sum';

interface Actors {
  quantities: QuantitiesFlow;
  carrier: CarrierFlow;
  voucher: VoucherFlow;
  submission: SubmissionFlow;
}

export interface CheckoutStart {
  /** What the page shows. */
  shown: ShownCheckout;
  /** Bought by itself, in place of the cart's lines. */
  item: string | null;
  /** Null until it is known what this browser has kept. */
  keeper: CheckoutKeeper | null;
}

/** The flow of one checkout and those that it runs: quantities, the carrier, the voucher, and the placing of the order. */
export function useCheckout({ shown, item, keeper }: CheckoutStart) {
  const [kept] = useState<KeptCheckout>(() => keeper?.read() ?? nothingKept);
  const [attempt] = useState(() => keeper?.readAttempt() ?? null);
  const lines = markOf(shown);

  const quantitiesMachine = useQuantities(item);
  const carrierMachine = useCarrierSelection();
  const voucherOfItem = useVoucher(item);
  const submissionMachine = useOrderSubmission();
  const machine = useMemo(
    () =>
      checkoutMachine.provide({
        actors: {
          quantities: quantitiesMachine,
          carrier: carrierMachine,
          voucher: voucherOfItem,
          submission: submissionMachine,
        },
      }),
    [quantitiesMachine, carrierMachine, voucherOfItem, submissionMachine],
  );
  const checkout = useFlow(machine, {
    input: {
      ...goodsOf(shown, 0, false),
      payment: null,
      note: kept.note,
      dropship: kept.dropship,
      carrier: kept.carrier === null ? null : { carrier: kept.carrier, service: kept.service },
      voucherCode: kept.voucher,
      attempt: {
        sessionCode: attempt?.code ?? null,
        isOther: attempt !== null && item !== null && attempt.lines !== lines,
      },
      own: item === null ? null : linesOf(shown),
    },
  });
  // They run as long as it does; one that is done is no child any more, and still read.
  const { quantities, carrier, voucher, submission } = useMemo(
    () => checkout.getSnapshot().children as Actors,
    [checkout],
  );

  const counted = useSelector(quantities, ({ context }) => context.counted);
  const changing = useSelector(quantities, isChanging);
  const goodsKey = JSON.stringify(goodsOf(shown, counted, changing));
  useEffect(() => {
    checkout.send({ type: 'goods.change', ...(JSON.parse(goodsKey) as ReturnType<typeof goodsOf>) });
  }, [checkout, goodsKey]);

  const keptCode = useRef(attempt?.code ?? null);
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
    const subscriptions = [
      checkout.subscribe(keepChoices),
      carrier.subscribe(keepChoices),
      voucher.subscribe(keepChoices),
      submission.subscribe(({ context }) => keepAttempt(context.sessionCode)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [keeper, kept, checkout, carrier, voucher, submission]);

  const submit = (order: OrderWish) => {
    // A code that is used again is from now on that of these lines.
    keptCode.current = null;
    checkout.send({ type: 'order.submit', order, code: newSessionCode() });
  };
  return { checkout, quantities, carrier, voucher, submission, submit, changing, keptPayment: kept.payment };
}

export type CheckoutFlows = ReturnType<typeof useCheckout>;
