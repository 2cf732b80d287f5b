import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Wallet from 'lucide-react/icons/wallet';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TopUpScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { usePageData } from '../../api/use-loaded';
import { useFlowEvents } from '../../actors/use-flow-events';
import { Button } from '../../ui/button/button';
import { PickerControl } from '../../ui/field/picker-control';
import { OnDemand } from '../../ui/feedback/on-demand';
import { SumTable } from '../../ui/layout/sum-table';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { lazyComponent } from '../../lazy/lazy-component';
import { createdAddress, orderPreview, pausedPayment } from '../../routing/order-address';
import { AmountField, Panel, type PanelProps } from './panel';
import { isTopUpSent } from './selectors';
import { anyAmount, type TopUpField, topUpFields, type TopUpStart, topUpTotal, useTopUp } from './use-top-up';
import { SubmissionResult } from '../orders/submission-result';
import { useStoredEntry } from '../stored-entry/use-stored-entry';
import { useStoredCode } from '../orders/stored-code';

const PaymentSheet = lazyComponent(() => import(/* webpackChunkName: "payment-sheet" */ '../payments/payment-sheet'));

const quickAmounts = [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

type Props = PanelProps<TopUpScreenQuery>;

function TopUpForm({ data, onReload, onDone, ...start }: Props & TopUpStart) {
  const m = useMessages();
  const money = useMoney();
  const navigate = useNavigate();
  const paused = pausedPayment(useLocation().state);
  const pageData = usePageData();
  const currency = data.store?.wallet.topUpFee.currency ?? '';
  const options = data.paymentOptions.map((masked) => {
    const option = readFragment(masked);
    return { ...option, fee: { ...option.fee, currency } };
  });
  const { flow, submit } = useTopUp(
    start,
    options.map(({ id, kind, fee }) => ({ payment: id, kind, fee: fee.amount })),
  );
  const { amount, payment, result } = useSelector(flow, ({ context }) => context);
  const total = useSelector(flow, ({ context }) => topUpTotal(context));
  const submission = useSelector(flow, ({ children }) => children.submission);
  const sent = useSelector(flow, isTopUpSent);
  const [missing, setMissing] = useState<TopUpField | null>(null);
  const [choosing, setChoosing] = useState(false);
  const chosen = options.find(({ id }) => id === payment?.payment);
  const choose = (id: string) => {
    setChoosing(false);
    const option = options.find((one) => one.id === id);
    if (!option) return;
    flow.send({ type: 'payment.choose', payment: { payment: id, kind: option.kind, fee: option.fee.amount } });
    if (missing === 'payment') setMissing(null);
  };
  useFlowEvents(flow, { 'field.missing': ({ field }) => setMissing(field) });

  const open = useEffectEvent((order: NonNullable<typeof result>) => {
    pageData.invalidatePrivate();
    onDone?.();
    const path = createdAddress(order);
    void navigate(path, { replace: !onDone, state: orderPreview(order.number, paused) });
  });
  useEffect(() => {
    if (result) open(result);
  }, [result]);

  const limits = m('wallet.limits', {
    min: money({ amount: start.limits.min, currency }),
    max: money({ amount: start.limits.max, currency }),
  });
  const errors = { amount: m('wallet.amount-missing'), limits, payment: undefined, none: undefined };
  const typed = Number(amount) > 0;
  const type = (text: string) => {
    flow.send({ type: 'amount.type', text });
    if (missing !== 'payment') setMissing(null);
  };
  return (
    <Panel
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <AmountField
        label={m('wallet.amount')}
        amount={amount}
        currency={currency}
        hint={limits}
        error={errors[missing ?? 'none']}
        quick={quickAmounts.filter((quick) => quick >= start.limits.min && quick <= start.limits.max)}
        onType={type}
      />
      <PickerControl
        label={m('wallet.payment')}
        chosen={chosen?.title ?? null}
        placeholder={m('checkout.choose-payment')}
        error={missing === 'payment' ? m('checkout.payment-missing') : undefined}
        onOpen={() => setChoosing(true)}
      />
      <SumTable
        rows={[
          [m('wallet.amount'), typed ? money({ amount: Number(amount), currency }) : '–'],
          start.fee > 0 && [m('wallet.top-up-fee'), money({ amount: start.fee, currency })],
          payment !== null && payment.fee > 0 && [m('checkout.payment-fee'), money({ amount: payment.fee, currency })],
        ]}
        total={[m('checkout.total'), typed ? money({ amount: total, currency }) : '–']}
      />
      <Button type="submit" $wide disabled={sent} aria-busy={sent}>
        {sent ? <LoaderCircle size={18} aria-hidden /> : <Wallet size={18} aria-hidden />}
        {m('wallet.top-up-now')}
      </Button>
      <OnDemand needed={choosing} onFail={() => setChoosing(false)}>
        <PaymentSheet
          open={choosing}
          options={options}
          picked={chosen?.id ?? null}
          onPick={choose}
          onClose={() => setChoosing(false)}
        />
      </OnDemand>
      <SubmissionResult
        submission={submission}
        title={m('wallet.top-up-failed')}
        amountOf={(amount) => money({ amount, currency })}
        onDismiss={(isStale) => {
          flow.send({ type: 'notice.dismiss' });
          if (isStale) onReload();
        }}
      />
    </Panel>
  );
}

/** An amount for the balance and a way to pay for it. */
export function TopUpPanel(props: Props) {
  const { store, customer, paymentOptions } = props.data;
  const fee = store?.wallet.topUpFee.amount ?? 0;
  const limits = store?.wallet.topUpLimits ?? anyAmount;
  const fees = [fee, ...paymentOptions.map((option) => readFragment(option).fee.amount)];
  const { code, store: storeCode } = useStoredCode('local/customer/topUp', customer?.id ?? '');
  const stored = useStoredEntry('session/customer/topUp', customer?.id ?? '', topUpFields);
  return (
    <TopUpForm
      key={`${fees.join()} ${code} ${stored.isStored}`}
      {...props}
      fee={fee}
      limits={limits}
      sessionCode={code}
      storeCode={storeCode}
      stored={stored}
    />
  );
}
