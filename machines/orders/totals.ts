/**
 * Sums that the browser calculates, in the currency's smallest shown unit: previews of those of the provider, which is
 * authoritative. `test/contract/totals.test.ts` holds both to one table.
 */
export const goodsTotal = (lines: readonly { price: number; quantity: number }[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

export interface OrderParts {
  subtotal: number;
  orderFee: number;
  deliveryCost: number;
  paymentFee: number;
  /** What a voucher takes off; its cashback is no part of it. */
  discount: number;
}

/** Goods, the store's fee and delivery: what a voucher can take off at most. */
export const totalBeforeVoucher = ({
  subtotal,
  orderFee,
  deliveryCost,
}: Pick<OrderParts, 'subtotal' | 'orderFee' | 'deliveryCost'>) => subtotal + orderFee + deliveryCost;

/** What an invoice costs by a way to pay. */
export const invoiceTotal = ({ total, fee }: { total: number; fee: number }) => total + fee;

export const orderTotal = (parts: OrderParts) => totalBeforeVoucher(parts) + parts.paymentFee - parts.discount;
