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

/** Why a service cannot be booked even if nothing is occupied; null if it can. */
export function unbookableReason({ style, booking, hours, expired_date }: OfferedService, now: Date): string | null {
  if (isPastLastDay(ItemType.SERVICE, expired_date, now)) return `its last day of use, ${expired_date}, is over`;
  if (style === serviceStyle.NONE) return null;
  const terms = termsOf(booking);
  const bookable = { style, terms, hours, expired_date };
  const today = dayOf(terms, now);
  const count = terms.horizon_days + 1;
  if (Array.from({ length: count }, (_, ahead) => today + ahead).some((day) => canBegin(bookable, day, now)))
    return null;
  if (hours && Object.keys(hours).length === 0) return 'it has no opening hours';
  return `no day until ${dayText(today + terms.horizon_days)} has a time for it`;
}
