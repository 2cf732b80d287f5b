import { useCallback, useEffect, useMemo } from 'react';
import type { DocumentRef } from '../../api/document-ref';
import { useStore } from '../../api/store-context';
import { useExecute } from '../../api/use-execute';
import { usePageData } from '../../api/use-loaded';
import { useToast } from '../../components/use-toast';
import { useOrderPayment } from '../../flows/order/use-order-payment';
import { useMessages } from '../../i18n/use-messages';
import { usePageContext } from '../../routing/page-context';

interface Seen {
  id: string;
  revision: number;
  status: string;
  customer: string;
}

/** The flow of the order that a page shows; the page's answer is asked for anew whenever the order has changed. */
export function useOrderFlow<Data>(document: DocumentRef<Data, { id: string }>, { id, ...seen }: Seen) {
  const { codename } = useStore();
  const { endpoint } = usePageContext();
  const execute = useExecute();
  const pageData = usePageData();
  const toast = useToast();
  const m = useMessages();
  const variables = useMemo(() => ({ id }), [id]);
  const failed = m('failure.text');
  const onChange = useCallback(async () => {
    const answer = await execute(document, variables);
    if (answer.ok) pageData.replace(document, variables, answer.data);
    else toast(failed);
  }, [execute, pageData, toast, document, variables, failed]);
  // The order may have changed when the customer comes back.
  useEffect(() => () => pageData.drop(document, variables), [pageData, document, variables]);
  return useOrderPayment({ id, ...seen, codename, endpoint, onChange });
}
