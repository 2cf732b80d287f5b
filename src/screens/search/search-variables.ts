import type { SearchScreenQueryVariables } from '../../__generated__/gql/graphql';
import type { SearchQuestion } from '../../routing/search-address';

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
