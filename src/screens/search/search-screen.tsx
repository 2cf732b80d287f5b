import SearchX from 'lucide-react/icons/search-x';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/link';
import styled from 'styled-components';
import type { SearchScreenQuery } from '../../__generated__/gql/graphql';
import { EmptyState } from '../../components/empty-state';
import { LinkButton } from '../../components/link-button';
import { useMessages } from '../../i18n/use-messages';
import { useOrderNumber } from '../../renderers/orders/use-order-number';
import type { ScreenProps } from '../../routing/define-route';
import { cursorOf, questionAt, type SearchQuestion, searchAddress } from '../../routing/search-address';
import { token } from '../../theme/token';

import { searchHeading } from './search-heading';
import { SearchResults } from './search-results';
import SearchTop from './search-top';

const ToStart = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${token('size-touch')};
  color: ${token('color-link')};
  font-size: 0.8125rem;
  font-weight: 600;
`;

function NothingFound({ question }: { question: SearchQuestion }) {
  const m = useMessages();
  const openOrder = useOrderNumber();
  const openNumbered = useEffectEvent(() => void openOrder(question.text));
  // No item is called like an order: its number was typed into the search box.
  useEffect(() => openNumbered(), [question.text]);
  const labelled = question.labels.length > 0;
  const wider = labelled ? { ...question, labels: [] } : { ...question, text: '', shop: null };
  return (
    <EmptyState
      icon={<SearchX size={40} strokeWidth={1.5} />}
      title={m('list.not-found')}
      text={m(labelled ? 'search.empty-hint-labels' : 'search.empty-hint')}
    >
      <LinkButton to={searchAddress(wider)}>{m(labelled ? 'search.drop-labels' : 'search.show-all')}</LinkButton>
    </EmptyState>
  );
}

/** The items of a store that fit what is searched. */
export default function SearchScreen({ data }: ScreenProps<SearchScreenQuery>) {
  const m = useMessages();
  const { pathname, search } = useLocation();
  const question = questionAt(pathname, search);
  return (
    <>
      <SearchTop />
      {cursorOf(new URLSearchParams(search)).page > 1 && (
        <ToStart to={searchAddress(question)}>{m('search.first-page')}</ToStart>
      )}
      {data.search.items.length > 0 ? (
        <SearchResults question={question} first={data.search} heading={searchHeading(question, m)} />
      ) : (
        <NothingFound question={question} />
      )}
    </>
  );
}
