import { useSelector } from '@xstate/react';
import { Button } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { SumTable, type SumTableProps } from '../../ui/layout/sum-table';
import { useMessages } from '../../i18n/use-messages';
import type { WithdrawalFlow } from './use-withdrawal';
import { accountFields } from './withdrawal-fields';

export type Sums = Pick<SumTableProps, 'rows' | 'total'>;

interface WithdrawalReviewProps {
  flow: WithdrawalFlow;
  open: boolean;
  sums: Sums;
  onConfirm: () => void;
}

/** The account and the sums, shown once more before the order is sent. */
export function WithdrawalReview({ flow, open, sums: { rows, total }, onConfirm }: WithdrawalReviewProps) {
  const m = useMessages();
  const account = useSelector(flow, ({ context }) => context.account);
  const dismiss = () => flow.send({ type: 'review.dismiss' });
  const accountRows = accountFields.map(({ field, label }) => [m(label), account[field]] as const);
  return (
    <Sheet
      open={open}
      title={m('wallet.review')}
      onClose={dismiss}
      footer={
        <>
          <Button type="button" $look="secondary" onClick={dismiss}>
            {m('wallet.change')}
          </Button>
          <Button type="button" onClick={({ detail }) => detail < 2 && onConfirm()}>
            {m('wallet.withdraw-now')}
          </Button>
        </>
      }
    >
      <SumTable rows={[...accountRows, ...rows]} total={total} />
    </Sheet>
  );
}
