/** Rupiah of an order's parts. */
export interface OrderAmounts {
  subtotal: number;
  orderFee: number;
  deliveryCost: number;
  adminFee: number;
  /** What a voucher takes off; its cashback is none of it. */
  discount: number;
}

export const orderTotal = ({ subtotal, orderFee, deliveryCost, adminFee, discount }: OrderAmounts) =>
  subtotal + orderFee + deliveryCost + adminFee - discount;
