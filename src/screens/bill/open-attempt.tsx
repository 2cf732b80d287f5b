import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useFlow } from '../../actors/use-flow';
import { useStore } from '../../api/store-context';
import { removeBill } from '../../features/bills/stored-bill';
import type { StoredPurchase } from '../../features/buying/stored-purchase';
import { useOpenOrder } from '../../features/buying/use-open-order';
import { isConfirming, madeOrderOf, submissionNoticeOf } from '../../features/orders/selectors';
import { useSubmission } from '../../features/orders/use-submission';
import { useMessages } from '../../i18n/use-messages';
import { EmptyState } from '../../ui/feedback/empty-state';

export interface OpenAttemptProps {
  store: StoredPurchase;
  /** Called if the attempt created no order, so that the bill can be entered. */
  onClose: () => void;
}

/** Nothing can be sent again, because the chosen bill is no longer stored. */
const send = () => Promise.reject(new Error('The bill is no longer stored'));

/** An open attempt whose bill this tab has not stored. Its outcome is determined before anything else can be paid. */
export function OpenAttempt({ store, onClose }: OpenAttemptProps) {
  const m = useMessages();
  const submission = useFlow(useSubmission(send), { input: { sessionCode: store.readAttempt()?.code ?? null } });
  const confirming = useSelector(submission, isConfirming);
  const notice = useSelector(submission, submissionNoticeOf);
  const { codename } = useStore();
  useOpenOrder(useSelector(submission, madeOrderOf), {
    onOpen() {
      store.writeAttempt(null);
      store.remove();
      removeBill(codename);
    },
  });
  const close = useEffectEvent(onClose);
  const isOver = !confirming && submission.getSnapshot().status === 'active';
  useEffect(() => {
    if (!isOver) return;
    if (notice !== null) store.writeAttempt(null);
    close();
  }, [isOver, notice, store]);
  return <EmptyState as="h1" title={m('checkout.confirming-text')} />;
}
