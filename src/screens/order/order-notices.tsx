import { useSelector } from '@xstate/react';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import type { OrderPaymentFlow } from '../../features/orders/use-order-payment';
import { useFailureText } from '../../i18n/use-failure-text';
import { useMessages } from '../../i18n/use-messages';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { hasFailed, isAskingToCancel, isPaymentConfirming, isRefused } from '../../features/orders/selectors';

export interface OrderNoticesProps {
  flow: OrderPaymentFlow;
  isPaid?: boolean;
}

export function OrderNotices({ flow, isPaid = false }: OrderNoticesProps) {
  const m = useMessages();
  const textOf = useRefusalText();
  const asking = useSelector(flow, isAskingToCancel);
  const failureText = useFailureText();
  const refused = useSelector(flow, isRefused);
  const failed = useSelector(flow, hasFailed);
  const confirming = useSelector(flow, isPaymentConfirming);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const dismiss = () => flow.send({ type: 'notice.dismiss' });
  return (
    <>
      <ConfirmDialog
        open={asking}
        text={m('order.cancel-ask')}
        hint={m(isPaid ? 'order.cancel-hint-paid' : 'order.cancel-hint')}
        no={m('order.cancel-no')}
        yes={m('order.cancel-yes')}
        onNo={() => flow.send({ type: 'cancel.dismiss' })}
        onYes={() => flow.send({ type: 'cancel.confirm' })}
      />
      <AlertDialog
        open={refused || failed}
        title={m('result.failure')}
        text={refusal ? textOf(refusal) : failureText()}
        onClose={dismiss}
      />
      <VisuallyHidden role="status">{confirming && m('payment.confirming')}</VisuallyHidden>
    </>
  );
}
