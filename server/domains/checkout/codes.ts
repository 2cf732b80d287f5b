import type { CheckoutKind } from '../../__generated__/resolvers';

/** The type of the items; invoices, top-ups and bills have flags. */
export const checkoutKindCode = {
  GOODS: { cart_type: 0 },
  SERVICE: { cart_type: 1 },
  COURIER_RIDE: { cart_type: 3 },
  DIRECT_PURCHASE: { cart_type: 5 },
  INVOICE: { cart_type: 0, invoice_flag: 1 },
  TOP_UP: { cart_type: 0, topup_flag: 1 },
  BILL: { cart_type: 5, bill_flag: 1 },
} as const satisfies Record<CheckoutKind, { cart_type: number; invoice_flag?: 1; topup_flag?: 1; bill_flag?: 1 }>;

const itemCheckouts = ['SERVICE', 'DIRECT_PURCHASE'] as const;

export const checkoutKind = (itemType: number | undefined): CheckoutKind =>
  itemCheckouts.find((kind) => checkoutKindCode[kind].cart_type === itemType) ?? 'GOODS';
