import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type BillOrder, billPaymentMachine } from '../../../machines/bills/bill-payment';
import { CreateBillOrderDocument } from '../../__generated__/documents/create-bill-order';
import { useFlow } from '../../actors/use-flow';
import { askedCode } from '../checkout/selectors';
import { type CheckoutKeeper, emptyCheckout } from '../checkout/stored-checkout';
import { useVoucher, type VoucherFlow } from '../checkout/use-voucher';
import { newSessionCode } from '../../api/session-code';
import { readSubmission } from '../orders/attempts';
import { type Send, type Submission, useSubmission } from '../orders/use-submission';
import type { StoredBill } from './stored-bill';
import { type Offer, watchExpiry } from './use-bill-inquiry';

export type BillPaymentFlow = ActorRefFrom<typeof billPaymentMachine>;

interface Actors {
  voucher: VoucherFlow;
  submission: Submission;
}

const send: Send<BillOrder> = async (execute, { chosen, payment, voucher, total, idempotencyKey }) => {
  const { bill, number, option, inquiry } = chosen;
  const order = {
    idempotencyKey,
    bill,
    number,
    option,
    inquiry,
    total,
    payment: payment.id,
    paymentKind: payment.kind,
    voucher,
  };
  return readSubmission(await execute(CreateBillOrderDocument, { order }), ({ createBillOrder }) => createBillOrder);
};

export interface BillPaymentStart {
  offer: Offer;
  stored: StoredBill;
  keeper: CheckoutKeeper;
}

const inputOf = ({ offer, stored, keeper }: BillPaymentStart) => {
  const attempt = keeper.readAttempt();
  return {
    chosen: {
      bill: stored.bill,
      number: stored.number,
      option: stored.chosen?.id ?? null,
      inquiry: stored.owed?.id ?? null,
      price: (stored.owed?.amount ?? stored.chosen?.price)?.amount ?? 0,
      fee: (stored.owed?.fee ?? offer.fee).amount,
      expiresAt: stored.owed?.expiresAt ?? null,
    },
    voucherCode: keeper.read().voucher,
    attempt: { sessionCode: attempt?.code ?? null, isOther: attempt !== null && attempt.lines !== stored.id },
  };
};

/** The flow that pays for what was chosen; what is chosen on its page survives a reload, and so does an open attempt. */
export function useBillPayment(start: BillPaymentStart) {
  const { stored, keeper } = start;
  const [input] = useState(() => inputOf(start));
  const [initialPayment] = useState(() => keeper.read().payment);
  const voucherMachine = useVoucher(null, 'DIGITAL');
  const submissionMachine = useSubmission(send);
  const machine = useMemo(
    () =>
      billPaymentMachine.provide({
        actors: { voucher: voucherMachine, submission: submissionMachine, watchExpiry },
      }),
    [voucherMachine, submissionMachine],
  );
  const flow = useFlow(machine, { input });
  // They run as long as it does; one that is done is no child any more, and still read.
  const { voucher, submission } = useMemo(() => flow.getSnapshot().children as unknown as Actors, [flow]);

  const storedCode = useRef(input.attempt.sessionCode);
  const storeAttempt = useEffectEvent((code: string | null) => {
    if (code !== storedCode.current) keeper.writeAttempt(code === null ? null : { code, lines: stored.id });
    storedCode.current = code;
  });
  useEffect(() => {
    const storeChoices = () =>
      keeper.write({
        ...emptyCheckout,
        payment: flow.getSnapshot().context.payment?.id ?? initialPayment,
        voucher: askedCode(voucher.getSnapshot()),
      });
    const subscriptions = [
      flow.subscribe(storeChoices),
      voucher.subscribe(storeChoices),
      submission.subscribe(({ context }) => storeAttempt(context.sessionCode)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [keeper, initialPayment, flow, voucher, submission]);

  const submit = () => {
    // A reused code now belongs to this bill.
    storedCode.current = null;
    flow.send({ type: 'order.place', code: newSessionCode() });
  };
  return { checkout: flow, voucher, submission, initialPayment, changing: false, submit };
}
