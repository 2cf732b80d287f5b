import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { SubmissionResult } from '../orders/submission-result';
import type { PurchaseFlows } from './use-purchase';

export interface PurchaseResultProps {
  flows: Pick<PurchaseFlows, 'purchase' | 'submission'>;
  /** As the store shows it. */
  currency: string;
  /** Prices, stock or vouchers are others than were seen. */
  onStale: () => unknown;
}

/** What became of an order, where it is not what was wanted. */
export function PurchaseResult({ flows: { purchase, submission }, currency, onStale }: PurchaseResultProps) {
  const m = useMessages();
  const money = useMoney();
  return (
    <SubmissionResult
      submission={submission}
      title={m('checkout.failed')}
      amountOf={(amount) => money({ amount, currency })}
      replaces
      inset
      onDismiss={(isStale) => {
        purchase.send({ type: 'notice.dismiss' });
        if (isStale) void onStale();
      }}
    />
  );
}
