import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderAnswer } from '../../../src/entry-server';
import type { CacheBudget } from '../../cache/cache-budget';
import type { Facade } from '../../graphql/facade';
import type { Settings } from '../../base/settings';
import { sendStream, sendText } from '../../base/compress';
import { executeFor } from '../rendering/execute-for';
import { goLocation, isGo, type Leads } from './go';
import { answerCalendar, orderOfCalendar } from '../bookings/booking-calendar';
import { answerInvoicePdf, invoiceOfPdf } from '../invoices/invoice-pdf';
import { inspectorLauncher } from '../operator/inspector';
import { chosenCookie, type ChosenLocale, localeCookie, localeOf } from '../../base/locale';
import type { Operator } from '../operator/operator';
import { offlineCopy } from './offline-copy';
import { createPageCache, type CachedPage, type PageKey, withNonce } from './page-cache';
import { type Build, newNonce } from '../rendering/page-renderer';
import { type StoreRoute, storeRouteOf, writtenStore } from '../../facade/store-reference';
import { canonicalOrigin } from '../../base/public-origin';
import { setSessionCookies, visitOf } from '../../sessions/sessions';
import { guest, type Visit } from '../../sessions/visit';
import { pagePolicy } from '../rendering/security-headers';

export interface PagesOptions {
  settings: Settings;
  operator: Operator;
  facade: Facade;
  build: Build;
  caches: CacheBudget;
}

type PageRequest = FastifyRequest<{ Querystring: Record<string, string | string[] | undefined> }>;
type Page = Extract<RenderAnswer, { kind: 'page' }>;

const year = 31_536_000;
const retryAfterSeconds = 10;
const nowhere: StoreRoute = { store: null, base: '', path: '/404' };

/** With a leading `?`, or empty. */
const searchOf = ({ url }: PageRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
const queryOf = (request: PageRequest) => new URLSearchParams(searchOf(request));

const documentEnd = '</body></html>';

async function* writePage(page: Page, launcher: string, storeHtml: (html: string) => void): AsyncGenerator<string> {
  let html = page.before;
  yield page.before;
  page.application.setEncoding('utf8');
  for await (const chunk of page.application as AsyncIterable<string>) {
    html += chunk;
    yield chunk;
  }
  const rest = page.after().replace(documentEnd, launcher + documentEnd);
  yield rest;
  if (page.isWhole()) storeHtml(html + rest);
}

function setPageHeaders(reply: FastifyReply, status: number, nonce: string, settings: Settings) {
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, settings));
  if (status >= 500) void reply.header('retry-after', retryAfterSeconds).header('cache-control', 'no-store');
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
}

function sendCached(request: PageRequest, reply: FastifyReply, page: CachedPage, settings: Settings) {
  const nonce = newNonce();
  setPageHeaders(reply, page.status, nonce, settings);
  return sendText(request, reply, withNonce(page, nonce));
}

interface PageContext {
  request: PageRequest;
  route: StoreRoute;
  chosen: ChosenLocale;
  /** Null on pages that belong to no store. */
  codename: string | null;
  /** Null if the page must not be cached. */
  key: PageKey | null;
  /** The visitor on private pages, on calls to action and in members' stores; otherwise a guest. */
  visit: Visit;
  origin: string;
  forMembers?: boolean;
}

