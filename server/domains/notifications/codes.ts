import type { NotificationKind, NotificationTargetType } from '../../__generated__/resolvers';
import { codeTable } from '../../model/code-table';

/** The provider's code for each kind. */
export const kindCode = {
  ORDER: 'order',
  PAYMENT: 'payment',
  CHAT: 'chat',
  INVOICE: 'invoice',
  RIDE: 'ride',
} as const satisfies Record<NotificationKind, string>;

export const notificationKind = codeTable<NotificationKind | 'UNKNOWN', 'UNKNOWN'>(
  'NotificationKind',
  { order: 'ORDER', payment: 'PAYMENT', chat: 'CHAT', invoice: 'INVOICE', ride: 'RIDE' },
  'UNKNOWN',
);

export const notificationTargetType = codeTable<NotificationTargetType | 'UNKNOWN', 'UNKNOWN'>(
  'NotificationTarget',
  { order: 'ORDER', store_chat: 'STORE_CHAT', shop_chat: 'SHOP_CHAT', invoice: 'INVOICE' },
  'UNKNOWN',
);
