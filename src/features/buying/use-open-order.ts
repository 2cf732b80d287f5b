import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MadeOrder } from '../../../machines/orders/attempt';
import { usePageData } from '../../api/use-loaded';
import { createdOrderPath, orderPreview } from '../../routing/order-paths';

export interface OpenedOrder {
  /** Called before the page of the order opens. */
  onOpen?: (() => void) | undefined;
  /** Whether to replace this page in the history, so that "back" cannot return to it; true by default. */
  replace?: boolean;
  /** The path of a payment that waits for this order. */
  paused?: string | null;
}

/** Opens the page of an order once it is made. */
export function useOpenOrder(made: MadeOrder | null, { onOpen, replace = true, paused = null }: OpenedOrder = {}) {
  const navigate = useNavigate();
  const pageData = usePageData();
  const open = useEffectEvent((order: MadeOrder) => {
    onOpen?.();
    pageData.invalidatePrivate();
    void navigate(createdOrderPath(order), { replace, state: orderPreview(order.number, paused) });
  });
  useEffect(() => {
    if (made) open(made);
  }, [made]);
}
