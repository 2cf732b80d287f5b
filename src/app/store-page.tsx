import { Navigate, useLocation } from 'react-router-dom';
import { useMaySee } from '../api/signed-in';
import { useStore } from '../api/store-context';
import { ContentMode } from '../routing/content-mode';
import { loginPath } from '../routing/paths';
import { searchRedirect } from '../routing/search-address';
import type { RouteMatch } from './match-in';
import { useRouteAt } from './route-at';
import { RouteView } from './route-view';
import { Shell } from './shell/shell';
import { NotFoundScreen } from './rare-pages';

const Page = ({ match }: { match: RouteMatch | null }) => (match ? <RouteView match={match} /> : <NotFoundScreen />);

/** The shell, and in it the page at the current address. */
export function StorePage() {
  const { pathname, search } = useLocation();
  const searched = searchRedirect(new URLSearchParams(search));
  const match = useRouteAt(pathname);
  const { signInRequired } = useStore();
  // A store for members: whoever is not signed in may only do that.
  const maySee = useMaySee(signInRequired && pathname !== loginPath());
  if (!maySee) {
    return <Navigate replace to={loginPath(pathname + search)} />;
  }
  return (
    <Shell content={match?.route.content ?? ContentMode.HOME}>
      {searched !== null ? <Navigate replace to={searched} /> : <Page key={pathname} match={match} />}
    </Shell>
  );
}
