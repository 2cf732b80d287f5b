import type { PaidCart } from '../../__generated__/resolvers';

/** The type of the items; a bill is told apart by its flag. */
export const paidCartCode = {
  GOODS: { cart_type: 0 },
  SERVICE: { cart_type: 1 },
  COURIER_RIDE: { cart_type: 3 },
  DIRECT_PURCHASE: { cart_type: 5 },
  INVOICE: { cart_type: 0, invoice_flag: 1 },
} as const satisfies Record<PaidCart, { cart_type: number; invoice_flag?: 1 }>;

/** What is about to be bought, by the type of its first item. */
export const paidCart = (itemType: number | undefined): PaidCart =>
  itemType === paidCartCode.DIRECT_PURCHASE.cart_type ? 'DIRECT_PURCHASE' : 'GOODS';
