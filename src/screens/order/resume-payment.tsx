import { useLocation } from 'react-router-dom';
import { useMessages } from '../../i18n/use-messages';
import { useHydrated } from '../../lazy/use-hydrated';
import { orderPreview, pausedPayment } from '../../routing/order-paths';
import { LinkButton } from '../../ui/button/button';
import type { ShownOrder } from './shown-order';

/** The payment that waits for the shown top-up; known after hydration. */
export function usePausedPayment({ number, category, status }: Pick<ShownOrder, 'number' | 'category' | 'status'>) {
  const paused = pausedPayment(useLocation().state);
  const path = useHydrated() && category === 'TOP_UP' ? paused : null;
  return {
    /** The path of the payment; null until the top-up is in the balance. */
    resumed: path !== null && status === 'RECEIVED' ? path : null,
    /** The navigation state for the other pages of this top-up. */
    preview: orderPreview(number, path),
  };
}

export function ResumePayment({ path }: { path: string }) {
  const m = useMessages();
  return (
    <LinkButton to={path} replace>
      {m('payment.resume')}
    </LinkButton>
  );
}
