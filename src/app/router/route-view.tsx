import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { TrackViewDocument } from '../../__generated__/documents/track-view';
import { deviceId } from '../../api/device-id';
import { type DocumentRef, useExecute } from '../../api/execute';
import { sendAsGuest } from '../../api/send-as-guest';
import { isSignedIn, useMaySee } from '../../api/signed-in';
import { useLoaded } from '../../api/use-loaded';
import { usePageContext } from '../../routing/page-context';
import { patterns, viewUidOf } from '../../routing/paths';
import { Boundary } from '../../ui/feedback/boundary';
import { outcomeOf, useHead } from '../document/page-head';
import { FailedPart } from '../failures';
import { NotFoundScreen, SignInFirst } from './fallback-pages';
import type { RouteMatch } from './route-at';
import { useStoredPage } from './use-stored-page';

/** Counts a view of the page once after it is shown; errors are ignored. */
function useViewTracking({ route, params }: RouteMatch) {
  const { pathname } = useLocation();
  const { codename, endpoint } = usePageContext();
  const execute = useExecute();
  useEffect(() => {
    if (!route.counted || !codename) return;
    const component = route.path === patterns.menu && params.slug ? viewUidOf(params.slug) : null;
    const timer = setTimeout(() => {
      const view = { path: pathname, deviceId: deviceId(codename), component };
      if (isSignedIn(codename)) void execute(TrackViewDocument, { view });
      else sendAsGuest(endpoint, TrackViewDocument, { view });
    }, 0);
    return () => clearTimeout(timer);
  }, [codename, endpoint, execute, params.slug, pathname, route]);
}

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
  useStoredPage(loaded);
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
    <Boundary resetKey={pathname + search} fallback={(retry) => <FailedPart onRetry={retry} />}>
      <Suspense key={pathname + search} fallback={<route.skeleton />}>
        <Screen match={match} />
      </Suspense>
    </Boundary>
  );
}
