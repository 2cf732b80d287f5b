import type { SearchBox } from '../../../__generated__/gql/graphql';
import { ContentMode } from '../../../routing/content-mode';
import { headerTitles } from './header-titles';

/** Whether the search box stands in a row of its own: by the store's choice, or because the page is a search. */
export const hasFieldBelow = (searchBox: SearchBox, content: ContentMode) =>
  searchBox === 'FIELD_AND_NAME'
    ? headerTitles[content] === undefined
    : content === ContentMode.SEARCH && searchBox !== 'FIELD';
