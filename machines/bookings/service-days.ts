/** A day of a service's calendar, in the service's own time zone. */
export interface ServiceDay {
  /** Such as 2026-11-23. */
  date: string;
  /** Why no booking can start on the day; null if one can. */
  closed: string | null;
  /** `time` is such as 09:00; the list is empty if bookings have no time. */
  times: readonly { time: string; free: number }[];
}

export type ServiceSchedule = 'NONE' | 'NIGHTS' | 'DATES' | 'DATE_AND_TIME';

/** What a customer books. The URL of the payment page contains it and the item. */
export interface ServiceSelection {
  variant: string | null;
  start: string | null;
  /** The day of departure for nights, the last day for dates. */
  end: string | null;
  time: string | null;
}

/** Days are strings, so the visitor's clock and time zone do not matter. */
export function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

export const monthOf = (date: string) => date.slice(0, 7);

const hasEnd = (schedule: ServiceSchedule) => schedule === 'NIGHTS' || schedule === 'DATES';

/** Starts today; ends tomorrow if the schedule has an end. */
export const firstSelection = (schedule: ServiceSchedule, today: string, variant: string | null): ServiceSelection => ({
  variant,
  start: schedule === 'NONE' ? null : today,
  end: hasEnd(schedule) ? dayAfter(today) : null,
  time: null,
});

/** Changes the start. An end that is no longer valid becomes the day after the start. */
export function withStart(selection: ServiceSelection, schedule: ServiceSchedule, start: string): ServiceSelection {
  const { end } = selection;
  const fits = end !== null && (schedule === 'DATES' ? end >= start : end > start);
  return { ...selection, start, end: hasEnd(schedule) && !fits ? dayAfter(start) : end, time: null };
}

export const endFits = ({ start }: ServiceSelection, schedule: ServiceSchedule, end: string) =>
  start !== null && (schedule === 'NIGHTS' ? end > start : schedule === 'DATES' && end >= start);

export const isOpenOn = (days: readonly ServiceDay[], date: string | null) =>
  days.some((day) => day.date === date && day.closed === null);

export const isFreeAt = (days: readonly ServiceDay[], { start, time }: ServiceSelection) =>
  days.some(({ date, times }) => date === start && times.some((slot) => slot.time === time && slot.free > 0));

/** The alternatives to a taken time: the first free times from the chosen day on. */
export const nextFree = (
  days: readonly ServiceDay[],
  { start }: ServiceSelection,
  count = 3,
): { date: string; time: string | null }[] =>
  days
    .filter(({ date, closed }) => closed === null && date >= (start ?? ''))
    .flatMap<{ date: string; time: string | null }>(({ date, times }) =>
      times.length === 0
        ? [{ date, time: null }]
        : times.flatMap(({ time, free }) => (free > 0 ? [{ date, time }] : [])),
    )
    .slice(0, count);
