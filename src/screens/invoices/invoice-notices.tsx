import { useSelector } from '@xstate/react';
import {
  hasFailed,
  isAskingToCancel,
  isPaymentConfirming,
  isRefused,
  paymentNoticeOf,
  paymentRefusalOf,
} from '../../features/invoices/selectors';
import type { InvoicePaymentFlow } from '../../features/invoices/use-invoice-payment';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { useFailureText } from '../../i18n/use-failure-text';
import { useMessages } from '../../i18n/use-messages';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { VisuallyHidden } from '../../ui/text/visually-hidden';

/** The questions and notices of the flow. */
export function InvoiceNotices({ flow }: { flow: InvoicePaymentFlow }) {
  const m = useMessages();
  const textOf = useRefusalText();
  const asking = useSelector(flow, isAskingToCancel);
  const notice = useSelector(flow, paymentNoticeOf);
  const paymentRefusal = useSelector(flow, paymentRefusalOf);
  const refused = useSelector(flow, isRefused);
  const failed = useSelector(flow, hasFailed);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const failureText = useFailureText();
  const confirming = useSelector(flow, isPaymentConfirming);
  const dismiss = () => flow.send({ type: 'notice.dismiss' });
  return (
    <>
      <ConfirmDialog
        open={asking}
        text={m('invoice.cancel-ask')}
        hint={m('invoice.cancel-hint')}
        no={m('action.no')}
        yes={m('action.yes')}
        onNo={() => flow.send({ type: 'cancel.dismiss' })}
        onYes={() => flow.send({ type: 'cancel.confirm' })}
      />
      <AlertDialog
        open={notice !== null && notice !== 'doneBefore'}
        title={m('invoice.pay-failed')}
        text={paymentRefusal ? textOf(paymentRefusal) : m('checkout.not-made')}
        onClose={dismiss}
      />
      <AlertDialog open={notice === 'doneBefore'} text={m('invoice.paid-before')} onClose={dismiss} />
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
