import { decimalMarks, formatDecimal } from './decimals';
import { formatMoney } from './money';
import type { Locale, Translate } from './translate';
import { useLocale, useMessages } from './use-messages';

const units = {
  id: [
    [1_000_000, ' jt'],
    [1_000, ' rb'],
  ],
  en: [
    [1_000_000, 'M'],
    [1_000, 'K'],
  ],
} as const;

/** A short count, rounded down: 1.240 is `1,2 rb`. Implemented here because JavaScript engines differ. */
export function formatCount(count: number, locale: Locale): string {
  const [size, sign] = units[locale].find(([least]) => count >= least) ?? [1, ''];
  const rounded = size > 1 && count < 10 * size ? Math.floor((count / size) * 10) / 10 : Math.floor(count / size);
  return String(rounded).replace('.', decimalMarks[locale]) + sign;
}

/** Points, not rounded: `1.240`. */
export const formatPoints = (points: number) => formatMoney({ amount: points, currency: '' });

/** Large counts in short form: `1,2 rb` or `1.2K`. */
export function useCount() {
  const locale = useLocale();
  return (count: number) => formatCount(count, locale);
}

/** Numbers with one decimal, such as ratings: `4,8` or `4.8`. */
export function useDecimal() {
  const locale = useLocale();
  return (value: number) => formatDecimal(value, locale);
}

/** Distances of a near-me search: kilometres with two decimals. */
export function useKilometres() {
  const m = useMessages();
  const locale = useLocale();
  return (kilometres: number) =>
    m('item.distance', { distance: kilometres.toFixed(2).replace('.', locale === 'id' ? ',' : '.') });
}

/** How long a delivery takes: the provider's number of days, or its text if that is not a number. */
export const estimateText = (m: Translate, estimate: string): string =>
  /^\d[\d\s–-]*$/.test(estimate) ? m('checkout.days', { days: estimate }) : estimate;