export function pages(app: FastifyInstance, { settings, operator, facade, build, caches }: PagesOptions) {
  const cache = createPageCache(caches);
  const isInspected = (request: PageRequest) => settings.INSPECTOR && operator.hasCookie(request);
  const launcherOf = ({ request }: PageContext, nonce: string) =>
    isInspected(request) ? `<script nonce="${nonce}">${inspectorLauncher(settings)}</script>` : '';
  const tiles = settings.TILE_URL || '/tiles/{z}/{x}/{y}.svg';

  const executeOf = ({ request, route, chosen, visit }: PageContext) =>
    executeFor(request, settings, facade, build.renderer, route.store, chosen.locale, visit);

  const customerVisit = (request: PageRequest, codename: string, storeUid: string | null) =>
    visitOf(facade.visit, request, { codename, id: storeUid });

  const render = (context: PageContext, nonce: string): Promise<RenderAnswer> => {
    const { request, route, chosen, codename, visit, origin, forMembers = false } = context;
    const { locale, isFromUrl: localeAsked } = chosen;
    const facadeSearch = new URLSearchParams({ ...(route.base && codename && { store: codename }), lang: locale });
    return build.renderer.render({
      path: route.path,
      search: build.renderer.pageSearch(route.path, queryOf(request)),
      askedSearch: searchOf(request),
      base: route.base,
      origin,
      codename,
      directory: route.store === null && route.path === '/',
      locale,
      localeAsked,
      signedIn: visit.session !== null,
      session: visit.session ? visit.name() : null,
      forMembers,
      endpoint: `/graphql?${facadeSearch}`,
      tiles,
      nonce,
      assets: build.assets,
      execute: executeOf(context),
      report: (error) => request.log.error({ err: error }, 'A part of the page could not be rendered'),
    });
  };

  async function renew(context: PageContext, key: PageKey) {
    const nonce = newNonce();
    const startedAt = Date.now();
    try {
      const answer = await render(context, nonce);
      if (answer.kind !== 'page') return;
      const text = writePage(answer, launcherOf(context, nonce), (html) =>
        cache.store(key, answer.status, html, nonce, startedAt),
      );
      while (!(await text.next()).done);
    } catch (error) {
      context.request.log.error({ err: error }, 'A cached page could not be refreshed');
    } finally {
      cache.renewed(key);
    }
  }

  async function find(request: PageRequest): Promise<PageContext> {
    const route = storeRouteOf(request, settings) ?? nowhere;
    const chosen = localeOf(request);
    // The name of a host without a store is not repeated.
    const origin = canonicalOrigin(request, settings);
    if (!route.store) return { request, route, chosen, codename: null, key: null, visit: guest, origin };
    try {
      const store = (await facade.storeRecord(route.store))?.store;
      if (!store) return { request, route: nowhere, chosen, codename: null, key: null, visit: guest, origin };
      const ownOrigin = canonicalOrigin(request, settings, settings.MULTI_TENANT ? [] : store.domains);
      const forMembers = store.signInRequired;
      const isFile = invoiceOfPdf(route.path) !== null || orderOfCalendar(route.path) !== null;
      const isPersonal = forMembers || build.renderer.isPrivate(route.path) || isGo(route.path) || isFile;
      const visit = isPersonal ? customerVisit(request, store.codename, store.id) : guest;
      const key: PageKey = {
        storeUid: store.id,
        revision: store.revision,
        locale: `${chosen.locale}${chosen.isFromUrl ? '!' : ''}`,
        origin: ownOrigin,
        base: route.base,
        path: route.path,
        search: build.renderer.pageSearch(route.path, queryOf(request)),
        inspected: isInspected(request),
      };
      const shared = { request, route, chosen, codename: store.codename, visit, forMembers };
      return { ...shared, key: isPersonal ? null : key, origin: ownOrigin };
    } catch (error) {
      request.log.error({ err: error }, 'The store of a page could not be loaded');
      const codename = route.base.slice(1);
      const visit = build.renderer.isPrivate(route.path) ? customerVisit(request, codename, null) : guest;
      return { request, route, chosen, codename, key: null, visit, origin };
    }
  }

  async function answer(request: PageRequest, reply: FastifyReply) {
    const capitals = writtenStore(request, settings);
    if (capitals && (await facade.storeRecord(capitals).catch(() => null)))
      return reply.redirect(capitals.location, 301);
    const context = await find(request);
    const { route, chosen } = context;
    if (chosen.isFromUrl) {
      const choice = chosenCookie(chosen.locale, request.cookies, context.codename);
      void reply.setCookie(localeCookie, choice, { path: route.base || '/', maxAge: year, sameSite: 'lax' });
    }
    const searched = route.store && build.renderer.searchRedirect(queryOf(request));
    if (searched) return reply.redirect(route.base + searched, 302);
    const signedIn = context.visit.session !== null;
    const invoice = route.store && invoiceOfPdf(route.path);
    if (invoice) {
      const question = { execute: executeOf(context), id: invoice, locale: chosen.locale, signedIn };
      if (await answerInvoicePdf(reply, build.renderer, question, context)) return reply;
      return answerPage({ ...context, route: { ...route, path: '/404' } }, reply);
    }
    const booking = route.store && orderOfCalendar(route.path);
    if (booking) {
      const question = { execute: executeOf(context), id: booking, signedIn };
      if (await answerCalendar(reply, build.renderer, question, context)) return reply;
      return answerPage({ ...context, route: { ...route, path: '/404' } }, reply);
    }
    const isShut = context.forMembers && !signedIn;
    const going = { execute: executeOf(context), renderer: build.renderer, signedIn };
    const leads: Leads = isShut ? { kind: 'to-a-page' } : await goLocation(route, going);
    if (leads.kind === 'to') return reply.header('cache-control', 'no-store').redirect(leads.location, 303);
    return answerPage(leads.kind === 'nowhere' ? { ...context, route: { ...route, path: '/404' } } : context, reply);
  }

  async function answerPage(context: PageContext, reply: FastifyReply) {
    const { request, key, visit, codename, route } = context;
    const markOffline = (status: number) => {
      const isForCustomer = build.renderer.isReadOffline(route.path);
      const owner = offlineCopy({ status, isShared: key !== null, isForCustomer, session: visit.name() });
      if (owner) void reply.header('x-offline', owner);
    };
    const cached = key && cache.find(key);
    if (cached) {
      if (cached.renew) void renew(context, key);
      markOffline(cached.page.status);
      return sendCached(request, reply, cached.page, settings);
    }
    const nonce = newNonce();
    const startedAt = Date.now();
    const rendered = await render(context, nonce);
    if (visit !== guest && codename) {
      void reply.header('cache-control', 'no-store');
      setSessionCookies(reply, codename, visit);
    }
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, 302);
    setPageHeaders(reply, rendered.status, nonce, settings);
    markOffline(rendered.status);
    const storeHtml = (html: string) => key && cache.store(key, rendered.status, html, nonce, startedAt);
    return sendStream(request, reply, Readable.from(writePage(rendered, launcherOf(context, nonce), storeHtml)));
  }

  app.get('/*', (request: PageRequest, reply) => answer(request, reply));
}
