import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { BarTotal } from '../../ui/layout/bar-total';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { Button } from '../../ui/button/button';
import { totalOf } from './use-checkout';
import { useMessages } from '../../i18n/use-messages';
import type { SectionProps } from './sections/section-props';
import { isConfirming, isPlacing, isSending } from './selectors';

export interface CheckoutBarProps extends Pick<SectionProps, 'flows' | 'currency'> {
  /** What the store says on the button; null is 'CHECK OUT'. */
  label: string | null;
}

export function CheckoutBar({ flows: { checkout, submission }, currency, label }: CheckoutBarProps) {
  const m = useMessages();
  const total = useSelector(checkout, ({ context }) => totalOf(context));
  const placing = useSelector(checkout, isPlacing);
  const sending = useSelector(submission, isSending);
  const confirming = useSelector(submission, isConfirming);
  const busy = placing || sending;
  return (
    <BottomActions>
      <BarTotal label={m('checkout.total')} money={{ amount: total, currency }} />
      <Button disabled={busy} aria-busy={busy} onClick={() => checkout.send({ type: 'order.place' })}>
        {busy && <LoaderCircle size={18} aria-hidden />}
        {confirming ? m('checkout.confirming') : label || m('checkout.place')}
      </Button>
    </BottomActions>
  );
}
