import type { components } from '../../__generated__/rest';
import type { OrderCategory, OrderStatus, PaymentKind } from './queries/codes';
import type { StoredOrder } from './queries/customer-orders';
import { canTransition, isUnpaid } from './queries/transitions';
import { canCancelPaid, canMove } from './rules/move-booking';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

type Booking = NonNullable<StoredOrder['booking']>;

const rulesOf = (booking: Booking) => ({ ...booking, starts_at: new Date(booking.starts_at) });

const bookingReply = ({ state: _, ...booking }: Booking, isMovable: boolean) => ({
  ...booking,
  can_move: flag(isMovable),
});

export function orderReply({ booking, ...order }: StoredOrder, now: Date): components['schemas']['Order'] {
  const state = {
    status: order.order_status as OrderStatus,
    payment_type: order.payment_type as PaymentKind,
    category: order.category as OrderCategory,
  };
  const rules = booking && rulesOf(booking);
  return {
    ...order,
    booking: booking && rules && bookingReply(booking, canMove(state, rules, now)),
    can_cancel: flag(canTransition(state, 'cancel') || (rules !== null && canCancelPaid(state, rules, now))),
    can_change_payment: flag(isUnpaid(state)),
  };
}
