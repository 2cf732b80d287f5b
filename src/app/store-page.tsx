import { useLocation } from 'react-router-dom';
import { ContentMode } from '../routing/content-mode';
import { matchRoute } from './routes';
import { RouteView } from './route-view';
import { Shell } from './shell/shell';
import { NotFoundScreen } from './rare-pages';

/** The shell, and in it the page at the current address. */
export function StorePage() {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  return (
    <Shell content={match?.route.content ?? ContentMode.HOME}>
      {match ? <RouteView key={pathname} match={match} /> : <NotFoundScreen />}
    </Shell>
  );
}
