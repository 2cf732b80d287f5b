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

/** An order of what only `Draft` knows. */
export type OrderOf<Draft extends object> = PurchaseOrder & { draft: Draft };

/** Where the browser stores what was chosen, and the attempt that is open. */
export interface PurchaseStore {
  write: (chosen: StoredChoices & { subject: { draft: object } }) => void;
  writeAttempt: (attempt: OpenAttempt | null) => void;
  remove: () => void;
}

type Parts = NonNullable<Parameters<typeof purchaseMachine.provide>[0]['actors']>;

export interface PurchaseStart<Order extends PurchaseOrder> {
  /** Constant: sends the order. */
  send: Send<Order>;
  /** Those that the purchase has. */
  parts: Omit<Parts, 'submission'>;
  /** Null where nothing can be stored yet. */
  store: PurchaseStore | null;
  /** Asked once. */
  begin: () => PurchaseInput;
}

/** The flow of a purchase and its parts; what is chosen survives a reload, and so does an open attempt. */
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
  // They run as long as it does; one that is done is no child any more, and still read.
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
