import { useMemo } from 'react';
import { type TopUpOrder, topUpMachine } from '../../../machines/money/top-up';
import { CreateTopUpDocument } from '../../__generated__/documents/create-top-up';
import type { PaymentKind } from '../../__generated__/gql/graphql';
import { useFlow } from '../../actors/use-flow';
import { newSessionCode, readSubmission } from '../orders/attempts';
import { type Send, usePersistedCode, useSubmission } from '../orders/use-submission';

export { type TopUpField, topUpTotal } from '../../../machines/money/top-up';

const send: Send<TopUpOrder> = async (execute, { amount, total, payment, sessionCode }) => {
  const order = {
    amount,
    total,
    payment: payment.payment,
    paymentKind: payment.kind as PaymentKind,
    sessionCode,
  };
  return readSubmission(await execute(CreateTopUpDocument, { order }), ({ createTopUp }) => createTopUp);
};

export interface TopUpStart {
  /** Whole rupiah. */
  fee: number;
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
}

export function useTopUp({ fee, sessionCode, storeCode }: TopUpStart) {
  const submission = useSubmission(send);
  const machine = useMemo(() => topUpMachine.provide({ actors: { submission } }), [submission]);
  const flow = useFlow(machine, { input: { fee, sessionCode } });
  usePersistedCode(flow, storeCode);
  return { flow, submit: () => flow.send({ type: 'topUp.submit', code: newSessionCode() }) };
}
