import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '../../api/store-context';
import { usePageData } from '../../api/use-loaded';
import { removeBill } from '../../features/bills/stored-bill';
import type { CheckoutKeeper } from '../../features/checkout/stored-checkout';
import { isOrdered } from '../../features/orders/selectors';
import type { Submission } from '../../features/orders/use-submission';
import { createdAddress, orderPreview } from '../../routing/order-address';

/** Opens the page of the order once it is order, in place of this one: the way back cannot reach it. */
export function useOpenOrder(submission: Submission, keeper: CheckoutKeeper) {
  const navigate = useNavigate();
  const pageData = usePageData();
  const { codename } = useStore();
  const result = useSelector(submission, ({ context }) => context.result);
  const isDone = useSelector(submission, isOrdered);
  const open = useEffectEvent((order: NonNullable<typeof result>) => {
    keeper.writeAttempt(null);
    keeper.remove();
    removeBill(codename);
    pageData.invalidatePrivate();
    const path = createdAddress(order);
    void navigate(path, { replace: true, state: orderPreview(order.number) });
  });
  useEffect(() => {
    if (isDone && result) open(result);
  }, [isDone, result]);
}
