import { ItemType } from '../../../__generated__/codes';
import type { BookingTerms, CatalogueHours } from '../../../store-check/catalogue-item';
import { isPastLastDay } from '../../catalogue/rules/last-day';
import { serviceStyle } from '../queries/bookings';
import { dayOf, dayText, termsOf } from './calendar';
import { type Bookable, bookableDay, bookingOf } from './slots';

export interface OfferedService {
  style: number;
  booking?: Partial<BookingTerms> | undefined;
  /** The service's own hours, or those of its shop. */
  hours: CatalogueHours | undefined;
  expired_date?: string | undefined;
}

/** Whether a booking of one night, day or visit can start on the day, regardless of what is occupied. */
function canBegin(bookable: Bookable, day: number, now: Date): boolean {
  const { closed, times } = bookableDay(bookable, day, [], now);
  if (closed) return false;
  const start_date = dayText(day);
  const end_date = bookable.style === serviceStyle.NIGHTS ? dayText(day + 1) : start_date;
  return bookingOf(bookable, { start_date, end_date, time: times[0]?.time }, now) !== null;
}

export interface Unbookable {
  code: 'LAST_DAY_OVER' | 'NO_OPENING_HOURS' | 'NO_DAY';
  /** The last day of use. */
  date?: string;
  /** The last day that can be booked. */
  until?: string;
}

/** Why a service cannot be booked even if nothing is occupied; null if it can. */
export function unbookableReason(
  { style, booking, hours, expired_date }: OfferedService,
  now: Date,
): Unbookable | null {
  if (isPastLastDay(ItemType.SERVICE, expired_date, now)) return { code: 'LAST_DAY_OVER', date: expired_date ?? '' };
  if (style === serviceStyle.NONE) return null;
  const terms = termsOf(booking);
  const bookable = { style, terms, hours, expired_date };
  const today = dayOf(terms, now);
  const count = terms.horizon_days + 1;
  if (Array.from({ length: count }, (_, ahead) => today + ahead).some((day) => canBegin(bookable, day, now)))
    return null;
  if (hours && Object.keys(hours).length === 0) return { code: 'NO_OPENING_HOURS' };
  return { code: 'NO_DAY', until: dayText(today + terms.horizon_days) };
}
