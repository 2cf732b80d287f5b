import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderAnswer } from '../../../src/entry-server';
import type { CacheBudget } from '../../cache/cache-budget';
import type { Facade } from '../../graphql/facade';
import type { Settings } from '../../base/settings';
import { sendStream, sendText } from '../../base/compress';
import { executeFor } from '../rendering/execute-for';
import { goLocation, isGo, type Leads } from './go';
import { inspectorLauncher } from '../operator/inspector-launcher';
import { type ChosenLocale, localeCookie, localeOf } from '../../base/locale';
import type { Operator } from '../operator/operator';
import { createPageCache, type CachedPage, type PageKey, withNonce } from './page-cache';
import { type Build, newNonce } from '../rendering/page-renderer';
import { type StoreRoute, storeRouteOf } from '../../facade/store-reference';
import { canonicalOrigin } from '../../base/public-origin';
import { sealedSession, setSessionCookies } from '../../sessions/session-cookies';
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

/** The query as it was sent. */
/** With a leading `?`, or empty. */
const searchOf = ({ url }: PageRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
const queryOf = (request: PageRequest) => new URLSearchParams(searchOf(request));

const documentEnd = '</body></html>';

async function* written(page: Page, launcher: string, keep: (html: string) => void): AsyncGenerator<string> {
  let html = page.before;
  yield page.before;
  page.application.setEncoding('utf8');
  for await (const chunk of page.application as AsyncIterable<string>) {
    html += chunk;
    yield chunk;
  }
  const rest = page.after().replace(documentEnd, launcher + documentEnd);
  yield rest;
  if (page.isWhole()) keep(html + rest);
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

/** A page that is asked for: whose, where, in which language. */
interface Asked {
  request: PageRequest;
  place: StoreRoute;
  chosen: ChosenLocale;
  /** Null on the pages that belong to no store. */
  codename: string | null;
  /** Null where the page must not be kept. */
  key: PageKey | null;
  /** Of a private page, of a call to action, or of any page in a store for members; a guest's on all others. */
  visit: Visit;
  /** Scheme and host of canonical addresses. */
  origin: string;
  /** Of every page of the store: nobody else sees one. */
  forMembers?: boolean;
}

/** Every address that no other route takes is a page of a store, or the directory of stores. */
export function pages(app: FastifyInstance, { settings, operator, facade, build, caches }: PagesOptions) {
  const cache = createPageCache(caches);
  const isInspected = (request: PageRequest) => settings.INSPECTOR && operator.hasCookie(request);
  const launcherOf = ({ request }: Asked, nonce: string) =>
    isInspected(request) ? `<script nonce="${nonce}">${inspectorLauncher(settings)}</script>` : '';
  const tiles = settings.TILE_URL || '/tiles/{z}/{x}/{y}.svg';

  const executeOf = ({ request, place, chosen, visit }: Asked) =>
    executeFor(request, settings, facade, build.renderer, place.store, chosen.locale, visit);

  const customerVisit = (request: PageRequest, codename: string, storeUid: string | null) =>
    facade.visit(sealedSession(request, codename), storeUid);

  const render = (asked: Asked, nonce: string): Promise<RenderAnswer> => {
    const { request, place, chosen, codename, visit, origin, forMembers = false } = asked;
    const { locale, asked: localeAsked } = chosen;
    const facadeSearch = new URLSearchParams({ ...(place.base && codename && { store: codename }), lang: locale });
    return build.renderer.render({
      path: place.path,
      search: build.renderer.pageSearch(place.path, queryOf(request)),
      askedSearch: searchOf(request),
      base: place.base,
      origin,
      codename,
      directory: place.store === null && place.path === '/',
      locale,
      localeAsked,
      signedIn: visit.session !== null,
      forMembers,
      endpoint: `/graphql?${facadeSearch}`,
      tiles,
      nonce,
      assets: build.assets,
      execute: executeOf(asked),
      report: (error) => request.log.error({ err: error }, 'A part of the page could not be rendered'),
    });
  };

  /** Makes a kept page anew while visitors still get the old one. */
  async function renew(asked: Asked, key: PageKey) {
    const nonce = newNonce();
    try {
      const answer = await render(asked, nonce);
      if (answer.kind !== 'page') return;
      const text = written(answer, launcherOf(asked, nonce), (html) => cache.store(key, answer.status, html, nonce));
      while (!(await text.next()).done);
    } catch (error) {
      asked.request.log.error({ err: error }, 'A cached page could not be refreshed');
    } finally {
      cache.renewed(key);
    }
  }

  async function find(request: PageRequest): Promise<Asked> {
    const place = storeRouteOf(request, settings) ?? nowhere;
    const chosen = localeOf(request);
    // A host that has found no store is not repeated.
    const origin = canonicalOrigin(request, settings);
    if (!place.store) return { request, place, chosen, codename: null, key: null, visit: guest, origin };
    try {
      const store = (await facade.storeRecord(place.store))?.store;
      if (!store) return { request, place: nowhere, chosen, codename: null, key: null, visit: guest, origin };
      const ownOrigin = canonicalOrigin(request, settings, settings.MULTI_TENANT ? [] : store.domains);
      const forMembers = store.signInRequired;
      const isPersonal = forMembers || build.renderer.isPrivate(place.path) || isGo(place.path);
      const visit = isPersonal ? customerVisit(request, store.codename, store.id) : guest;
      const key: PageKey = {
        storeUid: store.id,
        revision: store.revision,
        locale: `${chosen.locale}${chosen.asked ? '!' : ''}`,
        origin: ownOrigin,
        base: place.base,
        path: place.path,
        search: build.renderer.pageSearch(place.path, queryOf(request)),
        inspected: isInspected(request),
      };
      const shared = { request, place, chosen, codename: store.codename, visit, forMembers };
      return { ...shared, key: isPersonal ? null : key, origin: ownOrigin };
    } catch (error) {
      request.log.error({ err: error }, 'The store of a page could not be loaded');
      const codename = place.base.slice(1);
      const visit = build.renderer.isPrivate(place.path) ? customerVisit(request, codename, null) : guest;
      return { request, place, chosen, codename, key: null, visit, origin };
    }
  }

  async function answer(request: PageRequest, reply: FastifyReply) {
    const asked = await find(request);
    const { place, chosen } = asked;
    if (chosen.asked) {
      void reply.setCookie(localeCookie, chosen.locale, { path: place.base || '/', maxAge: year, sameSite: 'lax' });
    }
    const searched = place.store && build.renderer.searchRedirect(queryOf(request));
    if (searched) return reply.redirect(place.base + searched, 302);
    const signedIn = asked.visit.session !== null;
    const isShut = asked.forMembers && !signedIn;
    const going = { execute: executeOf(asked), renderer: build.renderer, signedIn };
    const leads: Leads = isShut ? { kind: 'to-a-page' } : await goLocation(place, going);
    if (leads.kind === 'to') return reply.header('cache-control', 'no-store').redirect(leads.location, 303);
    return answerPage(leads.kind === 'nowhere' ? { ...asked, place: { ...place, path: '/404' } } : asked, reply);
  }

  async function answerPage(asked: Asked, reply: FastifyReply) {
    const { request, key, visit, codename } = asked;
    const kept = key && cache.find(key);
    if (kept) {
      if (kept.renew) void renew(asked, key);
      return sendCached(request, reply, kept.page, settings);
    }
    const nonce = newNonce();
    const made = await render(asked, nonce);
    if (visit !== guest && codename) {
      void reply.header('cache-control', 'no-store');
      setSessionCookies(reply, codename, visit);
    }
    if (made.kind === 'redirect') return reply.redirect(made.location, 302);
    setPageHeaders(reply, made.status, nonce, settings);
    const keep = (html: string) => key && cache.store(key, made.status, html, nonce);
    return sendStream(request, reply, Readable.from(written(made, launcherOf(asked, nonce), keep)));
  }

  app.get('/*', (request: PageRequest, reply) => answer(request, reply));
}
