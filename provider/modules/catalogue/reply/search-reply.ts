import type { components } from '../../../__generated__/rest';
import type { SearchPage } from '../queries/search/search';

type Query = Record<string, string | number | undefined>;

/** A page of a search as the contract has it; the next one asks for the same and goes on. */
export function searchReply(
  { items, page, after }: SearchPage,
  query: Query,
): components['schemas']['SearchReply']['data'] {
  const next = Object.entries({ ...query, page: page + 1, after: after ?? undefined }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return {
    data: items,
    current_page: page,
    next_page_url: after && `/api/v2/customer/list/search?${new URLSearchParams(next)}`,
  };
}
