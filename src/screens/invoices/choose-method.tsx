import { useSelector } from '@xstate/react';
import CreditCard from 'lucide-react/icons/credit-card';
import { Suspense, useState } from 'react';
import type { InvoiceCheckoutQuery, Payment_OptionFragment } from '../../__generated__/gql/graphql';
import { isBusy } from '../../actors/selectors';
import { quoteOption } from '../../features/invoices/option-quote';
import { hasQuoteFailed, isPaying, isQuoting } from '../../features/invoices/selectors';
import type { InvoicePaymentFlow } from '../../features/invoices/use-invoice-payment';
import { SpendingQuestion } from '../../features/payments/spending-question';
import { BalanceSection } from '../../features/payments/balance-section';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { OnDemand } from '../../ui/feedback/on-demand';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { PageSection } from '../../ui/layout/page-section';
import { ActionRow } from '../../ui/list/action-row';
import { InvoiceLines } from './invoice-lines';

const PaymentSheet = lazyComponent(
  () => import(/* webpackChunkName: "payment-sheet" */ '../../features/payments/payment-sheet'),
);

export interface ChooseMethodProps {
  flow: InvoicePaymentFlow;
  invoice: NonNullable<NonNullable<InvoiceCheckoutQuery['customer']>['invoice']>;
  options: readonly Payment_OptionFragment[];
  asksPassword: boolean;
  onPay: (code?: string) => void;
}

/** The first page: the payment option, its cost, and the payment itself. */
export function ChooseMethod({ flow, invoice, options, asksPassword, onPay }: ChooseMethodProps) {
  const m = useMessages();
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const openCode = useSelector(flow, ({ context }) => context.attempt.sessionCode);
  const picked = useSelector(flow, ({ context }) => context.payment?.payment ?? null);
  const quote = useSelector(flow, ({ context }) => context.quote);
  const quoting = useSelector(flow, isQuoting);
  const quoteFailed = useSelector(flow, hasQuoteFailed);
  const busy = useSelector(flow, isBusy);
  const paying = useSelector(flow, isPaying);
  const { total, lines, number, title } = invoice;
  const amount = (value: number) => money({ amount: value, currency: total.currency });
  const option = options.find(({ id }) => id === picked);
  const cost = quote ?? quoteOption(invoice, option);
  const balance = quote?.balance ?? null;
  const isShort = quote !== null && balance !== null && balance.amount < quote.total;
  const isWaiting = busy || paying || !quote;
  const confirm = () => {
    if (isWaiting) return;
    if (balance && asksPassword) setIsAsking(true);
    else onPay();
  };
  if (options.length === 0) {
    return <EmptyState as="h1" icon={<CreditCard size={40} strokeWidth={1.5} />} title={m('invoice.no-methods')} />;
  }
  return (
    <>
      <ActionRow
        icon={<CreditCard size={22} />}
        label={m(option ? 'invoice.change-method' : 'invoice.choose-method')}
        hint={option?.title ?? m('invoice.method')}
        onSelect={() => setOpen(true)}
      />
      <PageSection title={title} aside={<small>{number}</small>}>
        <InvoiceLines
          lines={lines}
          busy={quoting}
          rows={[[m('invoice.total'), money(total)], cost.fee > 0 && [m('invoice.fee'), amount(cost.fee)]]}
          total={[m('invoice.to-pay'), amount(cost.total)]}
        />
        {quoteFailed && (
          <ErrorState message={m('invoice.quote-failed')} onRetry={() => flow.send({ type: 'quote.retry' })} />
        )}
      </PageSection>
      {balance && <BalanceSection balance={balance} isShort={isShort} />}
      <BottomActions>
        <Button disabled={isShort} aria-disabled={isWaiting || undefined} onClick={confirm}>
          {m(paying ? 'invoice.paying' : 'invoice.confirm')}
        </Button>
      </BottomActions>
      <SpendingQuestion
        open={isAsking}
        text={m('payment.pay-ask', { amount: amount(cost.total), wallet: option?.title ?? '' })}
        openCode={openCode}
        onConfirmed={(code) => {
          setIsAsking(false);
          onPay(code);
        }}
        onClose={() => setIsAsking(false)}
      />
      <OnDemand needed={open} onFail={() => setOpen(false)}>
        <Suspense>
          <PaymentSheet
            open={open}
            options={options}
            picked={picked}
            onPick={(id) => {
              setOpen(false);
              const next = options.find((one) => one.id === id);
              if (next && id !== picked)
                flow.send({ type: 'payment.choose', payment: { payment: id, kind: next.kind } });
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      </OnDemand>
    </>
  );
}
