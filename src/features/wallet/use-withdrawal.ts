import { useEffect, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { type WithdrawalOrder, withdrawalMachine } from '../../../machines/wallet/withdrawal';
import { CreateWithdrawalDocument } from '../../__generated__/documents/create-withdrawal';
import { useFlow } from '../../actors/use-flow';
import { usePersisted } from '../../actors/use-persisted';
import { newSessionCode } from '../../api/session-code';
import { readSubmission } from '../orders/attempts';
import type { WalletStart } from './use-top-up';
import { usePersistedCode } from '../orders/stored-code';
import { type Send, useSubmission } from '../orders/use-submission';

export type { BankAccount } from '../../../machines/wallet/withdrawal';

const send: Send<WithdrawalOrder> = async (execute, { amount, total, account, idempotencyKey }) => {
  const order = { amount, total, account, idempotencyKey };
  return readSubmission(await execute(CreateWithdrawalDocument, { order }), ({ createWithdrawal }) => createWithdrawal);
};

/** The fields of a withdrawal that are stored while they are typed. */
export const withdrawalFields = ['amount', 'bank', 'holder', 'number'] as const;

const enteredOf = ({ context: { amount, account, result } }: SnapshotFrom<typeof withdrawalMachine>) =>
  result ? null : { amount, ...account };

export interface WithdrawalStart extends WalletStart<(typeof withdrawalFields)[number]> {
  /** Whole rupiah. */
  balance: number;
}

export function useWithdrawal({ balance, fee, limits, sessionCode, storeCode, stored }: WithdrawalStart) {
  const submission = useSubmission(send);
  const machine = useMemo(() => withdrawalMachine.provide({ actors: { submission } }), [submission]);
  const [{ amount, ...account }] = useState(stored.read);
  const flow = useFlow(machine, { input: { balance, fee, limits, sessionCode, amount, account } });
  usePersistedCode(flow, storeCode);
  usePersisted(flow, enteredOf, stored.write);
  useEffect(() => flow.send({ type: 'balance.change', balance }), [flow, balance]);
  return { flow, confirm: (code = newSessionCode()) => flow.send({ type: 'withdrawal.confirm', code }) };
}

export type WithdrawalFlow = ReturnType<typeof useWithdrawal>['flow'];
