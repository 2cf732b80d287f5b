import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { submissionNoticeOf } from '../orders/selectors';
import { SubmissionResult } from '../orders/submission-result';
import type { PurchaseFlows } from './use-purchase';

export interface PurchaseResultProps {
  flows: Pick<PurchaseFlows, 'purchase' | 'submission'>;
  /** As the store shows it. */
  currency: string;
  /** What is said above why it failed; that the order was not made, unless said. */
  title?: string;
  /** An order that was made before takes the place of this page; unless said. */
  replaces?: boolean;
  /** Away from the edges of the page; unless said. */
  inset?: boolean;
  /** Prices, stock or vouchers are others than were seen; `isTold` where the customer has read the new total. */
  onStale: (isTold: boolean) => unknown;
}

/** What became of an order, where it is not what was wanted. */
export function PurchaseResult(props: PurchaseResultProps) {
  const { flows, currency, title, replaces = true, inset = true, onStale } = props;
  const { purchase, submission } = flows;
  const m = useMessages();
  const money = useMoney();
  return (
    <SubmissionResult
      submission={submission}
      title={title ?? m('checkout.failed')}
      amountOf={(amount) => money({ amount, currency })}
      replaces={replaces}
      inset={inset}
      onDismiss={(isStale) => {
        const isTold = submissionNoticeOf(submission.getSnapshot()) === 'needsReview';
        purchase.send({ type: 'notice.dismiss' });
        if (isStale) void onStale(isTold);
      }}
    />
  );
}
