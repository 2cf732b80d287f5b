import type { OpeningDay } from '../../../__generated__/resolvers';

interface ClockTime {
  /** 1 Monday to 7 Sunday. */
  readonly day: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const shape = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...shape, timeZone });
  formats.set(timeZone, format);
  return format;
}

export function clockTime(timeZone: string, moment: number): ClockTime {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: weekdays.indexOf(parts.get('weekday') ?? '') + 1,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

const dayLength = 24 * 60;

/** Hours that end at or before their beginning continue after midnight. */
export function isOpenAt(days: readonly OpeningDay[], { day, minutes }: ClockTime): boolean {
  const yesterday = day === 1 ? 7 : day - 1;
  return isWithin(days, day, minutes) || isWithin(days, yesterday, minutes + dayLength);
}

function isWithin(days: readonly OpeningDay[], day: number, minutes: number): boolean {
  const hours = days.find((one) => one.day === day)?.hours;
  if (!hours) return false;
  const start = minutesOf(hours.opens);
  const end = minutesOf(hours.closes);
  return minutes >= start && minutes < (end > start ? end : end + dayLength);
}

const minuteMs = 60_000;

/** When the hours begin or end next on one of the days, or the day ends; in milliseconds since 1970. */
export function nextChange(days: readonly OpeningDay[], { minutes }: ClockTime, moment: number): number {
  const times = days.flatMap(({ hours }) => (hours ? [minutesOf(hours.opens), minutesOf(hours.closes)] : []));
  const next = Math.min(dayLength, ...times.filter((time) => time > minutes));
  return (Math.floor(moment / minuteMs) + next - minutes) * minuteMs;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
