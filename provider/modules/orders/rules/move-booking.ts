import { OrderStatus } from '../../../__generated__/codes';
import { addHours } from 'date-fns/addHours';
import type { Clock } from '../../../clock';
import { type Database, type Queryable, retryConflicts } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { OperationRequest } from '../../../contract/operations';
import { bookingOfOrder, moveBookingTo, serviceStyle, type StoredBooking } from '../../bookings/queries/bookings';
import { dayMinutes, dayText, momentOf, parseDay, parseTime } from '../../bookings/rules/calendar';
import { bookableOf, reserveTime } from '../../bookings/rules/take-time';
import { sellablesOf } from '../../catalogue/queries/sellables';
import { type LockedOrder, lockOrderOfCustomer, recordChange, touchOrder } from '../queries/order-changes';
import { orderedItem } from '../queries/ordered-lines';
import { canTransition } from '../queries/transitions';

const movable: readonly OrderStatus[] = [
  OrderStatus.NEW,
  OrderStatus.AWAITING_PAYMENT,
  OrderStatus.PAYMENT_PROCESSING,
  OrderStatus.PAYMENT_ACCEPTED,
];

type Rules = Pick<StoredBooking, 'state' | 'starts_at' | 'moves_left' | 'move_hours' | 'cancel_hours'>;

const isEarlier = (now: Date, { starts_at }: Rules, hours: number) => addHours(now, hours) <= starts_at;

/** Applies the rules that the store had at the time of booking. */
export const canMove = (order: Pick<LockedOrder, 'status'>, booking: Rules, now: Date) =>
  booking.state === 'booked' &&
  movable.includes(order.status) &&
  booking.moves_left > 0 &&
  isEarlier(now, booking, booking.move_hours);

type OrderState = Pick<LockedOrder, 'status' | 'payment_type' | 'category'>;

/** Whether a paid booking can be cancelled, with a full refund. */
export const canCancelPaid = (order: OrderState, booking: Rules, now: Date) =>
  booking.state === 'booked' && canTransition(order, 'cancelPaid') && isEarlier(now, booking, booking.cancel_hours);

const dayMs = dayMinutes * 60_000;

async function serviceOf(transaction: Queryable, order: LockedOrder, { style }: StoredBooking) {
  const itemUid = await orderedItem(transaction, order.id);
  const [sold] = itemUid === undefined ? [] : await sellablesOf(transaction, order.store_id, itemUid);
  if (sold?.style !== style) throw new Refused('NOT_MOVABLE');
  return sold;
}

/** The new selection, as long as the earlier one. */
function selectionOf({ style, starts_at, ends_at }: StoredBooking, start_date: string, time: string | undefined) {
  const days = (ends_at.getTime() - starts_at.getTime()) / dayMs;
  const last = (parseDay(start_date) ?? Number.NaN) + days - (style === serviceStyle.DATES ? 1 : 0);
  const isWhole = style !== serviceStyle.DATE_AND_TIME && Number.isInteger(last);
  return { start_date, time, end_date: isWhole ? dayText(last) : undefined };
}

function beginsAt({ state, timezone, starts_at }: StoredBooking, start_date: string, time: string | undefined) {
  const [day, minutes] = [parseDay(start_date), time === undefined ? 0 : parseTime(time)];
  if (state !== 'booked' || day === undefined || minutes === undefined) return false;
  return momentOf({ timezone }, day, minutes).getTime() === starts_at.getTime();
}

export const moveBooking =
  (database: Database, now: Clock) =>
  (customerId: number, { order_uid, revision, start_date, time }: OperationRequest<'moveBooking'>['body']) =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const at = now();
        const order = orNotFound(await lockOrderOfCustomer(transaction, customerId, order_uid));
        const booking = await bookingOfOrder(transaction, order.id);
        if (!booking) throw new Refused('NOT_MOVABLE');
        // A retry after a lost response: the booking was already moved.
        if (order.revision === revision + 1 && beginsAt(booking, start_date, time)) return;
        if (!canMove(order, booking, at)) throw new Refused('NOT_MOVABLE');
        if (order.revision !== revision) throw new Refused('REVISION_CHANGED');
        const service = await serviceOf(transaction, order, booking);
        const moved = await reserveTime(transaction, {
          bookable: bookableOf(service),
          itemId: service.item_id,
          selection: selectionOf(booking, start_date, time),
          now: at,
          except: booking.id,
        });
        await moveBookingTo(transaction, booking.id, moved);
        await touchOrder(transaction, order.id);
        await recordChange(transaction, order.id, 'customer', at);
      }),
    );
