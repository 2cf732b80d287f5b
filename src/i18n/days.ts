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

/** Formats a day such as `2026-11-23`, which is the same in every time zone. */
export const formatPlainDay = (locale: Locale, date: string, shape: Shape = 'short') =>
  dateFormat(locale, { ...shapes[shape], timeZone: 'UTC' }).format(utc(date));

export function usePlainDay() {
  const locale = useLocale();
  return (date: string, shape?: Shape) => formatPlainDay(locale, date, shape);
}

/** The day of a time in a zone, by default the runtime's, as `2026-11-23`. */
export const dayIn = (timeZone: string | undefined, moment: string | number) =>
  dateFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date(moment));

/** The time of a moment in a zone, as `09:00`. */
export const timeIn = (timeZone: string | undefined, moment: string | number) =>
  dateFormat('sv', { timeZone, timeStyle: 'short' }).format(new Date(moment));

/** `09:00` in the format of the language. */
export const formatTime = (locale: Locale, time: string) => (locale === 'id' ? time.replace(':', '.') : time);

/** Minutes by which a zone is ahead of UTC at a moment. */
function offsetAt(timeZone: string | undefined, moment: number): number {
  const local = dateFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return Math.round((Date.parse(`${local.replace(' ', 'T')}Z`) - moment) / 60_000);
}

/** The moment of a local day and time in a zone; if the clocks skip it, the moment to which they jump. */
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

/** Converts a local time to another zone, by default the runtime's; null if both zones show the same time. */
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

/** Formats a time. If the visitor's clock shows another time, names the zone and adds the visitor's time. */
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
      /** Without the day if it is the same. */
      briefly: isSameDay ? formatTime(locale, timeIn(undefined, moment)) : elsewhere,
    };
  };
}
