import type { Locale } from './locale';
import { useLocale } from './use-locale';

const format = (locale: Locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const formats = { id: format('id'), en: format('en') };

/** The name of a day of the week, 1 Monday to 7 Sunday. */
export function useWeekday() {
  const locale = useLocale();
  // The first of January 2024 was a Monday.
  return (day: number) => formats[locale].format(Date.UTC(2024, 0, day));
}
