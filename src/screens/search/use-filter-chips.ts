import { formatMoney } from '../../i18n/money';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { searchPathOf, type SearchQuestion } from '../../routing/search-paths';
import type { Chip } from '../../ui/menu/chip-row';

/** `4,5 ke atas`, `4 ke atas`. */
export function useRatingText() {
  const m = useMessages();
  const locale = useLocale();
  return (rating: number) => m('search.rating-from', { rating: rating.toLocaleString(locale) });
}

export function useFilterChips(question: SearchQuestion): Chip[] {
  const m = useMessages();
  const ratingText = useRatingText();
  const { filter } = question;
  const amount = (price: number | null) => formatMoney({ amount: price ?? 0, currency: '' });
  const labels = {
    min: m('search.price-from', { amount: amount(filter.min) }),
    max: m('search.price-to', { amount: amount(filter.max) }),
    rating: `${m('search.rating')} ${ratingText(filter.rating ?? 0)}`,
  };
  return (['min', 'max', 'rating'] as const)
    .filter((name) => filter[name] !== null)
    .map((name) => ({
      id: name,
      label: labels[name],
      link: { to: searchPathOf({ ...question, filter: { ...filter, [name]: null } }), replace: true },
      selected: true,
    }));
}
