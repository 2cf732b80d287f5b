import { readFragment } from '../../../api/fragment';
import type { StoreShell } from '../../../api/store-context';
import type { Route } from '../../../routing/define-route';
import { chatRoute, listForLost } from '../../../screens/chat/routes';
import { goodsPageOf } from '../../../screens/checkout/own-page';
import { itemPaymentRoute } from '../../../screens/checkout/route';
import { paidInvoice } from '../../../screens/invoices/paid-invoice';
import { invoicePaymentRoute } from '../../../screens/invoices/routes';
import { menuRoute } from '../../../screens/menu/route';
import { paidAlready } from '../../../screens/order/shown-order';
import { orderPaymentRoutes } from '../../../screens/order/routes';
import { searchRoutes } from '../../../screens/search/routes';
import { customerRoutes } from '../../router/customer-routes';
import { loadTable, type RouteMatch } from '../../router/route-at';
import { breadcrumbList, itemList, type JsonLd } from '../json-ld/json-ld';
import { itemFacts } from './item-facts';
import { type DescribedPage, routeFacts } from './route-facts';

const trailTo = ({ head, site }: DescribedPage<unknown>) =>
  breadcrumbList(site, [{ name: head.title, path: head.canonicalPath ?? '/' }]);

const facts = new Map([
  itemFacts,
  routeFacts(menuRoute, {
    about(page) {
      const component = page.data.component && readFragment(page.data.component);
      const items = component?.__typename === 'ProductList' ? readFragment(component).items.nodes : [];
      return [trailTo(page), ...itemList(page.site, items.map(readFragment))];
    },
  }),
  ...searchRoutes.map((route) =>
    routeFacts(route, {
      about: (page) => [trailTo(page), ...itemList(page.site, page.data.search.items.map(readFragment))],
    }),
  ),
  routeFacts(itemPaymentRoute, { redirect: goodsPageOf }),
  routeFacts(chatRoute, { redirect: (data, { params }) => listForLost(data, params) }),
  routeFacts(invoicePaymentRoute, { redirect: paidInvoice }),
  ...orderPaymentRoutes.map((route) => routeFacts(route, { redirect: paidAlready })),
]);

/** The path inside the store to which a page only redirects. */
export const redirectTarget = ({ route, params }: RouteMatch, data: unknown, store: StoreShell): string | null =>
  data ? (facts.get(route)?.redirect?.(data, { params, store }) ?? null) : null;

/** The lazy modules that a page needs immediately, for the head to preload. */
export function pageModules(route: Route, data: unknown): string[] {
  const ofData = data ? (facts.get(route)?.modules?.(data) ?? []) : [];
  const modules = [customerRoutes.includes(route) && loadTable.module, route.screen.module, ...ofData];
  return modules.filter((module) => typeof module === 'string');
}

/** The structured data of a page; nothing if search engines may not index it. */
export const structuredData = (route: Route, page: DescribedPage<unknown>): JsonLd[] =>
  page.head.indexed && page.data !== null ? (facts.get(route)?.about?.(page) ?? []) : [];
