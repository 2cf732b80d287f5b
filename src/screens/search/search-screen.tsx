import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link/link';
import styled from 'styled-components';
import type { SearchScreenQuery } from '../../__generated__/gql/graphql';
import { addRecentSearch } from '../../api/recent-searches';
import { useStore } from '../../api/store-context';
import { useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { cursorOf, questionAt, searchPathOf } from '../../routing/search-paths';
import { token } from '../../theme/token';
import { lazyComponent } from '../../lazy/lazy-component';
import { searchHeading } from './search-page';
import { SearchResults } from './search-results';
import SearchTop from './search-top';

const NothingFound = lazyComponent(() => import(/* webpackChunkName: "search-empty" */ './nothing-found'));

const ToStart = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${token('size-touch')};
  color: ${token('color-link')};
  font-size: 0.8125rem;
  font-weight: 600;
`;

export default function SearchScreen({ data }: ScreenProps<SearchScreenQuery>) {
  const m = useMessages();
  const { pathname, search } = useLocation();
  const question = questionAt(pathname, search);
  const { codename } = useStore();
  const { text } = question;
  useEffect(() => {
    if (text) addRecentSearch(codename, text);
  }, [codename, text]);
  return (
    <>
      <SearchTop />
      {cursorOf(new URLSearchParams(search)).page > 1 && (
        <ToStart to={searchPathOf(question)}>{m('search.first-page')}</ToStart>
      )}
      {data.search.items.length > 0 || data.search.pageInfo.hasNextPage ? (
        <SearchResults question={question} first={data.search} heading={searchHeading(question, m)} />
      ) : (
        <NothingFound question={question} />
      )}
    </>
  );
}
