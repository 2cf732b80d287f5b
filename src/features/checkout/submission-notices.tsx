import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageData } from '../../api/use-loaded';
import type { StoredPurchase } from '../buying/stored-purchase';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { createdAddress, orderPreview } from '../../routing/order-address';
import { isOrdered } from '../orders/selectors';
import { SubmissionResult } from '../orders/submission-result';
import type { SectionProps } from './sections/section';

export interface SubmissionNoticesProps extends Pick<SectionProps, 'flows' | 'currency'> {
  keeper: StoredPurchase | null;
  /** Prices or stock are others than were seen. */
  onReview: () => Promise<void>;
}

/** What became of the order: its page, a refusal, another total to agree to, or nothing yet. */
export function SubmissionNotices({ flows, currency, keeper, onReview }: SubmissionNoticesProps) {
  const { checkout, submission } = flows;
  const m = useMessages();
  const money = useMoney();
  const navigate = useNavigate();
  const pageData = usePageData();
  const result = useSelector(submission, ({ context }) => context.result);
  const isDone = useSelector(submission, isOrdered);

  const open = useEffectEvent((created: NonNullable<typeof result>) => {
    keeper?.writeAttempt(null);
    keeper?.remove();
    pageData.invalidatePrivate();
    // In place of the checkout: the way back cannot reach it.
    const path = createdAddress(created);
    void navigate(path, { replace: true, state: orderPreview(created.number) });
  });
  useEffect(() => {
    if (isDone && result) open(result);
  }, [isDone, result]);

  return (
    <SubmissionResult
      submission={submission}
      title={m('checkout.failed')}
      amountOf={(amount) => money({ amount, currency })}
      replaces
      inset
      onDismiss={(isStale) => {
        checkout.send({ type: 'order.return' });
        if (isStale) void onReview();
      }}
    />
  );
}
