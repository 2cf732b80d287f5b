import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderAnswer } from '../../src/entry-server';
import type { Facade } from '../graphql/facade';
import type { Settings } from '../settings';
import { sendStream, sendText } from './compress';
import { type ChosenLocale, localeCookie, localeOf } from './locale';
import { createPageCache, type KeptPage, type PageCache, type PageKey } from './page-cache';
import { type Build, newNonce, type PageRenderer } from './page-renderer';
import { type Place, placeOf } from './place';
import { publicOrigin } from './public-origin';
import { pagePolicy } from './security-headers';

export interface PagesOptions {
  settings: Settings;
  facade: Facade;
  build: Build;
}

type PageRequest = FastifyRequest<{ Querystring: Record<string, string | string[]> }>;
type Page = Extract<RenderAnswer, { kind: 'page' }>;

/** What pages read of their address, in the order in which the cache names them; all else is ignored. */
const knownParameters = ['cari', 'invoice_id', 'next', 'page', 'parent', 'parent_name', 'tab'] as const;
const year = 31_536_000;

function knownSearch(query: PageRequest['query']): string {
  const known = new URLSearchParams();
  for (const name of knownParameters) {
    const value = [query[name]].flat()[0];
    if (value) known.set(name, value.slice(0, 200));
  }
  return known.size > 0 ? `?${known}` : '';
}

/** `?search=` leads to the search page: it is what the search box sends without scripts. */
function redirectOf(request: PageRequest, { base, path }: Place, renderer: PageRenderer): string | null {
  const term = [request.query.search].flat()[0];
  return term !== undefined && (path === '/' || path === '/search') ? base + renderer.searchPath(term) : null;
}

async function* written(page: Page, nonce: string, keep: (html: string) => void): AsyncGenerator<string> {
  let html = page.before;
  yield page.before;
  page.application.setEncoding('utf8');
  for await (const chunk of page.application as AsyncIterable<string>) {
    html += chunk;
    yield chunk;
  }
  const rest = page.after();
  yield rest;
  if (page.isWhole() && html.includes(nonce)) keep(html + rest);
}

const setPageHeaders = (reply: FastifyReply, status: number, nonce: string, settings: Settings) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, settings))
    .header('cache-control', 'private, no-cache');

function sendKept(request: PageRequest, reply: FastifyReply, page: KeptPage, settings: Settings) {
  const nonce = newNonce();
  setPageHeaders(reply, page.status, nonce, settings);
  return sendText(request, reply, page.pieces.join(nonce));
}

function keepLanguage(reply: FastifyReply, { locale, asked }: ChosenLocale, base: string) {
  if (asked) void reply.setCookie(localeCookie, locale, { path: base || '/', maxAge: year, sameSite: 'lax' });
}

/** Every address that no other route takes is a page of a store, or the directory of stores. */
export function pages(app: FastifyInstance, { settings, facade, build }: PagesOptions, cache: PageCache = createPageCache()) {
  const tiles = settings.TILE_URL || '/tiles/{z}/{x}/{y}.svg';

  async function render(request: PageRequest, place: Place, chosen: ChosenLocale, codename: string | null, nonce: string) {
    const { locale } = chosen;
    const facadeSearch = new URLSearchParams({ ...(place.base && { store: place.base.slice(1) }), lang: locale });
    return build.renderer.render({
      path: place.path,
      search: knownSearch(request.query),
      base: place.base,
      origin: publicOrigin(request, settings),
      codename,
      locale,
      localeAsked: chosen.asked,
      endpoint: `/graphql?${facadeSearch}`,
      tiles,
      nonce,
      assets: build.assets,
      execute: (document, variables, signal) =>
        facade.execute(document, variables, {
          store: place.store,
          locale,
          requestId: request.id,
          log: request.log,
          ...(signal && { signal }),
        }),
      report: (error) => request.log.error({ err: error }, 'A part of the page could not be rendered'),
    });
  }

  /** Makes a kept page anew while its visitors still get the old one. */
  async function renew(request: PageRequest, place: Place, chosen: ChosenLocale, codename: string, key: PageKey) {
    const nonce = newNonce();
    try {
      const answer = await render(request, place, chosen, codename, nonce);
      if (answer.kind !== 'page') return;
      for await (const _ of written(answer, nonce, (html) => cache.keep(key, answer.status, html, nonce)));
    } catch (error) {
      request.log.error({ err: error }, 'A kept page could not be made anew');
    } finally {
      cache.renewed(key);
    }
  }

  async function answer(request: PageRequest, reply: FastifyReply) {
    const place = placeOf(request, settings) ?? { store: null, base: '', path: '/404' };
    const chosen = localeOf(request);
    keepLanguage(reply, chosen, place.base);
    const redirect = redirectOf(request, place, build.renderer);
    if (redirect) return reply.redirect(redirect, 302);

    const found = place.store && (await facade.findStore(place.store));
    const codename = found?.codename ?? null;
    const here: Place = place.store && found === null ? { store: null, base: '', path: '/404' } : place;
    const key: PageKey | null = found && {
      storeUid: found.viewUid,
      revision: found.revision,
      locale: `${chosen.locale}${chosen.asked ? '!' : ''}`,
      origin: publicOrigin(request, settings),
      base: here.base,
      path: here.path,
      search: knownSearch(request.query),
    };
    const kept = key && cache.find(key);
    if (kept) {
      if (kept.renew) void renew(request, here, chosen, codename ?? '', key);
      return sendKept(request, reply, kept.page, settings);
    }

    const nonce = newNonce();
    const made = await render(request, here, chosen, codename, nonce);
    if (made.kind === 'redirect') return reply.redirect(made.location, 302);
    setPageHeaders(reply, made.status, nonce, settings);
    const keep = (html: string) => key && cache.keep(key, made.status, html, nonce);
    return sendStream(request, reply, Readable.from(written(made, nonce, keep)));
  }

  app.get('/*', (request: PageRequest, reply) => answer(request, reply));
}
