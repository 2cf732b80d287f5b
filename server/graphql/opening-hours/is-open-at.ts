import type { OpeningDay } from '../../__generated__/resolvers';
import type { ClockTime } from './jakarta-time';

const dayLength = 24 * 60;

/** Hours that end before they begin, or when they begin, go on after midnight. */
export function isOpenAt(days: readonly OpeningDay[], { day, minutes }: ClockTime): boolean {
  const yesterday = day === 1 ? 7 : day - 1;
  return isWithin(days, day, minutes) || isWithin(days, yesterday, minutes + dayLength);
}

function isWithin(days: readonly OpeningDay[], day: number, minutes: number): boolean {
  const { opens, closes } = days.find((one) => one.day === day) ?? {};
  if (!opens || !closes) return false;
  const start = minutesOf(opens);
  const end = minutesOf(closes);
  return minutes >= start && minutes < (end > start ? end : end + dayLength);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
