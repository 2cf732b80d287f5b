import { useMemo, useState } from 'react';
import type { Actor } from 'xstate';
import { purchaseMachine } from '../../../machines/purchase/purchase';
import type { PurchaseInput } from '../../../machines/purchase/purchase-setup';
import type { FormAnswer } from '../../../machines/purchase/purchase-sum';
import type { OpenAttempt, PurchaseOrder } from '../../../machines/purchase/subject';
import { useFlow } from '../../actors/use-flow';
import { newSessionCode } from '../../api/session-code';
import { type Send, useSubmission } from '../orders/use-submission';
import type { StoredChoices } from './stored-purchase';

export type { PurchaseInput } from '../../../machines/purchase/purchase-setup';
export type { Subject } from '../../../machines/purchase/subject';
export {
  discountOf,
  isNote,
  noParcel,
  orderFeeOf,
  type PurchaseSection,
  totalOf,
  uncarried,
} from '../../../machines/purchase/purchase-sum';

export type PurchaseFlow = Actor<typeof purchaseMachine>;

/** An order with a draft of its own type. */
export type OrderOf<Draft extends object> = PurchaseOrder & { draft: Draft };

/** The browser's storage for the choices and the open attempt. */
export interface PurchaseStore {
  write: (chosen: StoredChoices & { subject: { draft: object } }) => void;
  writeAttempt: (attempt: OpenAttempt | null) => void;
  remove: () => void;
}

type Parts = NonNullable<Parameters<typeof purchaseMachine.provide>[0]['actors']>;

export interface PurchaseStart<Order extends PurchaseOrder> {
  /** Sends the order. Must not change between renders. */
  send: Send<Order>;
  /** The parts that the purchase has. */
  parts: Omit<Parts, 'submission'>;
  /** Null until something can be stored. */
  store: PurchaseStore | null;
  /** Called once. */
  begin: () => PurchaseInput;
}

/** The flow of a purchase and its parts. The choices and an open attempt survive a reload. */
export function usePurchase<Order extends PurchaseOrder>({ send, parts, store, begin }: PurchaseStart<Order>) {
  const [input] = useState(begin);
  const submissionMachine = useSubmission(send);
  const machine = useMemo(
    () =>
      purchaseMachine.provide({
        actors: { ...parts, submission: submissionMachine },
        actions: {
          storeChoices: ({ context }) => store?.write(context),
          storeAttempt: ({ context }) => store?.writeAttempt(context.attempt),
          removeStored: () => store?.remove(),
        },
      }),
    [submissionMachine, parts, store],
  );
  const purchase = useFlow(machine, { input });
  // The parts run as long as the purchase. One that is done is no longer a child, but is still read.
  const [{ quantities, voucher, carrier, submission }] = useState(() => purchase.getSnapshot().children);
  if (!quantities || !voucher || !carrier || !submission) throw new Error('A part of the purchase is missing');
  return {
    purchase,
    quantities,
    voucher,
    carrier,
    submission,
    place: (answers?: readonly FormAnswer[]) =>
      purchase.send({ type: 'order.place', code: newSessionCode(), ...(answers && { answers }) }),
  };
}

export type PurchaseFlows = ReturnType<typeof usePurchase>;
