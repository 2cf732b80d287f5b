import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import styled from 'styled-components';
import { BottomActions } from '../../components/bottom-actions';
import { Button } from '../../components/button';
import { totalOf } from '../../flows/checkout/use-checkout';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/use-money';
import { token } from '../../theme/token';
import type { SectionProps } from './section-props';

export interface CheckoutBarProps extends Pick<SectionProps, 'flows' | 'currency'> {
  /** What the store says on the button; null is 'CHECK OUT'. */
  label: string | null;
}

const Total = styled.p`
  min-width: 0;

  small {
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  b {
    font-size: ${token('font-large')};
  }
`;

/** The total, and the button that places the order: once. */
export function CheckoutBar({ flows: { checkout, submission }, currency, label }: CheckoutBarProps) {
  const m = useMessages();
  const money = useMoney();
  const total = useSelector(checkout, ({ context }) => totalOf(context));
  const isPlacing = useSelector(checkout, (snapshot) => snapshot.hasTag('busy'));
  const isSending = useSelector(submission, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('done'));
  const isConfirming = useSelector(submission, (snapshot) => snapshot.matches('confirming'));
  const busy = isPlacing || isSending;
  return (
    <BottomActions>
      <Total>
        <small>{m('checkout.total')}</small>
        <b>{money({ amount: total, currency })}</b>
      </Total>
      <Button disabled={busy} aria-busy={busy} onClick={() => checkout.send({ type: 'order.place' })}>
        {busy && <LoaderCircle size={18} aria-hidden />}
        {isConfirming ? m('checkout.confirming') : label || m('checkout.place')}
      </Button>
    </BottomActions>
  );
}
