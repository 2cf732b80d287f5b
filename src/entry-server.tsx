import { renderers } from './renderers/preload';
import { rarePages } from './app/rare-pages';
import { loadCustomerRoutes } from './app/route-at';
import { routes } from './app/routes';
import { Sidebar } from './app/shell/lazy-sidebar';
import { directoryRoute } from './screens/directory/route';

export { followAction } from './app/follow-action';
export { renderPage as render } from './app/render-page';
export { isPrivate } from './app/is-private';
export { contextParameters } from './routing/context-parameters';
export { itemPath, menuPath } from './routing/paths';
export { searchRedirect } from './routing/search-address';
export { toLoaded } from './api/loaded';
export type { Execute } from './api/execute';
export type { AssetManifest, RenderAnswer, RenderRequest } from './app/render-request';

/** Loads every lazy part once, so that no page waits for code on the server. */
export async function preload(): Promise<void> {
  await Promise.all([...routes, directoryRoute].map((route) => route.screen.preload()));
  await loadCustomerRoutes();
  await Promise.all([...rarePages, ...renderers, Sidebar].map((part) => part.preload()));
}
