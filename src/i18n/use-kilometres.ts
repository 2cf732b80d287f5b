import { useLocale } from './use-locale';
import { useMessages } from './use-messages';

/** Distances of a near-me search: kilometres with two decimals. */
export function useKilometres() {
  const m = useMessages();
  const locale = useLocale();
  return (kilometres: number) =>
    m('item.distance', { distance: kilometres.toFixed(2).replace('.', locale === 'id' ? ',' : '.') });
}
