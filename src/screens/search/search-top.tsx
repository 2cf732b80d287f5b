import X from 'lucide-react/icons/x';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link/link';
import styled from 'styled-components';
import type { SearchSort } from '../../__generated__/gql/graphql';
import { useStore } from '../../api/store-context';
import { ChipRow } from '../../ui/menu/chip-row';
import { TabBar } from '../../ui/menu/tab-bar';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { labelChoices } from '../../routing/label-choices';
import { questionAt, type SearchQuestion, searchPathOf } from '../../routing/search-paths';
import { token } from '../../theme/token';

import { FilterPanel } from './filter-panel';
import { searchHeading } from './search-page';
import { useFilterChips } from './use-filter-chips';

const sorts: readonly (readonly [SearchSort, PlainMessageKey])[] = [
  ['BEST_SELLING', 'search.best-selling'],
  ['NEWEST', 'search.newest'],
  ['CHEAPEST', 'search.cheapest'],
  ['DEAREST', 'search.dearest'],
];

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-3')};
  align-items: center;
  justify-content: space-between;
  padding: ${token('space-2')} ${token('space-4')};
  min-height: ${token('size-row')};
  background: ${token('color-surface')};
`;

const Title = styled.h1`
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${token('font-large')};
  font-weight: 600;
`;

const Shop = styled(Link)`
  display: inline-flex;
  gap: ${token('space-1')};
  align-items: center;
  max-width: 100%;
  min-height: 32px;
  padding: 0 0.625rem 0 0.75rem;
  border-radius: 16px;
  background: ${token('color-action-soft')};
  color: ${token('color-link')};
  font-size: 0.8125rem;
  font-weight: 600;
`;

function useQuestion(): SearchQuestion {
  const { pathname, search } = useLocation();
  return questionAt(pathname, search);
}

/** The search text, labels and filters; the same above the results, their skeleton, and their error. */
export default function SearchTop() {
  const m = useMessages();
  const { labels } = useStore();
  const question = useQuestion();
  const { shop } = question;
  const filters = useFilterChips(question);
  const choices = labelChoices(labels, question.labels);
  const at = (change: Partial<SearchQuestion>) => ({ to: searchPathOf({ ...question, ...change }), replace: true });
  return (
    <>
      <Heading>
        <Title>{searchHeading(question, m)}</Title>
        {shop && (
          <Shop {...at({ shop: null })} aria-label={m('search.leave-shop', { shop: shop.name || shop.id })}>
            {m('search.shop', { shop: shop.name || shop.id })}
            <X size={16} aria-hidden />
          </Shop>
        )}
      </Heading>
      <TabBar
        even
        label={m('search.sort')}
        entries={sorts.map(([sort, name]) => ({
          id: sort,
          label: m(name),
          image: null,
          link: at({ sort }),
          selected: sort === question.sort,
        }))}
      />
      <FilterPanel question={question} />
      {filters.length > 0 && <ChipRow label={m('search.filters')} chips={filters} />}
      {choices.length > 0 && (
        <ChipRow
          label={m('search.labels')}
          chips={choices.map(({ id, name, selected, next }) => ({
            id,
            label: name,
            link: at({ labels: next }),
            selected,
          }))}
        />
      )}
    </>
  );
}
