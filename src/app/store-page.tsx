import { Navigate, useLocation } from 'react-router-dom';
import { useMaySee } from '../api/signed-in';
import { useStore } from '../api/store-context';
import { ContentMode } from '../routing/define-route';
import { isAt, legalPaths, loginPath } from '../routing/paths';
import { searchRedirect } from '../routing/search-address';
import { FailedPart } from './failed-part';
import { useRouteAt } from './router/route-at';
import { RouteView } from './router/route-view';
import { Shell } from './shell/shell';
import { NotFoundScreen } from './router/fallback-pages';

/** Of a store for members. */
const openToAll = [loginPath(), ...legalPaths];

function Page({ match, retry }: ReturnType<typeof useRouteAt>) {
  if (match === undefined) return <FailedPart onRetry={retry} />;
  return match ? <RouteView match={match} /> : <NotFoundScreen />;
}

export function StorePage() {
  const { pathname, search } = useLocation();
  const searched = searchRedirect(new URLSearchParams(search));
  const current = useRouteAt(pathname);
  const { signInRequired } = useStore();
  // In a store for members, guests may only sign in and read the legal pages.
  const maySee = useMaySee(signInRequired && !openToAll.some((path) => isAt(path, pathname)));
  if (!maySee) {
    return <Navigate replace to={loginPath(pathname + search)} />;
  }
  return (
    <Shell content={current.match?.route.content ?? ContentMode.HOME}>
      {searched !== null ? <Navigate replace to={searched} /> : <Page key={pathname} {...current} />}
    </Shell>
  );
}
