import type { Translate } from '../../i18n/translate';
import type { SearchQuestion } from '../../routing/search-address';

export function searchHeading({ text, shop }: Pick<SearchQuestion, 'text' | 'shop'>, m: Translate): string {
  if (!shop) return text ? m('search.results', { text }) : m('search.everything');
  const name = shop.name || shop.id;
  return text ? m('search.results-in-shop', { text, shop: name }) : m('search.everything-in-shop', { shop: name });
}
