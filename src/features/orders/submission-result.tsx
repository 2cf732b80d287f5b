import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useMessages } from '../../i18n/use-messages';
import { useRefusalText } from '../refusals/refusal-text';
import { orderPath, orderPreview } from '../../routing/order-address';
import { isConfirming, submissionNoticeOf } from './selectors';
import type { Submission } from './use-submission';

export interface SubmissionResultProps {
  /** While something is submitted. */
  submission: Submission | undefined;
  /** What is said above why it failed. */
  title: string;
  amountOf: (total: number) => string;
  /** An order that was made before takes the place of this page: the way back cannot reach it. */
  replaces?: boolean;
  /** `isStale`: prices, fees or the balance are others than were seen. */
  onDismiss: (isStale: boolean) => void;
}

const contextOf = (snapshot: ReturnType<Submission['getSnapshot']> | undefined) => snapshot?.context;

/** What became of what was submitted, where it is not what was wanted. */
export function SubmissionResult({ submission, title, amountOf, replaces = false, onDismiss }: SubmissionResultProps) {
  const m = useMessages();
  const navigate = useNavigate();
  const textOf = useRefusalText();
  const notice = useSelector(submission, submissionNoticeOf);
  const confirming = useSelector(submission, isConfirming);
  const { order, refusal, result } = useSelector(submission, contextOf) ?? {};
  const dismiss = () => onDismiss(notice !== 'failed');
  return (
    <>
      <AlertDialog open={notice === 'refused'} title={title} text={refusal ? textOf(refusal) : ''} onClose={dismiss} />
      <AlertDialog
        open={notice === 'needsReview'}
        title={m('checkout.price-changed')}
        text={m('checkout.price-changed-text', {
          before: amountOf(order?.total ?? 0),
          now: amountOf(refusal?.total ?? 0),
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
        onYes={() =>
          result && void navigate(orderPath(result.id), { replace: replaces, state: orderPreview(result.number) })
        }
      />
      <AlertDialog open={notice === 'failed'} title={title} text={m('checkout.not-made')} onClose={dismiss} />
      <VisuallyHidden role="status">{confirming && m('checkout.confirming-text')}</VisuallyHidden>
    </>
  );
}
