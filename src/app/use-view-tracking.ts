import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { TrackViewDocument } from '../__generated__/documents/track-view';
import { deviceId } from '../api/device-id';
import { usePageContext } from '../routing/page-context';
import { useExecute } from '../api/execute';
import { viewUidOf, patterns } from '../routing/paths';
import type { RouteMatch } from './router/match-in';

/** Counts a view of the page once after it is shown; errors are ignored. */
export function useViewTracking({ route, params }: RouteMatch) {
  const { pathname } = useLocation();
  const { codename } = usePageContext();
  const execute = useExecute();
  useEffect(() => {
    if (!route.counted || !codename) return;
    const component = route.path === patterns.menu && params.slug ? viewUidOf(params.slug) : null;
    const timer = setTimeout(() => {
      void execute(TrackViewDocument, { view: { path: pathname, deviceId: deviceId(codename), component } });
    }, 0);
    return () => clearTimeout(timer);
  }, [codename, execute, params.slug, pathname, route]);
}
