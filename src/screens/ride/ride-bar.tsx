import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { isBusy } from '../../actors/selectors';
import { isPlacing } from '../../features/buying/selectors';
import { type PurchaseFlows, totalOf } from '../../features/buying/use-purchase';
import { isConfirming, isSending } from '../../features/orders/selectors';
import type { RideStep } from '../../features/rides/selectors';
import { useMessages } from '../../i18n/use-messages';
import { Button } from '../../ui/button/button';
import { BarTotal } from '../../ui/layout/bar-total';
import { BottomActions } from '../../ui/layout/bottom-actions';

export interface RideBarProps {
  flows: PurchaseFlows;
  currency: string;
  step: RideStep;
  /** The form that the button submits; null if the ride has no form. */
  form: { id: string; isReady: boolean } | null;
  /** Requests the price again. */
  onLoad: () => void;
}

/** The total, and the button that orders, or requests the price again if it has expired. */
export function RideBar({ flows, currency, step, form: asked, onLoad }: RideBarProps) {
  const m = useMessages();
  const { purchase, submission, voucher, place } = flows;
  const total = useSelector(purchase, ({ context }) => totalOf(context));
  const placing = useSelector(purchase, isPlacing);
  const sending = useSelector(submission, isSending);
  const confirming = useSelector(submission, isConfirming);
  const checking = useSelector(voucher, isBusy);
  const isExpired = step === 'expired';
  const form = isExpired ? null : asked;
  const busy = placing || sending || checking || step === 'loading' || form?.isReady === false;
  return (
    <BottomActions>
      <BarTotal label={m('ride-order.total')} money={{ amount: total, currency }} />
      <Button
        // A button that becomes another one during a tap would trigger the other action.
        key={String(form !== null)}
        {...(form && { type: 'submit', form: form.id })}
        disabled={busy}
        aria-busy={busy}
        onClick={form ? undefined : () => (isExpired ? onLoad() : place())}
      >
        {busy && <LoaderCircle size={18} aria-hidden />}
        {confirming ? m('checkout.confirming') : m(isExpired ? 'ride-order.recount' : 'ride-order.order')}
      </Button>
    </BottomActions>
  );
}
