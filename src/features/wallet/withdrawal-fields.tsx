import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useFlowEvents } from '../../actors/use-flow-events';
import { FieldFrame } from '../../ui/field/field-frame';
import { TextInput } from '../../ui/field/text-input';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { AmountField } from './panel';
import type { BankAccount, WithdrawalFlow, WithdrawalStart } from './use-withdrawal';

export const accountFields = [
  { field: 'bank', label: 'wallet.bank' },
  { field: 'holder', label: 'wallet.holder' },
  { field: 'number', label: 'wallet.number' },
] as const satisfies readonly { field: keyof BankAccount; label: string }[];

type Missing = 'account' | 'number' | 'amount' | 'limits' | 'balance' | null;

interface FieldsProps {
  flow: WithdrawalFlow;
  missing: Missing;
}

/** What has to be entered or corrected before the review. */
export function useMissing(flow: WithdrawalFlow) {
  const [missing, setMissing] = useState<Missing>(null);
  useFlowEvents(flow, {
    'account.missing': () => setMissing('account'),
    'number.invalid': () => setMissing('number'),
    'amount.limited': () => setMissing('limits'),
    'amount.missing': () => setMissing('amount'),
    'balance.short': () => setMissing('balance'),
  });
  return [missing, setMissing] as const;
}

/** The account that receives the money. */
export function AccountFields({ flow, missing }: FieldsProps) {
  const m = useMessages();
  const account = useSelector(flow, ({ context }) => context.account);
  const blank = accountFields.find(({ field }) => account[field].trim() === '')?.field;
  const errorOf = (field: keyof BankAccount) => {
    if (missing === 'account' && field === blank) return m('wallet.account-missing');
    return missing === 'number' && field === 'number' ? m('refusal.account-number-invalid') : undefined;
  };
  return accountFields.map(({ field, label }) => (
    <FieldFrame
      key={field}
      label={m(label)}
      hint={field === 'number' ? m('wallet.number-hint') : undefined}
      error={errorOf(field)}
    >
      {(attributes) => (
        <TextInput
          {...attributes}
          autoComplete="off"
          inputMode={field === 'number' ? 'numeric' : 'text'}
          value={account[field]}
          onChange={({ currentTarget }) => flow.send({ type: 'account.type', field, text: currentTarget.value })}
        />
      )}
    </FieldFrame>
  ));
}

interface WithdrawnFieldProps extends FieldsProps {
  start: Pick<WithdrawalStart, 'balance' | 'fee' | 'limits'>;
  currency: string;
  onType: () => void;
}

/** The amount to withdraw. */
export function WithdrawnField({ flow, missing, start, currency, onType }: WithdrawnFieldProps) {
  const m = useMessages();
  const money = useMoney();
  const amount = useSelector(flow, ({ context }) => context.amount);
  const { balance, fee } = start;
  const amountText = (value: number) => money({ amount: value, currency });
  const left = Math.min(balance - fee, start.limits.max);
  const limits = m('wallet.limits', { min: amountText(start.limits.min), max: amountText(start.limits.max) });
  const errors = {
    amount: m('wallet.amount-missing'),
    balance: left > 0 ? m('wallet.balance-short', { amount: amountText(left) }) : m('refusal.balance-short'),
    limits,
    account: undefined,
    number: undefined,
  };
  return (
    <AmountField
      label={m('wallet.amount')}
      amount={amount}
      currency={currency}
      hint={`${m('wallet.balance-of', { balance: amountText(balance) })} · ${limits}`}
      error={missing ? errors[missing] : undefined}
      onType={(text) => {
        flow.send({ type: 'amount.type', text });
        onType();
      }}
    />
  );
}
