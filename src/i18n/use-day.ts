import type { Locale } from './locale';
import { useLocale } from './use-locale';

const format = (locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  });

const formats = { id: format('id'), en: format('en') };

/** A day as `21 November 2026`, in Asia/Jakarta: alike on the server and in every browser. */
export function useDay() {
  const locale = useLocale();
  return (moment: string) => formats[locale].format(new Date(moment));
}
