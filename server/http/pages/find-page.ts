import { localeOf } from '../../base/locale';
import { canonicalOrigin } from '../../base/public-origin';
import { type StoreRoute, storeRouteOf } from '../../facade/store-reference';
import { visitOf } from '../../sessions/sessions';
import { guest } from '../../sessions/visit';
import { isInspected } from '../operator/inspector';
import { otherAnswerAt } from './other-answers';
import type { PageKey } from './page-cache';
import { type PageContext, type PageRequest, type PagesOptions, queryOf } from './page-request';

const nowhere: StoreRoute = { store: null, base: '', path: '/404' };

/** Finds the store of a request, and whether its page is one person's or everybody's. A store that fails to load is logged. */
export async function findPage(options: PagesOptions, request: PageRequest): Promise<PageContext> {
  const { settings, facade, build } = options;
  const route = storeRouteOf(request, settings) ?? nowhere;
  const chosen = localeOf(request);
  // The name of a host without a store is not repeated.
  const origin = canonicalOrigin(request, settings);
  const ofNoStore: PageContext = {
    request,
    route,
    chosen,
    codename: null,
    key: null,
    catalogue: null,
    visit: guest,
    origin,
    forMembers: false,
    preview: null,
  };
  if (!route.store) return ofNoStore;
  const isPrivate = build.renderer.isPrivate(route.path);
  const visitIn = (codename: string, id: string | null) => visitOf(facade.visit, request, { codename, id });
  try {
    const { id: requestId, log } = request;
    const record = await facade.storeRecord(route.store, { requestId, log, locale: chosen.locale });
    if (!record) return { ...ofNoStore, route: nowhere };
    const { store, catalogue = null } = record;
    const { codename, signInRequired: forMembers } = store;
    const ownOrigin = canonicalOrigin(request, settings, settings.MULTI_TENANT ? [] : store.domains);
    const isPersonal = forMembers || isPrivate || otherAnswerAt(route.path) !== undefined;
    const key: PageKey = {
      storeUid: store.id,
      revision: store.revision,
      locale: `${chosen.locale}${chosen.isFromUrl ? '!' : ''}`,
      origin: ownOrigin,
      base: route.base,
      path: route.path,
      search: build.renderer.pageSearch(route.path, queryOf(request)),
    };
    const isShared = !isPersonal && !isInspected(options, request);
    const visit = isPersonal ? visitIn(codename, store.id) : guest;
    return { ...ofNoStore, codename, visit, forMembers, key: isShared ? key : null, catalogue, origin: ownOrigin };
  } catch (error) {
    request.log.error({ err: error }, 'The store of a page could not be loaded');
    const codename = route.base.slice(1);
    return { ...ofNoStore, codename, visit: isPrivate ? visitIn(codename, null) : guest };
  }
}
