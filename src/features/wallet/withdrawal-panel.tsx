import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { WithdrawScreenQuery } from '../../__generated__/gql/graphql';
import { usePageData } from '../../api/use-loaded';
import { useFlowEvents } from '../../actors/use-flow-events';
import { Button } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { FieldFrame } from '../../ui/field/field-frame';
import { TextInput } from '../../ui/field/text-input';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { SumTable } from '../../ui/layout/sum-table';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { orderPath, orderPreview } from '../../routing/order-paths';
import { token } from '../../theme/token';
import { AmountField, Panel, type PanelProps } from './panel';
import { isReviewing, isWithdrawalSent } from './selectors';
import { anyAmount } from './use-top-up';
import { type BankAccount, useWithdrawal, withdrawalFields, type WithdrawalStart } from './use-withdrawal';
import { SpendingQuestion } from '../payments/spending-question';
import { SubmissionResult } from '../orders/submission-result';
import { useStoredEntry } from '../stored-entry/use-stored-entry';
import { useStoredCode } from '../orders/stored-code';

const Note = styled.p`
  padding: ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-warning-soft')};
  color: ${token('color-warning')};
  font-size: ${token('font-small')};
  white-space: pre-line;
`;

const fields = [
  { field: 'bank', label: 'wallet.bank' },
  { field: 'holder', label: 'wallet.holder' },
  { field: 'number', label: 'wallet.number' },
] as const satisfies readonly { field: keyof BankAccount; label: string }[];

type Props = PanelProps<WithdrawScreenQuery>;
type Missing = 'account' | 'number' | 'amount' | 'limits' | 'balance' | null;

