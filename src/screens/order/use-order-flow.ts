import { useCallback, useEffect, useMemo } from 'react';
import { useFlowEvents } from '../../actors/use-flow-events';
import type { DocumentRef } from '../../api/execute';
import { usePageData } from '../../api/use-loaded';
import { useRefresh } from '../../api/use-refresh';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { type OrderStart, useOrderPayment } from '../../features/orders/use-order-payment';
import { useFailureText } from '../../i18n/use-failure-text';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { usePageContext } from '../../routing/page-context';

/** The flow of the order that a page shows; refetches the page's answer whenever the order has changed. */
export function useOrderFlow<Data>(
  document: DocumentRef<Data, { id: string }>,
  { id, ...seen }: Omit<OrderStart, 'endpoint' | 'onChange'>,
) {
  const { endpoint } = usePageContext();
  const pageData = usePageData();
  const toast = useToast();
  const m = useMessages();
  const failureText = useFailureText();
  const locale = useLocale();
  const variables = useMemo(() => ({ id }), [id]);
  const refresh = useRefresh(document, variables);
  const onChange = useCallback(async () => {
    const answer = await refresh();
    if (!answer.ok) toast(failureText(answer));
  }, [refresh, toast, failureText]);
  // The order may have changed when the customer comes back.
  useEffect(() => () => pageData.drop(document, variables), [pageData, document, variables]);
  const payment = useOrderPayment({ id, ...seen, endpoint, onChange });
  useFlowEvents(payment.flow, {
    // The provider's text is in Indonesian.
    'order.cancelled': ({ message }) =>
      toast((locale === 'id' && message) || m('order.cancelled'), toastDurations.shell),
    'order.refused': () => void onChange(),
  });
  return payment;
}
