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

/** The units to pay for: nights, days or one visit. */
export function unitsOf(schedule: ServiceSchedule, { start, end }: Pick<ServiceSelection, 'start' | 'end'>): number {
  if (!hasEnd(schedule) || !start || !end) return 1;
  return Math.max(1, daysBetween(start, end) + (schedule === 'DATES' ? 1 : 0));
}

/** Null until a day is chosen. */
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

/** Whether a URL has everything that a booking needs, and the matching number of units. */
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

/** Why a span cannot end on `end`: its first closed day, or its length; null if it can. */
export function endReason({ schedule, days, start, maxDays }: Span, end: string): string | null {
  const units = unitsOf(schedule, { start, end });
  if (units > maxDays) return 'LONG';
  for (let at = 0; at < units; at += 1) {
    const day = days.find(({ date }) => date === addDays(start, at));
    if (!day || day.closed !== null) return day?.closed ?? 'CLOSED';
  }
  return null;
}

/** The end of a span with the same number of nights or days from another start. */
export const endAfter = (schedule: ServiceSchedule, start: string, units: number) =>
  addDays(start, schedule === 'NIGHTS' ? units : units - 1);

/** Marks the days of the current booking as free, because the customer may move it within them. */
export function daysToMove(days: readonly ServiceDay[], schedule: ServiceSchedule, booked: ServiceTime): ServiceDay[] {
  const last = addDays(booked.start, unitsOf(schedule, booked) - 1);
  const isOwn = ({ date, closed }: ServiceDay) =>
    hasEnd(schedule) && closed === 'FULL' && date >= booked.start && date <= last;
  return days.map((day) => (isOwn(day) ? { ...day, closed: null } : day));
}

/** Marks the time that the customer holds as free. */
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

/** Merges days from a newer response into the loaded ones. */
export const mergeDays = (earlier: readonly ServiceDay[], loaded: readonly ServiceDay[]): ServiceDay[] =>
  [...new Map([...earlier, ...loaded].map((day) => [day.date, day])).values()].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
