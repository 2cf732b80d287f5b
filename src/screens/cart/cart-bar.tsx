import { useSelector } from '@xstate/react';
import { BarTotal } from '../../ui/layout/bar-total';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { Button } from '../../ui/button/button';
import { type CartFlow, type CartLine, goodsTotal } from '../../features/cart/use-cart';
import { useMessages } from '../../i18n/use-messages';

export interface CartBarProps {
  flow: CartFlow;
  /** Of the selected group. */
  lines: readonly CartLine[];
  label: string;
}

export function CartBar({ flow, lines, label }: CartBarProps) {
  const m = useMessages();
  const isNavigating = useSelector(flow, ({ context }) => context.isNavigating);
  const checked = lines.filter((line) => line.checked);
  const pieces = checked.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = goodsTotal(checked.map(({ price, quantity }) => ({ price: price.amount, quantity })));
  const currency = checked[0]?.price.currency;
  return (
    <BottomActions>
      <BarTotal label={m('cart.subtotal', { count: pieces })} money={currency ? { amount, currency } : null} />
      <Button disabled={isNavigating} onClick={() => flow.send({ type: 'cart.checkout' })}>
        {label}
      </Button>
    </BottomActions>
  );
}
