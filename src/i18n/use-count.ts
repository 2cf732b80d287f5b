import { formatCount } from './count';
import { useLocale } from './use-locale';

/** Large counts in few characters: `1,2 rb` or `1.2K`. */
export function useCount() {
  const locale = useLocale();
  return (count: number) => formatCount(count, locale);
}
