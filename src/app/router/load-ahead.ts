import { loadClient } from '../../api/lazy-execute';
import { routeAt } from './route-at';

const approaches = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * The path inside the store that a link opens in this document; null for links that the server answers, and for those
 * that open something else than their page.
 */
function pathOf({ origin, pathname, target, download, rel, dataset }: HTMLAnchorElement, base: string): string | null {
  const isInStore = origin === location.origin && (pathname === base || pathname.startsWith(`${base}/`));
  const isPage = target === '' && download === '' && rel === '' && !('own' in dataset);
  return isInStore && isPage ? pathname.slice(base.length) || '/' : null;
}

const loadPage = (path: string) =>
  Promise.all([loadClient(), routeAt(path).then((match) => match?.route.screen.preload())]);

/**
 * Loads the code of a page, and the client for its data, when the visitor reaches for a link to it. If that fails, it is
 * loaded again when the page is opened. @param base the path of the store
 */
export function loadAhead(base: string) {
  const load = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    const path = link && pathOf(link, base);
    if (path) loadPage(path).catch(() => undefined);
  };
  for (const name of approaches) addEventListener(name, load, { passive: true });
}
