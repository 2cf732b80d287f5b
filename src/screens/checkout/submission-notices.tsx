import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../components/alert-dialog';
import type { PaymentKind } from '../../__generated__/gql/graphql';
import { usePageData } from '../../api/use-loaded';
import type { CheckoutKeeper } from '../../flows/checkout/kept-checkout';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/use-money';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useRefusalText } from '../../renderers/refusal-text';
import { createdAddress } from '../../routing/order-address';
import type { SectionProps } from './section-props';

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
  const isRefused = useSelector(submission, (snapshot) => snapshot.matches('refused'));
  const isOtherTotal = useSelector(submission, (snapshot) => snapshot.matches('needsReview'));
  const failed = useSelector(submission, (snapshot) => snapshot.matches('failed'));
  const isConfirming = useSelector(submission, (snapshot) => snapshot.matches('confirming'));

  const open = useEffectEvent((made: NonNullable<typeof result>) => {
    keeper?.keepCode(null);
    keeper?.forget();
    pageData.forgetPrivate();
    // In place of the checkout: the way back cannot reach it.
    void navigate(createdAddress({ ...made, paymentKind: made.paymentKind as PaymentKind }), { replace: true });
  });
  useEffect(() => {
    if (result) open(result);
  }, [result]);

  const dismiss = () => {
    submission.send({ type: 'notice.dismiss' });
    checkout.send({ type: 'order.return' });
    if (!failed) void onReview();
  };
  const totals = {
    before: money({ amount: order?.total ?? 0, currency }),
    now: money({ amount: refusal?.total ?? 0, currency }),
  };
  return (
    <>
      <AlertDialog
        open={isRefused}
        title={m('checkout.failed')}
        text={refusal ? textOf(refusal) : ''}
        onClose={dismiss}
      />
      <AlertDialog
        open={isOtherTotal}
        title={m('checkout.price-changed')}
        text={m('checkout.price-changed-text', totals)}
        onClose={dismiss}
      />
      <AlertDialog open={failed} title={m('checkout.failed')} text={m('failure.text')} onClose={dismiss} />
      <VisuallyHidden role="status">{isConfirming && m('checkout.confirming-text')}</VisuallyHidden>
    </>
  );
}
