import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFlowEvents } from '../../actors/use-flow-events';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import type { CartFlow } from '../../features/cart/use-cart';
import { useMessages } from '../../i18n/use-messages';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { checkoutPath } from '../../routing/paths';

export interface CartNoticesProps {
  flow: CartFlow;
}

export function CartNotices({ flow }: CartNoticesProps) {
  const m = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [alert, setAlert] = useState<string | null>(null);
  const pendingRemoval = useSelector(flow, ({ context }) => context.pendingRemoval);
  useFlowEvents(flow, {
    'stock.short': () => toast(m('choice.no-stock'), toastDurations.validation),
    'limit.reached': ({ limit }) => toast(m('choice.limit', { limit }), toastDurations.validation),
    'change.refused': ({ refusal }) =>
      setAlert([m('cart.not-updated'), refusal && refusalText(refusal)].filter(Boolean).join(': ')),
    'removal.done': () => toast(m('cart.removed')),
    'removal.failed': () => setAlert(m('cart.not-removed')),
    'checkout.empty': () => setAlert(m('cart.none-checked')),
    'checkout.open': () => void navigate(checkoutPath),
  });
  return (
    <>
      <ConfirmDialog
        open={pendingRemoval !== null}
        text={m(pendingRemoval?.kind === 'group' ? 'cart.ask-group' : 'cart.ask-line')}
        no={m('cart.keep')}
        yes={m('cart.remove')}
        onNo={() => flow.send({ type: 'removal.dismiss' })}
        onYes={() => flow.send({ type: 'removal.confirm' })}
      />
      <AlertDialog open={alert !== null} text={alert ?? ''} onClose={() => setAlert(null)} />
    </>
  );
}
