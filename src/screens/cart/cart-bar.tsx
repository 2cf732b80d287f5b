import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { BottomActions } from '../../components/bottom-actions';
import { Button } from '../../components/button';
import type { CartFlow, CartLine } from '../../flows/use-cart';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/use-money';
import { token } from '../../theme/token';

export interface CartBarProps {
  flow: CartFlow;
  /** Of the selected group. */
  lines: readonly CartLine[];
  label: string;
}

const Subtotal = styled.p`
  display: grid;
  min-width: 0;
  line-height: 1.3;

  span {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  b {
    color: ${token('color-price')};
    font-size: ${token('font-title')};
  }
`;

/** What the checked lines cost, and on to the checkout. */
export function CartBar({ flow, lines, label }: CartBarProps) {
  const m = useMessages();
  const money = useMoney();
  const leaving = useSelector(flow, ({ context }) => context.leaving);
  const checked = lines.filter((line) => line.checked);
  const pieces = checked.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = checked.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0);
  const currency = checked[0]?.price.currency;
  return (
    <BottomActions>
      <Subtotal aria-live="polite" aria-atomic>
        <span>{m('cart.subtotal', { count: pieces })}</span>
        <b>{currency ? money({ amount, currency }) : '–'}</b>
      </Subtotal>
      <Button disabled={leaving} onClick={() => flow.send({ type: 'cart.checkout' })}>
        {label}
      </Button>
    </BottomActions>
  );
}
