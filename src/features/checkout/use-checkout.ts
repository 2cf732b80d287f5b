import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout';
import { useFlow } from '../../actors/use-flow';
import { CreateOrderDocument } from '../../__generated__/documents/create-order';
import type { CreateOrderInput } from '../../__generated__/gql/graphql';
import type { ServiceTime } from '../../routing/service-payment';
import { newSessionCode } from '../../api/session-code';
import { readSubmission } from '../orders/attempts';
import { type Send, type Submission, useSubmission } from '../orders/use-submission';
import { goodsOf, linesOf, markOf } from './checkout-goods';
import type { ShownCheckout } from './sections/section';
import { isChanging } from './selectors';
import { emptyChoices, type StoredChoices, type StoredPurchase } from '../buying/stored-purchase';
import { useVoucher, type VoucherFlow } from '../buying/use-voucher';
import { askedCode } from '../../../machines/purchase/parts';
import { type CarrierFlow, useCarrierSelection } from './use-carrier-selection';
import { type QuantitiesFlow, useQuantities } from './use-quantities';

/** An order before it has a session code. */
export type OrderDraft = Omit<CreateOrderInput, 'idempotencyKey'>;

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
export { isNote, type PurchaseSection, totalOf } from '../../../machines/purchase/purchase-sum';

interface Actors {
  quantities: QuantitiesFlow;
  carrier: CarrierFlow;
  voucher: VoucherFlow;
  submission: Submission;
}

const send: Send<OrderDraft> = async (execute, order) =>
  readSubmission(await execute(CreateOrderDocument, { order }), ({ createOrder }) => createOrder);

export interface CheckoutStart {
  answer: ShownCheckout;
  /** Bought by itself, in place of the cart's lines. */
  item: string | null;
  /** When a service is wanted; null for anything else. */
  time: ServiceTime | null;
  /** Null until it is known what this browser has kept. */
  keeper: StoredPurchase | null;
}

export function useCheckout({ answer, item, time, keeper }: CheckoutStart) {
  const [initial] = useState<StoredChoices>(() => keeper?.read() ?? emptyChoices);
  const [attempt] = useState(() => keeper?.readAttempt() ?? null);
  const lines = markOf(answer, time);

  const quantitiesMachine = useQuantities(item);
  const carrierMachine = useCarrierSelection();
  const voucherOfItem = useVoucher(item);
  const submissionMachine = useSubmission(send);
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
      ...goodsOf(answer, 0, false),
      payment: null,
      note: initial.note,
      dropship: initial.dropship,
      carrier:
        initial.choices.carrier === null
          ? null
          : { carrier: initial.choices.carrier, service: initial.choices.service },
      voucherCode: initial.choices.voucher,
      attempt: {
        sessionCode: attempt?.code ?? null,
        isOther: attempt !== null && item !== null && attempt.mark !== lines,
      },
      own: item === null ? null : linesOf(answer),
    },
  });
  // They run as long as it does; one that is done is no child any more, and still read.
  const { quantities, carrier, voucher, submission } = useMemo(
    () => checkout.getSnapshot().children as Actors,
    [checkout],
  );

  const counted = useSelector(quantities, ({ context }) => context.counted);
  const changing = useSelector(quantities, isChanging);
  const goodsKey = JSON.stringify(goodsOf(answer, counted, changing));
  useEffect(() => {
    checkout.send({ type: 'goods.change', ...(JSON.parse(goodsKey) as ReturnType<typeof goodsOf>) });
  }, [checkout, goodsKey]);

  const storedCode = useRef(attempt?.code ?? null);
  const storeAttempt = useEffectEvent((code: string | null) => {
    if (code !== storedCode.current) keeper?.writeAttempt(code === null ? null : { code, mark: lines });
    storedCode.current = code;
  });
  useEffect(() => {
    if (!keeper) return;
    const storeChoices = () => {
      const sections = checkout.getSnapshot().context;
      keeper.write({
        choices: {
          carrier: carrier.getSnapshot().context.carrier,
          service: carrier.getSnapshot().context.service,
          payment: sections.payment?.id ?? initial.choices.payment,
          voucher: askedCode(voucher.getSnapshot()),
        },
        note: sections.note,
        dropship: sections.dropship,
      });
    };
    const subscriptions = [
      checkout.subscribe(storeChoices),
      carrier.subscribe(storeChoices),
      voucher.subscribe(storeChoices),
      submission.subscribe(({ context }) => storeAttempt(context.sessionCode)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [keeper, initial, checkout, carrier, voucher, submission]);

  const submit = (order: OrderDraft) => {
    // A reused code now belongs to these lines.
    storedCode.current = null;
    checkout.send({ type: 'order.submit', order, code: newSessionCode() });
  };
  return {
    purchase: checkout,
    checkout,
    quantities,
    carrier,
    voucher,
    submission,
    submit,
    initialPayment: initial.choices.payment,
  };
}

export type CheckoutFlows = ReturnType<typeof useCheckout>;
