import { formatDecimal } from './count';
import { useLocale } from './use-locale';

/** Numbers with one decimal, such as ratings: `4,8` or `4.8`. */
export function useDecimal() {
  const locale = useLocale();
  return (value: number) => formatDecimal(value, locale);
}
