import { Fragment } from 'react';
import { SearchScreenDocument } from '../../__generated__/documents/search-screen';
import type { SearchScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { LoadMore } from '../../ui/button/load-more';
import styled from 'styled-components';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { nextPage, useMoreFocus } from '../../features/paging/next-page';
import { usePaging } from '../../features/paging/use-paging';
import { useMessages } from '../../i18n/use-messages';
import { ItemGrid } from '../../ui/card/item-grid';
import { ItemInList } from '../../renderers/items/item-in-list';
import { type SearchQuestion, searchPathOf } from '../../routing/search-paths';
import { FoundShops } from './found-shops';
import { searchVariables } from './search-page';

type Items = SearchScreenQuery['search']['items'];

export interface SearchResultsProps {
  question: SearchQuestion;
  first: SearchScreenQuery['search'];
  heading: string;
}

const Results = styled(ItemGrid)`
  grid-auto-flow: dense;

  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

const isShop = (item: Items[number]) => readFragment(item).__typename === 'Shop';

export function SearchResults({ question, first, heading }: SearchResultsProps) {
  const m = useMessages();
  const { pages, next, status, more } = usePaging({
    document: SearchScreenDocument,
    variablesAt: (cursor) => searchVariables(question, cursor),
    nextOf: ({ search }) => nextPage(search.pageInfo),
    first: nextPage(first.pageInfo),
  });
  const lists = [first.items, ...pages.map(({ search }) => search.items)];
  const moreRef = useMoreFocus(lists.flat().length);
  return (
    <div ref={moreRef}>
      <Results $columns={2} aria-label={heading}>
        {lists.map((items, page) => {
          const shops = items.filter(isShop);
          return (
            <Fragment key={page}>
              {shops.length > 0 && (
                <li data-wide>
                  <FoundShops shops={shops} priority={page === 0} />
                </li>
              )}
              {items
                .filter((item) => !isShop(item))
                .map((item, at) => (
                  <li key={readFragment(item).id}>
                    <ItemInList item={item} style="GRID" priority={page === 0 && at === 0 && shops.length === 0} />
                  </li>
                ))}
            </Fragment>
          );
        })}
      </Results>
      <VisuallyHidden role="status">
        {pages.length > 0 && m('list.loaded-more', { count: pages.at(-1)?.search.items.length ?? 0 })}
      </VisuallyHidden>
      <LoadMore status={status} onMore={more} to={searchPathOf(question, next ?? undefined)} />
    </div>
  );
}
