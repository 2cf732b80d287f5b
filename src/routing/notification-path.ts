import { threadPath } from './chat-paths';
import { invoicePath } from './invoice-paths';
import { orderPath } from './order-paths';

/** The page that a notification opens, by the facade's or the provider's name of its type. */
export interface NotificationTarget {
  type: string;
  id: string;
}

/** Inside a store; null for a type of another version. */
export function notificationPath({ type, id }: NotificationTarget): string | null {
  switch (type.toUpperCase()) {
    case 'ORDER':
      return orderPath(id);
    case 'INVOICE':
      return invoicePath(id);
    case 'STORE_CHAT':
      return threadPath({ party: 'STORE', id });
    case 'SHOP_CHAT':
      return threadPath({ party: 'SHOP', id });
    default:
      return null;
  }
}
