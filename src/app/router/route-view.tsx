import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { DocumentRef } from '../../api/execute';
import { useMaySee } from '../../api/signed-in';
import { useLoaded } from '../../api/use-loaded';
import { Boundary } from '../../ui/feedback/boundary';
import { FailedPart } from '../failed-part';
import { NotFoundScreen, SignInFirst } from './fallback-pages';
import { outcomeOf } from '../document/page-outcome';
import { reportError } from '../report-error';
import type { RouteMatch } from './match-in';
import { useHead } from '../document/use-head';
import { useViewTracking } from '../use-view-tracking';

interface RouteViewProps {
  match: RouteMatch;
}

function LoadedScreen({ match, query }: RouteViewProps & { query: DocumentRef<unknown, object> }) {
  const { route, params } = match;
  const location = useLocation();
  const search = new URLSearchParams(location.search);
  // Loads in parallel with the data; an error is shown when it is rendered.
  void route.screen.preload().catch(() => undefined);
  const { loaded, reload } = useLoaded(query, route.variables?.({ params, search }) ?? {}, location);
  useHead(match, search, loaded);
  const Failed = route.failed ?? FailedPart;
  if (!loaded.ok && loaded.code === 'SIGNED_OUT') return <SignInFirst />;
  if (outcomeOf(match, loaded) === 'missing') return <NotFoundScreen />;
  if (!loaded.ok) return <Failed failure={loaded} onRetry={reload} />;
  return <route.screen data={loaded.data} params={params} search={search} />;
}

function PlainScreen({ match }: RouteViewProps) {
  const search = new URLSearchParams(useLocation().search);
  useHead(match, search, null);
  return <match.route.screen data={null} params={match.params} search={search} />;
}

function Screen({ match }: RouteViewProps) {
  const { private: isPrivate = false, query } = match.route;
  if (!useMaySee(isPrivate)) return <SignInFirst />;
  return query ? <LoadedScreen match={match} query={query} /> : <PlainScreen match={match} />;
}

/** One page: its skeleton while it loads, its screen, or its error; the navigation around it stays mounted. */
export function RouteView({ match }: RouteViewProps) {
  const { route } = match;
  const { pathname, search } = useLocation();
  useViewTracking(match);
  return (
    <Boundary resetKey={pathname + search} report={reportError} fallback={(retry) => <FailedPart onRetry={retry} />}>
      <Suspense key={pathname + search} fallback={<route.skeleton />}>
        <Screen match={match} />
      </Suspense>
    </Boundary>
  );
}
