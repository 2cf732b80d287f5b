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
  /** The discount of a voucher, without its cashback. */
  discount: number;
}

/** Goods, the store's fee and delivery: the maximum discount of a voucher. */
export const totalBeforeVoucher = ({
  subtotal,
  orderFee,
  deliveryCost,
}: Pick<OrderParts, 'subtotal' | 'orderFee' | 'deliveryCost'>) => subtotal + orderFee + deliveryCost;

/** The cost of an invoice by a payment option. */
export const invoiceTotal = ({ total, fee }: { total: number; fee: number }) => total + fee;

export const orderTotal = (parts: OrderParts) => totalBeforeVoucher(parts) + parts.paymentFee - parts.discount;
