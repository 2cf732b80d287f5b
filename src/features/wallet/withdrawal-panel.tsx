import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { WithdrawScreenQuery } from '../../__generated__/gql/graphql';
import { usePageData } from '../../api/use-loaded';
import { Button } from '../../ui/button/button';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { SumTable } from '../../ui/layout/sum-table';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { orderPath, orderPreview } from '../../routing/order-paths';
import { token } from '../../theme/token';
import { Panel, type PanelProps } from './panel';
import { isReviewing, isWithdrawalSent } from './selectors';
import { anyAmount } from './use-top-up';
import { useWithdrawal, type WithdrawalFlow, withdrawalFields, type WithdrawalStart } from './use-withdrawal';
import { AccountFields, useMissing, WithdrawnField } from './withdrawal-fields';
import { type Sums, WithdrawalReview } from './withdrawal-review';
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

type Props = PanelProps<WithdrawScreenQuery>;

/** Opens the order that the withdrawal has created. */
function useCreatedOrder(flow: WithdrawalFlow, onDone: Props['onDone']) {
  const m = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const pageData = usePageData();
  const result = useSelector(flow, ({ context }) => context.result);
  const open = useEffectEvent(({ id, number }: NonNullable<typeof result>) => {
    pageData.invalidatePrivate();
    onDone?.();
    toast(m('wallet.withdrawal-waits'), toastDurations.shell);
    void navigate(orderPath(id), { replace: !onDone, state: orderPreview(number) });
  });
  useEffect(() => {
    if (result) open(result);
  }, [result]);
}

/** The sums that leave the balance, as rows of a table. */
function useSums(amount: number, fee: number, currency: string): Sums {
  const m = useMessages();
  const money = useMoney();
  const amountText = (value: number) => money({ amount: value, currency });
  const typed = amount > 0;
  return {
    rows: [
      [m('wallet.amount'), typed ? amountText(amount) : '–'],
      fee > 0 && [m('wallet.withdrawal-fee'), amountText(fee)],
    ],
    total: [m('checkout.total'), typed ? amountText(amount + fee) : '–'],
  };
}

function WithdrawalForm({ data, onReload, onDone, ...start }: Props & WithdrawalStart) {
  const m = useMessages();
  const money = useMoney();
  const { flow, confirm } = useWithdrawal(start);
  const amount = Number(useSelector(flow, ({ context }) => context.amount));
  const submission = useSelector(flow, ({ children }) => children.submission);
  const sent = useSelector(flow, isWithdrawalSent);
  const reviewing = useSelector(flow, isReviewing);
  const openCode = useSelector(flow, ({ context }) => context.attempt.sessionCode);
  const [missing, setMissing] = useMissing(flow);
  const [isAsking, setIsAsking] = useState(false);
  useCreatedOrder(flow, onDone);

  const { withdrawalFee, withdrawalNote = '', asksPassword = true } = data.store?.wallet ?? {};
  const currency = withdrawalFee?.currency ?? '';
  const sums = useSums(amount, start.fee, currency);
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
        <AccountFields flow={flow} missing={missing} />
        <WithdrawnField
          flow={flow}
          missing={missing}
          start={start}
          currency={currency}
          onType={() => {
            if (missing !== 'account' && missing !== 'number') setMissing(null);
          }}
        />
        <SumTable {...sums} />
        <Button type="submit" $wide disabled={sent} aria-busy={sent}>
          {sent && <LoaderCircle size={18} aria-hidden />}
          {m('wallet.withdraw')}
        </Button>
        {withdrawalNote && <Note>{withdrawalNote}</Note>}
        <WithdrawalReview
          flow={flow}
          open={reviewing && !isAsking}
          sums={sums}
          onConfirm={() => (asksPassword ? setIsAsking(true) : confirm())}
        />
        <SubmissionResult
          submission={submission}
          title={m('wallet.withdrawal-failed')}
          amountOf={(value) => money({ amount: value, currency })}
          onDismiss={(isStale) => {
            flow.send({ type: 'notice.dismiss' });
            if (isStale) onReload();
          }}
        />
      </Panel>
      <SpendingQuestion
        open={isAsking}
        text={m('spending.withdrawal', { amount: money({ amount: amount + start.fee, currency }) })}
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
