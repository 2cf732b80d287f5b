import { useHydrated } from '../lazy/use-hydrated';
import type { Locale } from './translate';
import { useLocale } from './use-messages';

const dayFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  });

const dayFormats = { id: dayFormat('id'), en: dayFormat('en') };

/** A day as `21 November 2026`, in Asia/Jakarta: alike on the server and in every browser. */
export const formatDay = (locale: Locale, moment: string) => dayFormats[locale].format(new Date(moment));

export function useDay() {
  const locale = useLocale();
  return (moment: string) => formatDay(locale, moment);
}

const shape = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
const tags = { id: 'id-ID', en: 'en-GB' } as const;
const momentFormat = (locale: Locale, timeZone?: string) =>
  new Intl.DateTimeFormat(tags[locale], { ...shape, timeZone });

const inJakarta = { id: momentFormat('id', 'Asia/Jakarta'), en: momentFormat('en', 'Asia/Jakarta') };

/** A moment as `21 Nov 2026, 14.05`, in Asia/Jakarta. */
export const formatMoment = (locale: Locale, moment: string) => inJakarta[locale].format(new Date(moment));

/** The same: as in Asia/Jakarta on the server, in the visitor's zone from then on. */
export function useMoment() {
  const locale = useLocale();
  const formatter = useHydrated() ? momentFormat(locale) : inJakarta[locale];
  return (moment: string) => formatter.format(new Date(moment));
}

const weekdayFormat = (locale: Locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const weekdayFormats = { id: weekdayFormat('id'), en: weekdayFormat('en') };

/** The name of a day of the week, 1 Monday to 7 Sunday. */
export function useWeekday() {
  const locale = useLocale();
  // The first of January 2024 was a Monday.
  return (day: number) => weekdayFormats[locale].format(Date.UTC(2024, 0, day));
}
