import { useHydrated } from '../lazy/use-hydrated';
import type { Locale } from './locale';
import { useLocale } from './use-locale';

const shape = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
const tags = { id: 'id-ID', en: 'en-GB' } as const;
const format = (locale: Locale, timeZone?: string) => new Intl.DateTimeFormat(tags[locale], { ...shape, timeZone });

const inJakarta = { id: format('id', 'Asia/Jakarta'), en: format('en', 'Asia/Jakarta') };

/** A moment as `21 Nov 2026, 14.05`: as in Asia/Jakarta on the server, in the visitor's zone from then on. */
export function useMoment() {
  const locale = useLocale();
  const formatter = useHydrated() ? format(locale) : inJakarta[locale];
  return (moment: string) => formatter.format(new Date(moment));
}
