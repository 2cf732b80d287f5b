import { SearchScreenDocument } from '../../__generated__/documents/search-screen';
import type { SearchScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { LoadMore } from '../../components/load-more';
import { VisuallyHidden } from '../../components/visually-hidden';
import { usePaging } from '../../flows/use-paging';
import { useMessages } from '../../i18n/use-messages';
import { ItemGrid } from '../../renderers/items/item-grid';
import { ItemInList } from '../../renderers/items/item-in-list';
import { useMoreFocus } from '../../renderers/paging/use-more-focus';
import { type SearchQuestion, searchAddress } from '../../routing/search-address';
import { searchVariables } from './search-variables';

export interface SearchResultsProps {
  question: SearchQuestion;
  first: SearchScreenQuery['search'];
  heading: string;
}

const seenFirst = 4;

/** The items that were found; more of them with each tap. */
export function SearchResults({ question, first, heading }: SearchResultsProps) {
  const m = useMessages();
  const { pages, next, status, more } = usePaging({
    document: SearchScreenDocument,
    variablesAt: (cursor) => searchVariables(question, cursor),
    nextOf: ({ search }) => search.next,
    first: first.next,
  });
  const items = [...first.items, ...pages.flatMap(({ search }) => search.items)];
  const place = useMoreFocus(items.length);
  return (
    <div ref={place}>
      <ItemGrid $columns={2} aria-label={heading}>
        {items.map((item, at) => (
          <li key={readFragment(item).viewUid}>
            <ItemInList item={item} style="GRID" priority={at < seenFirst} />
          </li>
        ))}
      </ItemGrid>
      <VisuallyHidden role="status">
        {pages.length > 0 && m('list.loaded-more', { count: pages.at(-1)?.search.items.length ?? 0 })}
      </VisuallyHidden>
      <LoadMore status={status} onMore={more} to={searchAddress(question, next ?? undefined)} />
    </div>
  );
}
