import { NotificationsDocument } from '../../__generated__/documents/notifications';
import { useCustomerDocument } from '../../api/use-customer-document';
import { useLiveDocument } from '../../api/live';

const all = {};

/** What the header shows of a customer; null for guests and until it is known. `reload` after anything that changes it. */
export function useNotifications() {
  const { loaded, reload } = useCustomerDocument(NotificationsDocument, all);
  return { notifications: loaded?.ok ? (loaded.data.customer?.summary ?? null) : null, reload };
}

/** The same, kept up to date for all who show it; once on a page. */
export function useLiveNotifications(endpoint: string) {
  useLiveDocument(endpoint, NotificationsDocument, all);
  return useNotifications();
}
