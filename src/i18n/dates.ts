import { useHydrated } from '../lazy/use-hydrated';
import type { Locale } from './translate';
import { useLocale } from './use-messages';

const tags = { id: 'id-ID', en: 'en-GB', sv: 'sv' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter, created once because that is slow. Swedish writes `2026-11-23 14:05:00`. */
export function dateFormat(language: keyof typeof tags, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(shape);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tags[language], shape);
  formats.set(key, format);
  return format;
}

const timeZone = 'Asia/Jakarta';
const dayShape = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;

/** A day as `21 November 2026`, in Asia/Jakarta: the same on the server and in every browser. */
export const formatDay = (locale: Locale, moment: string) => dateFormat(locale, dayShape).format(new Date(moment));

export function useDay() {
  const locale = useLocale();
  return (moment: string) => formatDay(locale, moment);
}

const momentShape = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
const inJakarta = { ...momentShape, timeZone } as const;

/** A time as `21 Nov 2026, 14.05`, in Asia/Jakarta. */
export const formatMoment = (locale: Locale, moment: string) => dateFormat(locale, inJakarta).format(new Date(moment));

/** The same, in Asia/Jakarta on the server and in the visitor's zone after hydration. */
export function useMoment() {
  const locale = useLocale();
  const formatter = dateFormat(locale, useHydrated() ? momentShape : inJakarta);
  return (moment: string) => formatter.format(new Date(moment));
}

const openingShape = {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
} as const;

/** When a shop opens, as `Kamis, 26 Nov, 09.00 WIB`: always in Asia/Jakarta. */
export function useOpening() {
  const locale = useLocale();
  return (moment: string) => `${dateFormat(locale, openingShape).format(new Date(moment))} WIB`;
}

/** The name of a day of the week, 1 Monday to 7 Sunday. */
export function useWeekday() {
  const locale = useLocale();
  // 1 January 2024 was a Monday.
  return (day: number) => dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}
