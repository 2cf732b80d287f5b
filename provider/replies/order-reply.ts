import type { components } from '../__generated__/rest';
import type { OrderStatus, PaymentKind } from '../orders/codes';
import { canMove, isUnpaid } from '../orders/moves';
import type { StoredOrder } from '../repositories/orders/customer-orders';

/** An order as the contract has it. */
export function orderReply(order: StoredOrder): components['schemas']['Order'] {
  const state = { status: order.order_status as OrderStatus, payment_type: order.payment_type as PaymentKind };
  return {
    ...order,
    can_cancel: canMove(state, 'cancel') ? 1 : 0,
    can_change_payment: isUnpaid(state) ? 1 : 0,
  };
}
