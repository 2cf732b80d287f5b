import { useEffect, useMemo } from 'react';
import { type WithdrawalOrder, withdrawalMachine } from '../../../machines/money/withdrawal';
import { CreateWithdrawalDocument } from '../../__generated__/documents/create-withdrawal';
import { useFlow } from '../../actors/use-flow';
import { newSessionCode, readSubmission } from '../orders/attempts';
import type { TopUpStart } from './use-top-up';
import { type Send, usePersistedCode, useSubmission } from '../orders/use-submission';

export type { BankAccount } from '../../../machines/money/withdrawal';

const send: Send<WithdrawalOrder> = async (execute, { amount, total, account, sessionCode }) => {
  const order = { amount, total, account, sessionCode };
  return readSubmission(await execute(CreateWithdrawalDocument, { order }), ({ createWithdrawal }) => createWithdrawal);
};

export interface WithdrawalStart extends TopUpStart {
  /** Whole rupiah. */
  balance: number;
}

export function useWithdrawal({ balance, fee, sessionCode, storeCode }: WithdrawalStart) {
  const submission = useSubmission(send);
  const machine = useMemo(() => withdrawalMachine.provide({ actors: { submission } }), [submission]);
  const flow = useFlow(machine, { input: { balance, fee, sessionCode } });
  usePersistedCode(flow, storeCode);
  useEffect(() => flow.send({ type: 'balance.change', balance }), [flow, balance]);
  return { flow, confirm: () => flow.send({ type: 'withdrawal.confirm', code: newSessionCode() }) };
}
