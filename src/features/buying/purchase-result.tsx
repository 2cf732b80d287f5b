import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { submissionNoticeOf } from '../orders/selectors';
import { SubmissionResult } from '../orders/submission-result';
import type { PurchaseFlows } from './use-purchase';

export interface PurchaseResultProps {
  flows: Pick<PurchaseFlows, 'purchase' | 'submission'>;
  /** The store's currency symbol. */
  currency: string;
  /** The heading above the reason of a failure; by default, that the order was not created. */
  title?: string;
  /** Whether the page of an earlier order replaces this page; true by default. */
  replaces?: boolean;
  /** Whether there is a margin to the edges of the page; true by default. */
  inset?: boolean;
  /** Called if prices, stock or vouchers have changed. @param isTold whether the customer has seen the new total */
  onStale: (isTold: boolean) => unknown;
}

/** The outcome of an order that did not succeed. */
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
