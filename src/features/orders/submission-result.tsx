import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useMessages } from '../../i18n/use-messages';
import { useRefusalText } from '../refusals/refusal-text';
import { orderPath, orderPreview } from '../../routing/order-paths';
import { token } from '../../theme/token';
import { isConfirming, submissionNoticeOf } from './selectors';
import type { Submission } from './use-submission';

const Status = styled.div<{ $inset: boolean }>`
  margin-inline: ${({ $inset }) => ($inset ? token('space-4') : 0)};

  &:empty {
    position: absolute;
  }

`;

const Note = styled.p`
  padding: ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-warning-soft')};
  color: ${token('color-warning')};
  font-size: ${token('font-small')};
`;

export interface ConfirmingNoteProps {
  submission: Submission | undefined;
  /** Whether there is a margin to the edges of the page. */
  inset?: boolean;
}

/** Shows that the connection was lost, while the outcome of a submission is being determined. */
export function ConfirmingNote({ submission, inset = false }: ConfirmingNoteProps) {
  const m = useMessages();
  const confirming = useSelector(submission, isConfirming);
  return (
    <Status role="status" $inset={inset}>
      {confirming && <Note>{m('checkout.confirming-text')}</Note>}
    </Status>
  );
}

export interface SubmissionResultProps extends ConfirmingNoteProps {
  /** The heading above the reason of a failure. */
  title: string;
  amountOf: (total: number) => string;
  failedText?: string;
  /** Whether the page of an earlier order replaces this page in the history. */
  replaces?: boolean;
  /** @param isStale whether prices, fees or the balance have changed */
  onDismiss: (isStale: boolean) => void;
}

const contextOf = (snapshot: ReturnType<Submission['getSnapshot']> | undefined) => snapshot?.context;

/** The outcome of a submission that did not succeed. */
export function SubmissionResult(props: SubmissionResultProps) {
  const { submission, title, amountOf, failedText, replaces = false, inset = false, onDismiss } = props;
  const m = useMessages();
  const navigate = useNavigate();
  const textOf = useRefusalText();
  const notice = useSelector(submission, submissionNoticeOf);
  const { order, refusal, result } = useSelector(submission, contextOf) ?? {};
  const dismiss = () => onDismiss(notice !== 'failed');
  const totals = { before: order?.total ?? 0, now: refusal?.total ?? 0 };
  return (
    <>
      <ConfirmingNote submission={submission} inset={inset} />
      <AlertDialog open={notice === 'refused'} title={title} text={refusal ? textOf(refusal) : ''} onClose={dismiss} />
      <AlertDialog
        open={notice === 'needsReview'}
        title={m('checkout.price-changed')}
        text={
          totals.before === totals.now
            ? m('checkout.price-changed-same')
            : m('checkout.price-changed-text', { before: amountOf(totals.before), now: amountOf(totals.now) })
        }
        onClose={dismiss}
      />
      {result && (
        <ConfirmDialog
          open={notice === 'doneBefore'}
          text={m('checkout.made-before')}
          hint={m('checkout.made-before-text')}
          no={m('action.close')}
          yes={m('checkout.see-order')}
          onNo={dismiss}
          onYes={() => void navigate(orderPath(result.id), { replace: replaces, state: orderPreview(result.number) })}
        />
      )}
      <AlertDialog open={notice === 'doneBefore' && !result} text={m('submission.done-before')} onClose={dismiss} />
      <AlertDialog
        open={notice === 'failed'}
        title={title}
        text={failedText ?? m('checkout.not-made')}
        onClose={dismiss}
      />
    </>
  );
}