function WithdrawalForm({ data, onReload, onDone, ...start }: Props & WithdrawalStart) {
  const m = useMessages();
  const money = useMoney();
  const toast = useToast();
  const navigate = useNavigate();
  const pageData = usePageData();
  const { flow, confirm } = useWithdrawal(start);
  const { amount, account, result } = useSelector(flow, ({ context }) => context);
  const submission = useSelector(flow, ({ children }) => children.submission);
  const sent = useSelector(flow, isWithdrawalSent);
  const reviewing = useSelector(flow, isReviewing);
  const [missing, setMissing] = useState<Missing>(null);
  const [isAsking, setIsAsking] = useState(false);
  const openCode = useSelector(flow, ({ context }) => context.attempt.sessionCode);
  const asksPassword = data.store?.wallet.asksPassword ?? true;
  useFlowEvents(flow, {
    'account.missing': () => setMissing('account'),
    'number.invalid': () => setMissing('number'),
    'amount.limited': () => setMissing('limits'),
    'amount.missing': () => setMissing('amount'),
    'balance.short': () => setMissing('balance'),
  });

  const open = useEffectEvent(({ id, number }: NonNullable<typeof result>) => {
    pageData.invalidatePrivate();
    onDone?.();
    toast(m('wallet.withdrawal-waits'), toastDurations.shell);
    void navigate(orderPath(id), { replace: !onDone, state: orderPreview(number) });
  });
  useEffect(() => {
    if (result) open(result);
  }, [result]);

  const { fee, balance } = start;
  const { withdrawalFee, withdrawalNote } = data.store?.wallet ?? { withdrawalFee: null, withdrawalNote: '' };
  const currency = withdrawalFee?.currency ?? '';
  const amountText = (value: number) => money({ amount: value, currency });
  const blank = fields.find(({ field }) => account[field].trim() === '')?.field;
  const left = Math.min(balance - fee, start.limits.max);
  const limits = m('wallet.limits', { min: amountText(start.limits.min), max: amountText(start.limits.max) });
  const errorOf = (field: keyof BankAccount) => {
    if (missing === 'account' && field === blank) return m('wallet.account-missing');
    return missing === 'number' && field === 'number' ? m('refusal.account-number-invalid') : undefined;
  };
  const errorOfAmount = {
    amount: m('wallet.amount-missing'),
    balance: left > 0 ? m('wallet.balance-short', { amount: amountText(left) }) : m('refusal.balance-short'),
    limits,
    account: undefined,
    number: undefined,
  };
  const typed = Number(amount) > 0;
  const rows = [
    [m('wallet.amount'), typed ? amountText(Number(amount)) : '–'] as const,
    fee > 0 && ([m('wallet.withdrawal-fee'), amountText(fee)] as const),
  ];
  const total = [m('checkout.total'), typed ? amountText(Number(amount) + fee) : '–'] as const;
  return (
    <>
      <Panel
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setMissing(null);
          flow.send({ type: 'withdrawal.review' });
        }}
      >
        {fields.map(({ field, label }) => (
          <FieldFrame
            key={field}
            label={m(label)}
            hint={field === 'number' ? m('wallet.number-hint') : undefined}
            error={errorOf(field)}
          >
            {(ties) => (
              <TextInput
                {...ties}
                autoComplete="off"
                inputMode={field === 'number' ? 'numeric' : 'text'}
                value={account[field]}
                onChange={({ currentTarget }) => flow.send({ type: 'account.type', field, text: currentTarget.value })}
              />
            )}
          </FieldFrame>
        ))}
        <AmountField
          label={m('wallet.amount')}
          amount={amount}
          currency={currency}
          hint={`${m('wallet.balance-of', { balance: amountText(balance) })} · ${limits}`}
          error={missing ? errorOfAmount[missing] : undefined}
          onType={(text) => {
            flow.send({ type: 'amount.type', text });
            if (missing !== 'account' && missing !== 'number') setMissing(null);
          }}
        />
        <SumTable rows={rows} total={total} />
        <Button type="submit" $wide disabled={sent} aria-busy={sent}>
          {sent && <LoaderCircle size={18} aria-hidden />}
          {m('wallet.withdraw')}
        </Button>
        {withdrawalNote && <Note>{withdrawalNote}</Note>}
        <Sheet
          open={reviewing && !isAsking}
          title={m('wallet.review')}
          onClose={() => flow.send({ type: 'review.dismiss' })}
          footer={
            <>
              <Button type="button" $look="secondary" onClick={() => flow.send({ type: 'review.dismiss' })}>
                {m('wallet.change')}
              </Button>
              <Button
                type="button"
                onClick={({ detail }) => detail < 2 && (asksPassword ? setIsAsking(true) : confirm())}
              >
                {m('wallet.withdraw-now')}
              </Button>
            </>
          }
        >
          <SumTable
            rows={[...fields.map(({ field, label }) => [m(label), account[field]] as const), ...rows]}
            total={total}
          />
        </Sheet>
        <SubmissionResult
          submission={submission}
          title={m('wallet.withdrawal-failed')}
          amountOf={(amount) => money({ amount, currency })}
          onDismiss={(isStale) => {
            flow.send({ type: 'notice.dismiss' });
            if (isStale) onReload();
          }}
        />
      </Panel>
      <SpendingQuestion
        open={isAsking}
        text={m('spending.withdrawal', { amount: amountText(Number(amount) + fee) })}
        action={m('wallet.withdraw-now')}
        openCode={openCode}
        onConfirmed={(code) => {
          setIsAsking(false);
          confirm(code);
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

/** The form of a withdrawal: an amount and the target account. */
export function WithdrawalPanel(props: Props) {
  const { store, customer } = props.data;
  const fee = store?.wallet.withdrawalFee.amount ?? 0;
  const limits = store?.wallet.withdrawalLimits ?? anyAmount;
  const balance = customer?.balance?.amount ?? 0;
  const { code, store: storeCode } = useStoredCode('local/customer/withdrawal', customer?.id ?? '');
  const stored = useStoredEntry('session/customer/withdrawal', customer?.id ?? '', withdrawalFields);
  return (
    <WithdrawalForm
      key={`${fee} ${code} ${stored.isStored}`}
      {...props}
      balance={balance}
      fee={fee}
      limits={limits}
      sessionCode={code}
      storeCode={storeCode}
      stored={stored}
    />
  );
}
