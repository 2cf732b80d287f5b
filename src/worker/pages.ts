import { registerRoute } from 'workbox-routing';
import { findPage, isYoung, loadPage, offlinePage, offlineUrl, pageKey } from './page-store';
import { scope, type LifecycleEvent } from './scope';

/** As long as the server itself serves a stale guest's page. */
const staleMs = 60_000;
/** Milliseconds after which a stored page is shown if the server does not answer. */
const deadlineMs = 4_000;

/** The studio and previews, which a worker sees where a store has the whole host. They are in no cache. */
const ofStaff = /^\/(?:preview|studio)(?:\/|$)/;

const homeUrl = pageKey(scope.registration.scope);

const toOfflinePage = (url: URL) => {
  const home = new URL(homeUrl).pathname.replace(/\/$/, '');
  return Response.redirect(`${offlineUrl}#${encodeURIComponent(url.pathname.slice(home.length) + url.search)}`, 302);
};

const isReload = (request: Request & { isReloadNavigation?: boolean }) =>
  request.isReloadNavigation === true || ['no-cache', 'reload', 'no-store'].includes(request.cache);

async function withoutNetwork(url: URL): Promise<Response> {
  if (pageKey(url.href) === offlineUrl) return (await offlinePage()) ?? Response.error();
  return (await offlinePage()) ? toOfflinePage(url) : Response.error();
}

async function answerPage(request: Request, url: URL, event: LifecycleEvent): Promise<Response> {
  const stored = await findPage(url.href);
  const load = () => loadPage(url.href, request, (work) => event.waitUntil(work));
  const isShared = stored?.headers.get('x-offline') === 'shared';
  if (stored && isShared && isYoung(stored, staleMs) && !isReload(request) && !url.searchParams.has('lang')) {
    event.waitUntil(load().catch(() => undefined));
    return stored;
  }
  const loading = load();
  if (!stored) return loading.catch(() => withoutNetwork(url));
  const deadline = new Promise<Response>((resolve) => setTimeout(() => resolve(stored), deadlineMs));
  return Promise.race([loading, deadline]).catch(() => stored);
}

/**
 * Serves guests' pages from the cache for at most a minute. All others come from the network or, offline, from the
 * cache.
 */
export const servePages = () =>
  registerRoute(
    ({ request, url }) =>
      request.mode === 'navigate' && request.destination === 'document' && !ofStaff.test(url.pathname),
    ({ request, url, event }) => answerPage(request, url, event as LifecycleEvent),
  );
