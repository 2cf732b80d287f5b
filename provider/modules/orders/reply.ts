import type { OrderCategory, OrderStatus, PaymentKind } from '../../__generated__/codes';
import type { components } from '../../__generated__/rest';
import { decodePolyline, encodePolyline } from '../../../shared/routes/polyline';
import { rideZoneWithDefault } from '../../store-check/fill-defaults';
import { lineAhead } from '../../router/router';
import type { StoredOrder, StoredRide } from './queries/customer-orders';
import { canCancelRide, canTransition, isPaymentChangeable } from './queries/transitions';
import { canCancelPaid, canMove } from './rules/move-booking';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

type Booking = NonNullable<StoredOrder['booking']>;

const rulesOf = (booking: Booking) => ({ ...booking, starts_at: new Date(booking.starts_at) });

const bookingReply = ({ state: _, ...booking }: Booking, isMovable: boolean) => ({
  ...booking,
  can_move: flag(isMovable),
});

/** Computes the driver's position from the time, so that nothing is written to the database while the driver moves. */
function rideReply(
  { path, timezone, ...ride }: StoredRide,
  now: Date,
): NonNullable<components['schemas']['Order']['ride']> {
  const [start, end] = [Date.parse(ride.state_at), Date.parse(ride.arrives_at ?? '')];
  const points = decodePolyline(path) ?? [];
  const ahead = lineAhead(points, end > start ? (now.getTime() - start) / (end - start) : 1);
  const [position = null] = ahead;
  const position_at = position && now.toISOString();
  return {
    ...ride,
    timezone: rideZoneWithDefault(timezone),
    position,
    position_at,
    path: ahead.length > 1 ? encodePolyline(ahead) : '',
  };
}

export function orderReply({ booking, ride, ...order }: StoredOrder, now: Date): components['schemas']['Order'] {
  const state = {
    status: order.order_status as OrderStatus,
    payment_type: order.payment_type as PaymentKind,
    category: order.category as OrderCategory,
  };
  const rules = booking && rulesOf(booking);
  return {
    ...order,
    booking: booking && rules && bookingReply(booking, canMove(state, rules, now)),
    ride: ride && rideReply(ride, now),
    can_cancel: flag(
      canTransition(state, 'cancel') || canCancelRide(state) || (rules !== null && canCancelPaid(state, rules, now)),
    ),
    can_change_payment: flag(isPaymentChangeable(state)),
  };
}
