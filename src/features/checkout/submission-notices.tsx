import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { PaymentKind } from '../../__generated__/gql/graphql';
import { usePageData } from '../../api/use-loaded';
import type { CheckoutKeeper } from './stored-checkout';
import { failureKey } from '../../i18n/failure-key';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useRefusalText } from '../refusals/refusal-text';
import { createdAddress, orderPath, orderPreview } from '../../routing/order-address';
import { isConfirming, isOrdered, submissionNoticeOf } from './selectors';
import type { SectionProps } from './sections/section-props';

export interface SubmissionNoticesProps extends Pick<SectionProps, 'flows' | 'currency'> {
  keeper: CheckoutKeeper | null;
  /** Prices or stock are others than were seen. */
  onReview: () => Promise<void>;
}

/** What became of the order: its page, a refusal, another total to agree to, or nothing yet. */
export function SubmissionNotices({ flows, currency, keeper, onReview }: SubmissionNoticesProps) {
  const { checkout, submission } = flows;
  const m = useMessages();
  const money = useMoney();
  const textOf = useRefusalText();
  const navigate = useNavigate();
  const pageData = usePageData();
  const { order, result, refusal } = useSelector(submission, ({ context }) => context);
  const isDone = useSelector(submission, isOrdered);
  const notice = useSelector(submission, submissionNoticeOf);
  const confirming = useSelector(submission, isConfirming);

  const open = useEffectEvent((created: NonNullable<typeof result>) => {
    keeper?.writeAttempt(null);
    keeper?.remove();
    pageData.invalidatePrivate();
    // In place of the checkout: the way back cannot reach it.
    const path = createdAddress({ ...created, paymentKind: created.paymentKind as PaymentKind });
    void navigate(path, { replace: true, state: orderPreview(created.number) });
  });
  useEffect(() => {
    if (isDone && result) open(result);
  }, [isDone, result]);

  const dismiss = () => {
    checkout.send({ type: 'order.return' });
    if (notice !== 'failed') void onReview();
  };
  const totals = {
    before: money({ amount: order?.total ?? 0, currency }),
    now: money({ amount: refusal?.total ?? 0, currency }),
  };
  return (
    <>
      <AlertDialog
        open={notice === 'refused'}
        title={m('checkout.failed')}
        text={refusal ? textOf(refusal) : ''}
        onClose={dismiss}
      />
      <AlertDialog
        open={notice === 'needsReview'}
        title={m('checkout.price-changed')}
        text={m('checkout.price-changed-text', totals)}
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
          result && void navigate(orderPath(result.id), { replace: true, state: orderPreview(result.number) })
        }
      />
      <AlertDialog open={notice === 'failed'} title={m('checkout.failed')} text={m(failureKey())} onClose={dismiss} />
      <VisuallyHidden role="status">{confirming && m('checkout.confirming-text')}</VisuallyHidden>
    </>
  );
}
