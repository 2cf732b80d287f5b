import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { failureKey } from '../../i18n/failure-key';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { useRefusalText } from '../refusals/refusal-text';
import { orderPath, orderPreview } from '../../routing/order-address';
import { contextOf, isBeingConfirmed, noticeOf } from './selectors';
import type { Submission } from '../orders/use-submission';

export interface SubmissionResultProps {
  /** While something is submitted. */
  submission: Submission | undefined;
  /** What is said above why it failed. */
  title: string;
  currency: string;
  onDismiss: () => void;
  /** Fees or the balance are others than were seen. */
  onReview: () => void;
}

/** What became of what was submitted, where it is not what was wanted. */
export function SubmissionResult({ submission, title, currency, onDismiss, onReview }: SubmissionResultProps) {
  const m = useMessages();
  const money = useMoney();
  const navigate = useNavigate();
  const textOf = useRefusalText();
  const notice = useSelector(submission, noticeOf);
  const confirming = useSelector(submission, isBeingConfirmed);
  const context = useSelector(submission, contextOf);
  const { order, refusal, result } = context ?? { order: null, refusal: null, result: null };
  const dismiss = () => {
    onDismiss();
    if (notice !== 'failed') onReview();
  };
  return (
    <>
      <AlertDialog open={notice === 'refused'} title={title} text={refusal ? textOf(refusal) : ''} onClose={dismiss} />
      <AlertDialog
        open={notice === 'needsReview'}
        title={m('checkout.price-changed')}
        text={m('wallet.price-changed-text', {
          before: money({ amount: order?.total ?? 0, currency }),
          now: money({ amount: refusal?.total ?? 0, currency }),
        })}
        onClose={dismiss}
      />
      <ConfirmDialog
        open={notice === 'doneBefore'}
        text={m('checkout.made-before')}
        hint={m('checkout.made-before-text')}
        no={m('action.close')}
        yes={m('checkout.see-order')}
        onNo={dismiss}
        onYes={() => result && void navigate(orderPath(result.id), { state: orderPreview(result.number) })}
      />
      <AlertDialog open={notice === 'failed'} title={title} text={m(failureKey())} onClose={dismiss} />
      <VisuallyHidden role="status">{confirming && m('wallet.confirming')}</VisuallyHidden>
    </>
  );
}
