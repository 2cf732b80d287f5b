import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { OrderPaymentScreenDocument } from '../../__generated__/documents/order-payment-screen';
import type { OrderPaymentScreenQuery } from '../../__generated__/gql/graphql';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { Button, LinkButton } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageSection } from '../../ui/layout/page-section';
import { SafeHtmlBlock } from '../../ui/text/safe-html-block';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { useRefusalText } from '../../features/refusals/refusal-text';
import type { ScreenProps } from '../../routing/define-route';
import { orderPath } from '../../routing/order-paths';
import { ChangePayment } from './change-payment';
import { Countdown } from './countdown';
import { OrderNotices } from './order-notices';
import { ResumePayment, usePausedPayment } from './resume-payment';
import { hasRide, isPayable, paidAlready, type ShownPayment } from './shown-order';
import { useOrderFlow } from './use-order-flow';
import { isBusy } from '../../actors/selectors';
import { OrderStatusBadge } from '../../features/orders/order-status-badge';
import { isAskingToPay } from '../../features/orders/selectors';
import { useStoredCode } from '../../features/orders/stored-code';
import { BalanceSection } from '../../features/payments/balance-section';
import { SpendingQuestion } from '../../features/payments/spending-question';
import { PaymentSummary } from '../../features/payments/payment-summary';

interface PaymentProps {
  asksPassword: boolean;
  payment: ShownPayment;
  order: NonNullable<NonNullable<OrderPaymentScreenQuery['customer']>['order']>;
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
}

function Payment({ asksPassword, payment, order, sessionCode, storeCode }: PaymentProps) {
  const m = useMessages();
  const money = useMoney();
  const { number, revision, status, kind, balance, name, total, fee, toPay, howToPay } = payment;
  const { virtualAccount, expiresAt } = payment;
  const { flow, pay, askToPay } = useOrderFlow(OrderPaymentScreenDocument, {
    id: order.id,
    revision,
    status,
    sessionCode,
    storeCode,
  });
  const busy = useSelector(flow, isBusy);
  const isAsking = useSelector(flow, isAskingToPay);
  const isOpen = isPayable(status);
  const isPaidHere = kind === 'BALANCE' && status === 'AWAITING_PAYMENT';
  const { resumed, preview } = usePausedPayment({ number, category: order.category, status });
  // The search for a driver starts at once, so the page of the order is shown.
  if (!isOpen && hasRide(order.category)) return <Navigate replace to={orderPath(order.id)} state={preview} />;
  const isShort = balance !== null && balance.amount < toPay.amount;
  return (
    <>
      <PaymentSummary
        label={m('order.payment')}
        title={m(isOpen ? 'payment.amount' : 'checkout.total')}
        toPay={toPay}
        number={number}
        status={<OrderStatusBadge status={status} />}
        rows={[[m('payment.total'), money(total)], fee.amount > 0 && [m('payment.fee'), money(fee)]]}
        method={payment}
        account={
          isOpen && virtualAccount
            ? { label: m(kind === 'SELLER' ? 'payment.seller-account' : 'payment.account'), text: virtualAccount }
            : null
        }
      >
        {isOpen && expiresAt && <Countdown until={expiresAt} />}
      </PaymentSummary>
      {isOpen && order.canChangePayment && (
        <ChangePayment flow={flow} payment={payment} category={order.category} carrierKind={order.carrierKind} />
      )}
      {isPaidHere && balance && <BalanceSection balance={balance} isShort={isShort} />}
      {isOpen && howToPay && (
        <PageSection title={m('payment.how-to')}>
          <SafeHtmlBlock html={howToPay} />
        </PageSection>
      )}
      <OrderNotices flow={flow} />
      <ConfirmDialog
        open={isAsking && !asksPassword}
        text={m('payment.pay-ask', { amount: money(toPay), wallet: name })}
        hint={m('payment.pay-hint')}
        no={m('action.no')}
        yes={m('action.yes')}
        onNo={() => flow.send({ type: 'balance.dismiss' })}
        onYes={() => pay()}
      />
      <SpendingQuestion
        open={isAsking && asksPassword}
        text={m('payment.pay-ask', { amount: money(toPay), wallet: name })}
        onConfirmed={pay}
        onClose={() => flow.send({ type: 'balance.dismiss' })}
      />
      <BottomActions>
        <LinkButton $look="secondary" to={orderPath(order.id)} state={preview}>
          {m('payment.see-order')}
        </LinkButton>
        {resumed && <ResumePayment path={resumed} />}
        {isPaidHere && (
          <Button disabled={busy || isShort} onClick={askToPay}>
            {m(busy ? 'payment.paying' : 'payment.pay')}
          </Button>
        )}
      </BottomActions>
    </>
  );
}

export default function PaymentScreen({ data }: ScreenProps<OrderPaymentScreenQuery>) {
  const m = useMessages();
  const textOf = useRefusalText();
  const { store: shop, orderPayment, customer } = data;
  const order = customer?.order;
  const { state } = useLocation() as { state: unknown };
  // An order that is paid while the page is open stays visible.
  const [over] = useState(() => paidAlready(data));
  const { code, store } = useStoredCode('local/customer/orderPayment', customer?.id ?? '', order?.id);
  if (!order || !orderPayment) return null;
  if (over) return <Navigate to={over} state={state} replace />;
  if (orderPayment.__typename === 'Refusal') {
    return (
      <EmptyState as="h1" title={textOf(orderPayment)}>
        <LinkButton to={orderPath(order.id)}>{m('payment.see-order')}</LinkButton>
      </EmptyState>
    );
  }
  const asksPassword = shop?.wallet.asksPassword ?? true;
  return (
    <Payment
      key={code}
      asksPassword={asksPassword}
      payment={orderPayment}
      order={order}
      sessionCode={code}
      storeCode={store}
    />
  );
}
