import type { SearchScreenQueryVariables } from '../../__generated__/gql/graphql';
import type { Translate } from '../../i18n/translate';
import type { SearchQuestion } from '../../routing/search-paths';

export function searchHeading({ text, shop }: Pick<SearchQuestion, 'text' | 'shop'>, m: Translate): string {
  if (!shop) return text ? m('search.results', { text }) : m('search.everything');
  const name = shop.name || shop.id;
  return text ? m('search.results-in-shop', { text, shop: name }) : m('search.everything-in-shop', { shop: name });
}

export const searchVariables = (
  { text, sort, labels, shop, filter }: SearchQuestion,
  { page, after }: { page: number; after: string | null },
): SearchScreenQueryVariables => ({
  text,
  sort,
  labels: [...labels],
  shop: shop?.id ?? null,
  priceMin: filter.min,
  priceMax: filter.max,
  ratingMin: filter.rating,
  page,
  after,
});
