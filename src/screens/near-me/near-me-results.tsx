import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import SearchX from 'lucide-react/icons/search-x';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { NearMeScreenDocument } from '../../__generated__/documents/near-me-screen';
import type { NearMeScreenQuery } from '../../__generated__/gql/graphql';
import { readEntry, writeEntry } from '../../api/entry-state';
import { readFragment } from '../../api/fragment';
import { useLoaded } from '../../api/use-loaded';
import type { Origin } from '../../features/search/use-near-me';
import { nextPage, useMoreFocus } from '../../features/paging/next-page';
import { usePaging } from '../../features/paging/use-paging';
import { useKilometres } from '../../i18n/numbers';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { ItemInList } from '../../renderers/items/item-in-list';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { LoadMore } from '../../ui/button/load-more';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { RowList } from '../../ui/list/row-list';
import { TabButtons } from '../../ui/menu/tab-buttons';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { nearMapHeight } from './near-map-height';

type View = 'list' | 'map';

export interface ViewToggleProps {
  view: View;
  onView: (view: View) => void;
}

const Ground = styled.div`
  padding: ${token('space-1')} ${token('space-4')} ${token('space-3')};
  background: ${token('color-surface')};
  border-bottom: 1px solid ${token('color-border')};
`;

function ViewToggle({ view, onView }: ViewToggleProps) {
  const m = useMessages();
  return (
    <Ground>
      <TabButtons
        joined
        label={m('near-me.view')}
        tabs={[
          { id: 'list', label: m('near-me.list'), icon: <List size={18} aria-hidden /> },
          { id: 'map', label: m('near-me.map'), icon: <MapIcon size={18} aria-hidden /> },
        ]}
        selected={view}
        onSelect={onView}
      />
    </Ground>
  );
}

export interface NearMeResultsProps {
  origin: Origin;
  labels: readonly string[];
  onPick: () => void;
}

const NearMap = lazyComponent(() => import(/* webpackChunkName: "near-map" */ './near-map'));
const view = 'view';

const MapFrame = styled.div`
  height: ${nearMapHeight}px;
  background: ${token('color-placeholder')};
`;

const variablesOf = (
  { origin, labels }: NearMeResultsProps,
  { page, after }: { page: number; after: string | null },
) => ({
  position: origin.position,
  labels: [...labels],
  page,
  after,
});

function ResultViews(props: NearMeResultsProps & { first: NearMeScreenQuery['nearMe'] }) {
  const { first, origin } = props;
  const m = useMessages();
  const kilometres = useKilometres();
  const [shownView, setShownView] = useState<View>(() => (readEntry(view) === 'map' ? 'map' : 'list'));
  const { pages, status, more } = usePaging({
    document: NearMeScreenDocument,
    variablesAt: (cursor) => variablesOf(props, cursor),
    nextOf: ({ nearMe }) => nextPage(nearMe.pageInfo),
    first: nextPage(first.pageInfo),
  });
  const results = [...first.found, ...pages.flatMap(({ nearMe }) => nearMe.found)].map((one) => readFragment(one));
  const moreRef = useMoreFocus(results.length);
  const choose = (chosen: View) => {
    setShownView(chosen);
    writeEntry(view, chosen);
  };
  return (
    <div ref={moreRef}>
      <ViewToggle view={shownView} onView={choose} />
      {shownView === 'map' ? (
        <Suspense fallback={<MapFrame />}>
          <NearMap results={results} origin={origin} />
        </Suspense>
      ) : (
        <RowList>
          {results.map(({ item, kilometres: distance }, at) => (
            <li key={item.id}>
              <ItemInList item={item} style="ROWS" distance={kilometres(distance)} priority={at === 0} />
            </li>
          ))}
        </RowList>
      )}
      <VisuallyHidden role="status">
        {pages.length > 0 && m('list.loaded-more', { count: pages.at(-1)?.nearMe.found.length ?? 0 })}
      </VisuallyHidden>
      <LoadMore status={status} onMore={more} />
    </div>
  );
}

export function NearMeResults(props: NearMeResultsProps) {
  const m = useMessages();
  const { loaded, reload } = useLoaded(NearMeScreenDocument, variablesOf(props, { page: 1, after: null }));
  if (!loaded.ok) return <ErrorState message={m('list.failed')} failure={loaded} onRetry={reload} />;
  const { nearMe } = loaded.data;
  if (nearMe.found.length > 0) return <ResultViews {...props} first={nearMe} />;
  return (
    <EmptyState
      icon={<SearchX size={40} strokeWidth={1.5} />}
      title={m('list.not-found')}
      text={m(props.labels.length > 0 ? 'search.empty-hint-labels' : 'near-me.empty-hint')}
    >
      <Button onClick={props.onPick}>{m('near-me.pick')}</Button>
    </EmptyState>
  );
}
