import type { BookingTerms, CatalogueHours } from '../../../store-check/catalogue-item';
import { serviceStyle, type Span } from '../queries/bookings';
import { dayMinutes, dayOf, dayText, momentOf, openingOf, parseDay, parseTime, timeText } from './calendar';

export interface Bookable {
  style: number;
  terms: BookingTerms;
  hours: CatalogueHours | undefined;
  /** The last day on which the service can be used. */
  expired_date: string | undefined;
}

/** `end_date` is the day of departure for nights, and the last day for dates. */
export interface Selection {
  start_date: string;
  end_date?: string | undefined;
  time?: string | undefined;
}

export type ClosedReason = 'PAST' | 'SOON' | 'LATE' | 'CLOSED' | 'FULL';

export interface BookableDay {
  date: string;
  closed: ClosedReason | null;
  /** The free capacity of the day's least occupied time. */
  free: number;
  times: { time: string; free: number }[];
}

const hourMs = 3_600_000;

/** Full slots that start on the day, including those of opening hours that began on the day before. */
function slotsOf({ hours, terms }: Bookable, day: number): number[] {
  const starts = (opening: number, shift: number) => {
    const open = terms.closed_days.includes(dayText(opening)) ? null : openingOf(hours, opening);
    if (!open) return [];
    const count = Math.floor((open.closes - open.opens) / terms.slot_minutes);
    return Array.from({ length: count }, (_, index) => open.opens + index * terms.slot_minutes - shift);
  };
  const own = (minutes: number) => minutes >= 0 && minutes < dayMinutes;
  return [...starts(day - 1, dayMinutes).filter(own), ...starts(day, 0).filter(own)];
}

const unitOf = ({ terms }: Bookable, day: number): Span => ({
  starts_at: momentOf(terms, day),
  ends_at: momentOf(terms, day + 1),
});

const slotOf = ({ terms }: Bookable, day: number, minutes: number): Span => ({
  starts_at: momentOf(terms, day, minutes),
  ends_at: momentOf(terms, day, minutes + terms.slot_minutes),
});

const freeIn = ({ terms }: Bookable, { starts_at, ends_at }: Span, occupied: readonly Span[]) =>
  Math.max(0, terms.capacity - occupied.filter((one) => one.starts_at < ends_at && one.ends_at > starts_at).length);

const firstMoment = ({ terms }: Bookable, now: Date) => new Date(now.getTime() + terms.lead_hours * hourMs);

/** Why no booking can start on the day, regardless of what is occupied. */
function closedReason(service: Bookable, day: number, now: Date): ClosedReason | null {
  const { terms, hours, style, expired_date } = service;
  const today = dayOf(terms, now);
  if (day < today) return 'PAST';
  if (day < Math.max(dayOf(terms, firstMoment(service, now)), parseDay(terms.first_day) ?? 0)) return 'SOON';
  if (day > Math.min(today + terms.horizon_days, parseDay(expired_date ?? '') ?? Number.POSITIVE_INFINITY))
    return 'LATE';
  if (style === serviceStyle.DATE_AND_TIME) return slotsOf(service, day).length === 0 ? 'CLOSED' : null;
  return terms.closed_days.includes(dayText(day)) || !openingOf(hours, day) ? 'CLOSED' : null;
}

/** @param occupied bookings and holds that may overlap the day */
export function bookableDay(service: Bookable, day: number, occupied: readonly Span[], now: Date): BookableDay {
  const date = dayText(day);
  const closed = closedReason(service, day, now);
  if (closed) return { date, closed, free: 0, times: [] };
  if (service.style !== serviceStyle.DATE_AND_TIME) {
    const free = freeIn(service, unitOf(service, day), occupied);
    return { date, closed: free === 0 ? 'FULL' : null, free, times: [] };
  }
  const earliest = firstMoment(service, now);
  const slots = slotsOf(service, day).filter((minutes) => slotOf(service, day, minutes).starts_at >= earliest);
  const times = slots.map((minutes) => ({
    time: timeText(minutes),
    free: freeIn(service, slotOf(service, day, minutes), occupied),
  }));
  const free = Math.max(0, ...times.map((slot) => slot.free));
  if (slots.length === 0) return { date, closed: 'SOON', free, times };
  return { date, closed: free === 0 ? 'FULL' : null, free, times };
}

export interface Booking extends Span {
  /** The units to pay for: nights, days, or one visit. */
  units: number;
  /** Spans that must all be free. */
  parts: Span[];
}

const days = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

/** Null for a selection that the service does not offer now, regardless of what is occupied. */
export function bookingOf(service: Bookable, { start_date, end_date, time }: Selection, now: Date): Booking | null {
  const { style, terms } = service;
  const start = parseDay(start_date);
  if (start === undefined || closedReason(service, start, now)) return null;
  if (style === serviceStyle.DATE_AND_TIME) {
    const minutes = parseTime(time ?? '');
    if (minutes === undefined || !slotsOf(service, start).includes(minutes)) return null;
    const span = slotOf(service, start, minutes);
    return span.starts_at < firstMoment(service, now) ? null : { ...span, units: 1, parts: [span] };
  }
  const last = end_date === undefined ? undefined : parseDay(end_date);
  if (last === undefined) return null;
  const units = style === serviceStyle.NIGHTS ? last - start : last - start + 1;
  if (units < 1 || units > terms.max_days) return null;
  const used = days(start, units);
  if (used.some((day) => closedReason(service, day, now))) return null;
  const parts = used.map((day) => unitOf(service, day));
  return { starts_at: momentOf(terms, start), ends_at: momentOf(terms, start + units), units, parts };
}

export const isFree = (service: Bookable, { parts }: Booking, occupied: readonly Span[]) =>
  parts.every((part) => freeIn(service, part, occupied) > 0);
