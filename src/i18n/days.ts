import { useHydrated } from '../lazy/use-hydrated';
import { dateFormat } from './dates';
import type { Locale } from './translate';
import { useLocale } from './use-messages';

const shapes = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const;

type Shape = keyof typeof shapes;

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** A day such as `2026-11-23` in words: it is the same day whatever zone it is read in. */
export const formatPlainDay = (locale: Locale, date: string, shape: Shape = 'short') =>
  dateFormat(locale, { ...shapes[shape], timeZone: 'UTC' }).format(utc(date));

export function usePlainDay() {
  const locale = useLocale();
  return (date: string, shape?: Shape) => formatPlainDay(locale, date, shape);
}

/** The day of a moment in a zone, the runtime's own without one, as `2026-11-23`. */
export const dayIn = (timeZone: string | undefined, moment: string | number) =>
  dateFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date(moment));

/** Its time there, as `09:00`. */
export const timeIn = (timeZone: string | undefined, moment: string | number) =>
  dateFormat('sv', { timeZone, timeStyle: 'short' }).format(new Date(moment));

/** `09:00` as the language writes it. */
export const formatTime = (locale: Locale, time: string) => (locale === 'id' ? time.replace(':', '.') : time);

/** Minutes that a zone is ahead of UTC at a moment. */
function offsetAt(timeZone: string | undefined, moment: number): number {
  const local = dateFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return Math.round((Date.parse(`${local.replace(' ', 'T')}Z`) - moment) / 60_000);
}

/** The moment of a day and time on the clocks of a zone; where they skip it, the moment that they jump to. */
export function momentIn(timeZone: string, date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const attempt = wall - offsetAt(timeZone, wall) * 60_000;
  return wall - offsetAt(timeZone, attempt) * 60_000;
}

const indonesian: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

export function zoneName(locale: Locale, timeZone: string, moment: number): string {
  const parts = () => dateFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(moment);
  return indonesian[timeZone] ?? parts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A time of a zone on the clocks of another, the runtime's own without one; null where both show the same. */
export function formatElsewhere(locale: Locale, timeZone: string, moment: number, other?: string): string | null {
  if (offsetAt(timeZone, moment) === offsetAt(other, moment)) return null;
  const shape = { ...shapes.short, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return dateFormat(locale, { ...shape, timeZone: other }).format(moment);
}

export interface ZonedTime {
  timeZone: string;
  date: string;
  /** Null for whole days. */
  time: string | null;
}

/** A time in words: its zone is named where the visitor's clocks show another time, which is said beside it. */
export function useZonedTime() {
  const locale = useLocale();
  const hydrated = useHydrated();
  return ({ timeZone, date, time }: ZonedTime) => {
    const moment = momentIn(timeZone, date, time ?? '12:00');
    // The server does not know the visitor's zone.
    const elsewhere = hydrated ? formatElsewhere(locale, timeZone, moment) : null;
    const isSameDay = elsewhere !== null && dayIn(undefined, moment) === date;
    return {
      time: time === null ? null : formatTime(locale, time),
      zone: elsewhere ? zoneName(locale, timeZone, moment) : null,
      elsewhere: time === null ? null : elsewhere,
      /** Without the day where it is the same one. */
      briefly: isSameDay ? formatTime(locale, timeIn(undefined, moment)) : elsewhere,
    };
  };
}
