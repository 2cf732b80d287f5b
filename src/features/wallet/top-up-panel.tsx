import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Wallet from 'lucide-react/icons/wallet';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TopUpScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { useFlowEvents } from '../../actors/use-flow-events';
import { Button } from '../../ui/button/button';
import { PickerControl } from '../../ui/field/picker-control';
import { OnDemand } from '../../ui/feedback/on-demand';
import { SumTable } from '../../ui/layout/sum-table';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { lazyComponent } from '../../lazy/lazy-component';
import { pausedPayment } from '../../routing/order-paths';
import { PurchaseResult } from '../buying/purchase-result';
import { isPlacing } from '../buying/selectors';
import { useOpenOrder } from '../buying/use-open-order';
import { type PurchaseFlows, type PurchaseSection, totalOf } from '../buying/use-purchase';
import { isSending } from '../orders/selectors';
import { useStoredCode } from '../orders/stored-code';
import { useStoredEntry } from '../stored-entry/use-stored-entry';
import { AmountField, Panel, type PanelProps } from './panel';
import { anyAmount, topUpFields, type TopUpStart, typedAmount, useTopUp } from './use-top-up';

const PaymentSheet = lazyComponent(() => import(/* webpackChunkName: "payment-sheet" */ '../payments/payment-sheet'));

const quickAmounts = [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

type Props = PanelProps<TopUpScreenQuery>;

/** Why the top-up cannot be ordered yet. */
function useMissing({ purchase }: Pick<PurchaseFlows, 'purchase'>) {
  const [missing, setMissing] = useState<PurchaseSection | null>(null);
  useFlowEvents(purchase, { 'section.missing': ({ section }) => setMissing(section) });
  const clear = (isPayment: boolean) => {
    if ((missing === 'payment') === isPayment) setMissing(null);
  };
  return { missing, clear };
}

function TopUpSum({ purchase, currency }: Pick<PurchaseFlows, 'purchase'> & { currency: string }) {
  const m = useMessages();
  const money = useMoney();
  const { goods, payment } = useSelector(purchase, ({ context }) => context);
  const total = useSelector(purchase, ({ context }) => totalOf(context));
  const amountText = (amount: number) => money({ amount, currency });
  const typed = goods.subtotal > 0;
  return (
    <SumTable
      rows={[
        [m('wallet.amount'), typed ? amountText(goods.subtotal) : '–'],
        goods.orderFee > 0 && [m('wallet.top-up-fee'), amountText(goods.orderFee)],
        payment !== null && payment.fee > 0 && [m('checkout.payment-fee'), amountText(payment.fee)],
      ]}
      total={[m('checkout.total'), typed ? amountText(total) : '–']}
    />
  );
}

function TopUpForm({ data, onReload, onDone, ...start }: Props & TopUpStart) {
  const m = useMessages();
  const money = useMoney();
  const paused = pausedPayment(useLocation().state);
  const currency = data.store?.wallet.topUpFee.currency ?? '';
  const options = data.paymentOptions.map((masked) => {
    const option = readFragment(masked);
    return { ...option, fee: { ...option.fee, currency } };
  });
  const payments = options.map(({ id, kind, fee }) => ({ id, kind, fee: fee.amount }));
  const flows = useTopUp(start, payments);
  const { purchase, submission } = flows;
  const { subject, payment, result } = useSelector(purchase, ({ context }) => context);
  const placing = useSelector(purchase, isPlacing);
  const sending = useSelector(submission, isSending);
  const busy = placing || sending;
  const { missing, clear } = useMissing(flows);
  const [choosing, setChoosing] = useState(false);
  const chosen = options.find(({ id }) => id === payment?.id);
  useOpenOrder(result, { onOpen: onDone, replace: !onDone, paused });

  const { min, max } = start.limits;
  const limits = m('wallet.limits', {
    min: money({ amount: min, currency }),
    max: money({ amount: max, currency }),
  });
  const errors: { readonly [Section in PurchaseSection]?: string } = { amount: m('wallet.amount-missing'), limits };
  return (
    <Panel
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        flows.place();
      }}
    >
      <AmountField
        label={m('wallet.amount')}
        amount={typedAmount(subject.draft)}
        currency={currency}
        hint={limits}
        error={missing ? errors[missing] : undefined}
        quick={quickAmounts.filter((quick) => quick >= min && quick <= max)}
        onType={(text) => {
          flows.type(text);
          clear(false);
        }}
      />
      <PickerControl
        label={m('wallet.payment')}
        chosen={chosen?.title ?? null}
        placeholder={m('checkout.choose-payment')}
        error={missing === 'payment' ? m('checkout.payment-missing') : undefined}
        onOpen={() => setChoosing(true)}
      />
      <TopUpSum purchase={purchase} currency={currency} />
      <Button type="submit" $wide disabled={busy} aria-busy={busy}>
        {busy ? <LoaderCircle size={18} aria-hidden /> : <Wallet size={18} aria-hidden />}
        {m('wallet.top-up-now')}
      </Button>
      <OnDemand needed={choosing} onFail={() => setChoosing(false)}>
        <PaymentSheet
          open={choosing}
          options={options}
          picked={chosen?.id ?? null}
          onPick={(id) => {
            setChoosing(false);
            const picked = payments.find((one) => one.id === id);
            if (!picked) return;
            purchase.send({ type: 'payment.choose', payment: picked });
            clear(true);
          }}
          onClose={() => setChoosing(false)}
        />
      </OnDemand>
      <PurchaseResult
        flows={flows}
        currency={currency}
        title={m('wallet.top-up-failed')}
        replaces={false}
        inset={false}
        onStale={onReload}
      />
    </Panel>
  );
}

/** The form of a top-up: an amount and a payment option. */
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
