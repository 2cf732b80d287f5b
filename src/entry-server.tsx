import { renderers } from './renderers/preload';
import { fallbackPages } from './app/router/fallback-pages';
import { loadCustomerRoutes } from './app/router/route-at';
import { routes } from './app/router/routes';
import { Sidebar } from './app/shell/sidebar/lazy-sidebar';
import { directoryRoute } from './screens/directory/route';

export { describeBooking } from './app/document/describe-booking';
export { describeInvoice } from './app/document/describe-invoice';
export { followAction } from './app/router/follow-action';
export { renderPage as render } from './app/document/render-page';
export { isPrivate, isReadOffline } from './app/router/routes';
export { pageSearch } from './app/document/page-search';
export { itemPath, legalPaths, menuPath } from './routing/paths';
export { searchRedirect } from './routing/search-paths';
export { appColors } from './theme/store-theme';
export { toLoaded } from './api/loaded';
export type { Execute } from './api/execute';
export type { CalendarEntry } from './app/document/describe-booking';
export type { InvoiceSheet } from './app/document/describe-invoice';
export type {
  AssetManifest,
  PageAssets,
  PreviewParts,
  RenderAnswer,
  RenderRequest,
} from './app/document/render-request';

/** Loads every lazy part once, so that no page waits for code on the server. */
export async function preload(): Promise<void> {
  await Promise.all([...routes, directoryRoute].map((route) => route.screen.preload()));
  await loadCustomerRoutes();
  await Promise.all([...fallbackPages, ...renderers, Sidebar].map((part) => part.preload()));
}
