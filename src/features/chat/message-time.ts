import { useHydrated } from '../../lazy/use-hydrated';
import type { Locale } from '../../i18n/translate';
import { dayIn, formatPlainDay, timeIn } from '../../i18n/days';
import { useLocale, useMessages } from '../../i18n/use-messages';

const dayMs = 24 * 60 * 60_000;

/** Formats times of messages: in Asia/Jakarta on the server, and in the visitor's zone after hydration. */
export function useMessageTime() {
  const m = useMessages();
  const locale: Locale = useLocale();
  const zone = useHydrated() ? undefined : 'Asia/Jakarta';
  const isToday = (moment: string) => dayIn(zone, moment) === dayIn(zone, Date.now());
  return {
    dayOf: (moment: string) => dayIn(zone, moment),
    timeOf: (moment: string) => timeIn(zone, moment),
    /** `14:05` for today, otherwise `11/23`: month and day. */
    shortOf: (moment: string) =>
      isToday(moment) ? timeIn(zone, moment) : dayIn(zone, moment).slice(5).replace('-', '/'),
    dayNameOf: (moment: string) => {
      if (isToday(moment)) return m('chat.today');
      if (dayIn(zone, moment) === dayIn(zone, Date.now() - dayMs)) return m('chat.yesterday');
      return formatPlainDay(locale, dayIn(zone, moment), 'long');
    },
  };
}
