import type { BookingModel } from '../../model/item-models';
import type { Rest } from '../../model/models';
import { clampInteger } from '../../values/numbers';
import { isDay, moment, timeZone } from '../../values/text';
import { serviceSchedule } from '../catalogue/item-codes';

const maxCount = 10_000;

/** Null without a booking, or if its dates are invalid. */
export function mapBooking({ booking, lines }: Rest['Order']): BookingModel | null {
  if (!booking || !isDay(booking.start_date) || !isDay(booking.end_date)) return null;
  return {
    schedule: serviceSchedule(booking.style),
    timeZone: timeZone(booking.timezone),
    start: booking.start_date,
    end: booking.end_date,
    time: booking.time,
    startsAt: moment(booking.starts_at),
    endsAt: moment(booking.ends_at),
    movesLeft: clampInteger(booking.moves_left, 0, maxCount),
    moveHours: clampInteger(booking.move_hours, 0, maxCount),
    cancelHours: clampInteger(booking.cancel_hours, 0, maxCount),
    canMove: booking.can_move === 1,
    service: lines[0]?.list_view_uid ?? '',
  };
}
