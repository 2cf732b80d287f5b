import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { Button } from '../../ui/button/button';
import { BarTotal } from '../../ui/layout/bar-total';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { isConfirming, isSending } from '../orders/selectors';
import { isPlacing } from './selectors';
import { type PurchaseFlows, totalOf } from './use-purchase';

export interface PurchaseBarProps {
  flows: Pick<PurchaseFlows, 'purchase' | 'submission' | 'place'>;
  /** The store's currency symbol. */
  currency: string;
  /** The label of the button that places the order. */
  label: string;
  /** Shown instead of the order button while no order is being placed. */
  instead?: ReactNode;
}

/** The total, and the button that places the order. */
export function PurchaseBar({ flows: { purchase, submission, place }, currency, label, instead }: PurchaseBarProps) {
  const m = useMessages();
  const total = useSelector(purchase, ({ context }) => totalOf(context));
  const placing = useSelector(purchase, isPlacing);
  const sending = useSelector(submission, isSending);
  const confirming = useSelector(submission, isConfirming);
  const busy = placing || sending;
  return (
    <BottomActions>
      <BarTotal label={m('checkout.total')} money={{ amount: total, currency }} />
      {(!busy && instead) || (
        <Button disabled={busy} aria-busy={busy} onClick={() => place()}>
          {busy && <LoaderCircle size={18} aria-hidden />}
          {confirming ? m('checkout.confirming') : label}
        </Button>
      )}
    </BottomActions>
  );
}
