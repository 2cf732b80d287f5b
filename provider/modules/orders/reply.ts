import type { components } from '../../__generated__/rest';
import type { OrderCategory, OrderStatus, PaymentKind } from './queries/codes';
import { canTransition, isUnpaid } from './queries/transitions';
import type { StoredOrder } from './queries/customer-orders';

export function orderReply(order: StoredOrder): components['schemas']['Order'] {
  const state = {
    status: order.order_status as OrderStatus,
    payment_type: order.payment_type as PaymentKind,
    category: order.category as OrderCategory,
  };
  return {
    ...order,
    can_cancel: canTransition(state, 'cancel') ? 1 : 0,
    can_change_payment: isUnpaid(state) ? 1 : 0,
  };
}
