import { useEffect } from 'react';
import { NotificationsDocument } from '../__generated__/documents/notifications';
import { hearOrders } from '../api/live';
import { useCustomerDocument } from '../api/use-customer-document';
import { useExecute } from '../api/use-execute';
import { usePageData } from '../api/use-loaded';

const all = {};

/** What the header shows of a customer; null for guests and until it is known. `reload` after anything that changes it. */
export function useNotifications() {
  const { loaded, reload } = useCustomerDocument(NotificationsDocument, all);
  return { notifications: loaded?.ok ? loaded.data.notifications : null, reload };
}

/** The same, kept up to date for all who show it; once on a page. */
export function useLiveNotifications(endpoint: string) {
  const execute = useExecute();
  const pageData = usePageData();
  useEffect(() => {
    let asked = new AbortController();
    const leave = hearOrders(endpoint, () => {
      asked.abort();
      asked = new AbortController();
      // One that fails leaves what is there until the next.
      void execute(NotificationsDocument, all, asked.signal).then((answer) => {
        if (answer.ok) pageData.replace(NotificationsDocument, all, answer.data);
      });
    });
    return () => {
      leave();
      asked.abort();
    };
  }, [endpoint, execute, pageData]);
  return useNotifications();
}
