import { NotificationsDocument } from '../../__generated__/documents/notifications';
import { useCustomerDocument } from '../../api/use-customer-document';
import { useLiveDocument } from '../../api/live';

const all = {};

/** The customer's data in the header; null for guests and until it is loaded. Call `reload` after a change. */
export function useNotifications() {
  const { loaded, reload } = useCustomerDocument(NotificationsDocument, all);
  return { notifications: loaded?.ok ? (loaded.data.customer?.summary ?? null) : null, reload };
}

/** The same with live updates for all components that show it. Use it once per page. */
export function useLiveNotifications(endpoint: string) {
  useLiveDocument(endpoint, NotificationsDocument, all);
  return useNotifications();
}
