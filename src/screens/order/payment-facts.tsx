import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { OrderStatusBadge } from '../../features/orders/order-status-badge';
import { useMoment } from '../../i18n/dates';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Amount } from '../../ui/card/amount';
import { PageSection } from '../../ui/layout/page-section';
import { SumTable } from '../../ui/layout/sum-table';
import { Picture } from '../../ui/media/picture';
import { PaymentAccount } from './payment-account';
import type { ShownPayment } from './shown-order';

const second = 1_000;

const Line = styled.p`
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
  font-variant-numeric: tabular-nums;
`;

const two = (value: number) => String(value).padStart(2, '0');

/** How long a payment can still be made: the moment itself until a script runs, then hours, minutes and seconds. */
function Countdown({ until }: { until: string }) {
  const m = useMessages();
  const moment = useMoment();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setSecondsLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / second)));
    look();
    const timer = setInterval(look, second);
    return () => clearInterval(timer);
  }, [until]);
  if (secondsLeft === null) return <Line>{m('payment.until', { moment: moment(until) })}</Line>;
  if (secondsLeft === 0) return <Line>{m('payment.over')}</Line>;
  const time = [Math.floor(secondsLeft / 3600), Math.floor(secondsLeft / 60) % 60, secondsLeft % 60].map(two).join(':');
  return <Line role="timer">{m('payment.left', { time })}</Line>;
}

export interface PaymentFactsProps {
  payment: ShownPayment;
  /** It is not paid yet, and can be. */
  isOpen: boolean;
}

const Deadline = styled.div`
  display: grid;
  gap: ${token('space-1')};
  justify-items: center;
  padding-bottom: ${token('space-4')};
  text-align: center;

  h1 {
    font-size: ${token('font-body')};
    font-weight: 500;
  }

  b {
    color: ${token('color-price')};
    font-size: ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
`;

const Method = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')} 0;

  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
`;

export function PaymentFacts({ payment, isOpen }: PaymentFactsProps) {
  const m = useMessages();
  const money = useMoney();
  const { number, status, kind, name, icon, total, fee, toPay, virtualAccount, expiresAt } = payment;
  const amount = m(isOpen ? 'payment.amount' : 'checkout.total');
  return (
    <PageSection label={m('order.payment')}>
      <Deadline>
        <h1>{amount}</h1>
        <b>
          <Amount money={toPay} />
        </b>
        <small>{number}</small>
        <span role="status">
          <OrderStatusBadge status={status} />
        </span>
        {isOpen && expiresAt && <Countdown until={expiresAt} />}
      </Deadline>
      <SumTable
        rows={[[m('payment.total'), money(total)], fee.amount > 0 && [m('payment.fee'), money(fee)]]}
        total={[amount, money(toPay)]}
      />
      <Method>
        <Picture path={icon} width={40} shape="badge" whole label={name} />
        <span>{name}</span>
      </Method>
      {isOpen && virtualAccount && <PaymentAccount account={virtualAccount} isSellers={kind === 'SELLER'} />}
    </PageSection>
  );
}
