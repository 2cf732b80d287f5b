import { useLocale, useMessages } from '../../i18n/use-messages';

/** `4,5 ke atas`, `4 ke atas`. */
export function useRatingText() {
  const m = useMessages();
  const locale = useLocale();
  return (rating: number) => m('search.rating-from', { rating: rating.toLocaleString(locale) });
}
