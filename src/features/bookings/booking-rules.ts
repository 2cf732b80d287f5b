import type { ServiceDay, ServiceSchedule, ServiceSelection } from '../../../machines/bookings/service-days';
import { type BookedService, type ServiceTime, timeMark } from '../../routing/service-payment';
import { addDays } from '../../ui/field/calendar-days';

export {
  nextFree,
  type ServiceDay,
  type ServiceSchedule,
  type ServiceSelection,
} from '../../../machines/bookings/service-days';

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

export const hasEnd = (schedule: ServiceSchedule) => schedule === 'NIGHTS' || schedule === 'DATES';

/** Pieces that are paid: nights, days or one visit. */
export function unitsOf(schedule: ServiceSchedule, { start, end }: Pick<ServiceSelection, 'start' | 'end'>): number {
  if (!hasEnd(schedule) || !start || !end) return 1;
  return Math.max(1, daysBetween(start, end) + (schedule === 'DATES' ? 1 : 0));
}

/** Null while it lacks its day. */
function timeOf(schedule: ServiceSchedule, { start, end, time }: ServiceSelection): ServiceTime | null {
  if (schedule === 'NONE' || start === null) return null;
  return { start, end: hasEnd(schedule) ? end : null, time: schedule === 'DATE_AND_TIME' ? time : null };
}

export const bookedService = (
  item: string,
  schedule: ServiceSchedule,
  selection: ServiceSelection,
): BookedService & { at: ServiceTime | null } => ({
  item,
  variant: selection.variant,
  at: timeOf(schedule, selection),
  units: unitsOf(schedule, selection),
});

/** Whether an address says all that a booking needs, with the number of pieces that goes with it. */
export function isWhole(schedule: ServiceSchedule, at: ServiceTime | null, units: number): boolean {
  if (schedule === 'NONE') return at === null;
  if (at === null) return false;
  const isTimed = schedule === 'DATE_AND_TIME';
  return isTimed === (at.time !== null) && hasEnd(schedule) === (at.end !== null) && unitsOf(schedule, at) === units;
}

interface Span {
  schedule: ServiceSchedule;
  days: readonly ServiceDay[];
  start: string;
  maxDays: number;
}

/** Why a span cannot end on a day after its start: the first day in it that is closed, or its length; null where it can. */
export function endReason({ schedule, days, start, maxDays }: Span, end: string): string | null {
  const units = unitsOf(schedule, { start, end });
  if (units > maxDays) return 'LONG';
  for (let at = 0; at < units; at += 1) {
    const day = days.find(({ date }) => date === addDays(start, at));
    if (!day || day.closed !== null) return day?.closed ?? 'CLOSED';
  }
  return null;
}

/** The end of a span of as many nights or days, from another start. */
export const endAfter = (schedule: ServiceSchedule, start: string, units: number) =>
  addDays(start, schedule === 'NIGHTS' ? units : units - 1);

/** The days of a booking that is moved are its customer's: taken by nobody else, they are free for it. */
export function daysToMove(days: readonly ServiceDay[], schedule: ServiceSchedule, booked: ServiceTime): ServiceDay[] {
  const last = addDays(booked.start, unitsOf(schedule, booked) - 1);
  const isOwn = ({ date, closed }: ServiceDay) =>
    hasEnd(schedule) && closed === 'FULL' && date >= booked.start && date <= last;
  return days.map((day) => (isOwn(day) ? { ...day, closed: null } : day));
}

/** The time that a customer holds is taken by nobody else: it is free for the same customer. */
export function daysWithHold(days: readonly ServiceDay[], schedule: ServiceSchedule, held: ServiceTime): ServiceDay[] {
  if (schedule !== 'DATE_AND_TIME') return daysToMove(days, schedule, held);
  return days.map((day) => {
    if (day.date !== held.start || !day.times.some(({ time }) => time === held.time)) return day;
    const times = day.times.map((slot) => (slot.time === held.time ? { ...slot, free: slot.free + 1 } : slot));
    return { ...day, closed: day.closed === 'FULL' ? null : day.closed, times };
  });
}

export const isSameSelection = (one: ServiceSelection, other: ServiceSelection) =>
  one.variant === other.variant && timeMark(one) === timeMark(other);

/** Days that were loaded before stay known; newer answers take their place. */
export const mergeDays = (earlier: readonly ServiceDay[], loaded: readonly ServiceDay[]): ServiceDay[] =>
  [...new Map([...earlier, ...loaded].map((day) => [day.date, day])).values()].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
