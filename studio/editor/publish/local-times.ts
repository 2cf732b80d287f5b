import { dayIn, momentIn, timeIn } from '../../../src/i18n/days';

/** Times of a schedule are those of this zone, WIB. */
const zone = 'Asia/Jakarta';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** So that there is time to read before a proposed moment comes. */
const leadMs = 5 * minuteMs;

export interface LocalTime {
  /** As `2026-12-04`. */
  readonly date: string;
  /** As `18:00`. */
  readonly time: string;
}

export const toIso = ({ date, time }: LocalTime) => new Date(momentIn(zone, date, time)).toISOString();

export const toLocal = (moment: string | number): LocalTime => ({
  date: dayIn(zone, moment),
  time: timeIn(zone, moment),
});

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const friday = 5;

const next = (now: number, time: string, fits: (date: string) => boolean): LocalTime => {
  const days = Array.from({ length: 8 }, (_, at) => dayIn(zone, now + at * dayMs));
  const date = days.find((day) => fits(day) && momentIn(zone, day, time) > now + leadMs) ?? dayIn(zone, now + dayMs);
  return { date, time };
};

/** Moments that people often choose, the next first; one moment only once. */
export function proposals(now: number): LocalTime[] {
  const moments = [
    next(now, '18:00', () => true),
    next(now, '06:00', () => true),
    next(now, '18:00', (date) => weekdayOf(date) === friday),
  ];
  return [...new Map(moments.map((moment) => [toIso(moment), moment]))]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, moment]) => moment);
}
