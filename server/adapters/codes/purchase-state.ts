import type { PurchaseState } from '../../__generated__/resolvers';

/** The states of purchases, as the provider is asked for them. */
export const purchaseStateCode = {
  TO_PAY: 'to_pay',
  IN_PROCESS: 'in_process',
  SHIPPED: 'shipped',
  DONE: 'done',
  CANCELLED: 'cancelled',
} as const satisfies Record<PurchaseState, string>;
