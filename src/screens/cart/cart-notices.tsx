import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../components/alert-dialog';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toastDurations } from '../../components/toast-durations';
import { useToast } from '../../components/use-toast';
import type { CartFlow, CartRefusal } from '../../flows/use-cart';
import { useMessages } from '../../i18n/use-messages';
import { useRefusalText } from '../../renderers/refusal-text';
import { checkoutPath } from '../../routing/paths';

export interface CartNoticesProps {
  flow: CartFlow;
}

/** What the cart says and asks: toasts, refusals, the question before something is taken out. */
export function CartNotices({ flow }: CartNoticesProps) {
  const m = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [alert, setAlert] = useState<string | null>(null);
  const asked = useSelector(flow, ({ context }) => context.asked);
  const refuse = useEffectEvent((refusal: CartRefusal | null) =>
    setAlert([m('cart.not-updated'), refusal && refusalText(refusal)].filter(Boolean).join(': ')),
  );
  const say = useEffectEvent((text: string, duration?: number) => toast(text, duration));
  const limitText = useEffectEvent((limit: number) => m('choice.limit', { limit }));
  useEffect(() => {
    const heard = [
      flow.on('stock.short', () => say(m('choice.no-stock'), toastDurations.validation)),
      flow.on('limit.reached', ({ limit }) => say(limitText(limit), toastDurations.validation)),
      flow.on('change.refused', ({ refusal }) => refuse(refusal)),
      flow.on('removal.done', () => say(m('cart.removed'))),
      flow.on('removal.failed', () => setAlert(m('cart.not-removed'))),
      flow.on('checkout.empty', () => setAlert(m('cart.none-checked'))),
      flow.on('checkout.open', () => void navigate(checkoutPath)),
    ];
    return () => {
      for (const one of heard) one.unsubscribe();
    };
  }, [flow, m, navigate]);
  return (
    <>
      <ConfirmDialog
        open={asked !== null}
        text={m(asked?.kind === 'group' ? 'cart.ask-group' : 'cart.ask-line')}
        no={m('cart.keep')}
        yes={m('cart.remove')}
        onNo={() => flow.send({ type: 'removal.dismiss' })}
        onYes={() => flow.send({ type: 'removal.confirm' })}
      />
      <AlertDialog open={alert !== null} text={alert ?? ''} onClose={() => setAlert(null)} />
    </>
  );
}
