import { threadPath } from './chat-address';
import { invoiceAddress } from './invoice-address';
import { orderPath } from './order-address';

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
      return invoiceAddress(id);
    case 'STORE_CHAT':
      return threadPath({ party: 'STORE', id });
    case 'SHOP_CHAT':
      return threadPath({ party: 'SHOP', id });
    default:
      return null;
  }
}
