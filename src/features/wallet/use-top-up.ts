import { useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AmountLimits } from '../../../machines/wallet/amount';
import { type TopUpOrder, type TopUpPayment, topUpMachine } from '../../../machines/wallet/top-up';
import { CreateTopUpDocument } from '../../__generated__/documents/create-top-up';
import { useFlow } from '../../actors/use-flow';
import { usePersisted } from '../../actors/use-persisted';
import { newSessionCode } from '../../api/session-code';
import { readSubmission } from '../orders/attempts';
import type { StoredEntry } from '../stored-entry/use-stored-entry';
import { usePersistedCode } from '../orders/stored-code';
import { type Send, useSubmission } from '../orders/use-submission';

export { anyAmount } from '../../../machines/wallet/amount';
export { type TopUpField, topUpTotal } from '../../../machines/wallet/top-up';

const send: Send<TopUpOrder> = async (execute, { amount, total, payment, idempotencyKey }) => {
  const order = {
    amount,
    total,
    payment: payment.payment,
    paymentKind: payment.kind,
    idempotencyKey,
  };
  return readSubmission(await execute(CreateTopUpDocument, { order }), ({ createTopUp }) => createTopUp);
};

const enteredOf = ({ context: { amount, payment, result } }: SnapshotFrom<typeof topUpMachine>) =>
  result ? null : { amount, payment: payment?.payment ?? '' };

/** A flow of the wallet, with what its browser has stored of it. */
export interface WalletStart<Field extends string> {
  /** Whole rupiah. */
  fee: number;
  limits: AmountLimits;
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
  stored: StoredEntry<Field>;
}

/** What of a top-up is stored while it is typed. */
export const topUpFields = ['amount', 'payment'] as const;

export type TopUpStart = WalletStart<(typeof topUpFields)[number]>;

/** @param payments what can be chosen, by id */
export function useTopUp(
  { fee, limits, sessionCode, storeCode, stored }: TopUpStart,
  payments: readonly TopUpPayment[],
) {
  const submission = useSubmission(send);
  const machine = useMemo(() => topUpMachine.provide({ actors: { submission } }), [submission]);
  const [entry] = useState(stored.read);
  const payment = payments.find((one) => one.payment === entry.payment) ?? null;
  const flow = useFlow(machine, { input: { fee, limits, sessionCode, amount: entry.amount, payment } });
  usePersistedCode(flow, storeCode);
  usePersisted(flow, enteredOf, stored.write);
  return { flow, submit: () => flow.send({ type: 'topUp.submit', code: newSessionCode() }) };
}
