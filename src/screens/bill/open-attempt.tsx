import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useFlow } from '../../actors/use-flow';
import type { CheckoutKeeper } from '../../features/checkout/stored-checkout';
import { isConfirming, submissionNoticeOf } from '../../features/orders/selectors';
import { useSubmission } from '../../features/orders/use-submission';
import { useMessages } from '../../i18n/use-messages';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useOpenOrder } from './use-open-order';

export interface OpenAttemptProps {
  keeper: CheckoutKeeper;
  /** Nothing came of it, so that the bill can be entered. */
  onClose: () => void;
}

/** There is nothing to send again: what was chosen is not stored any more. */
const send = () => Promise.reject(new Error('The bill is not known any more'));

/** An attempt whose bill this tab does not know: asks what became of it before anything else can be paid. */
export function OpenAttempt({ keeper, onClose }: OpenAttemptProps) {
  const m = useMessages();
  const submission = useFlow(useSubmission(send), { input: { sessionCode: keeper.readAttempt()?.code ?? null } });
  const confirming = useSelector(submission, isConfirming);
  const notice = useSelector(submission, submissionNoticeOf);
  useOpenOrder(submission, keeper);
  const close = useEffectEvent(onClose);
  const isOver = !confirming && submission.getSnapshot().status === 'active';
  useEffect(() => {
    if (!isOver) return;
    if (notice !== null) keeper.writeAttempt(null);
    close();
  }, [isOver, notice, keeper]);
  return <EmptyState as="h1" title={m('checkout.confirming-text')} />;
}
