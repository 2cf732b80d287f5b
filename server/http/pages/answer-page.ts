import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import type { RenderAnswer } from '../../../src/entry-server';
import { announceEncoding, encodingOf, sendStream } from '../../base/compress';
import type { Settings } from '../../base/settings';
import { setSessionCookies } from '../../sessions/sessions';
import { guest } from '../../sessions/visit';
import { inspectorLauncher } from '../operator/inspector';
import { type InlineSources, nonceSources } from '../rendering/inline-sources';
import { newNonce } from '../rendering/page-renderer';
import { pagePolicy } from '../rendering/security-headers';
import { createHorizon, type Horizon } from '../../cache/horizon';
import { allowEdge } from '../edge/edge-headers';
import { previewAncestors, previewParts } from '../previews/preview-parts';
import { sendEarlyHints } from './early-hints';
import { offlineCopy } from './offline-copy';
import { createPageBytes, type PageBytes } from './page-bytes';
import type { PageCache, PageKey } from './page-cache';
import { isReadTheSame, notingReads, type PageReads, type PageSources } from './page-reads';
import {
  executeOf,
  isSignedIn,
  type PageContext,
  type PageRequest,
  type PagesOptions,
  queryOf,
  searchOf,
  sessionOf,
} from './page-request';

type Page = Extract<RenderAnswer, { kind: 'page' }>;

const retryAfterSeconds = 10;
const documentEnd = '</body></html>';

const endOf = (page: Page, launcher: string) => page.after().replace(documentEnd, launcher + documentEnd);

async function* streamPage(page: Page, launcher: string): AsyncGenerator<string> {
  yield page.before;
  page.application.setEncoding('utf8');
  yield* page.application as AsyncIterable<string>;
  yield endOf(page, launcher);
}

const htmlOf = (page: Page, launcher: string) => text(Readable.from(streamPage(page, launcher)));

function setPageHeaders(
  reply: FastifyReply,
  { preview }: PageContext,
  status: number,
  sources: InlineSources,
  settings: Settings,
) {
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      pagePolicy(sources, settings, preview ? previewAncestors(preview.preview, settings) : undefined),
    );
  if (status >= 500) void reply.header('retry-after', retryAfterSeconds).header('cache-control', 'no-store');
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
}

const launcherOf = (options: PagesOptions, { request, preview }: PageContext, nonce: string) =>
  preview ? '' : inspectorLauncher(options, request, nonce);

/** @param horizon is told until when what is read stays as it is */
const sourcesOf = (options: PagesOptions, context: PageContext, horizon: Horizon): PageSources => ({
  execute: executeOf(options, context, horizon),
  async inlinePicture(path, width) {
    const picture = await context.request.server.inlinePicture(path, width);
    if (picture.triedAgainAt !== undefined) horizon.limit(picture.triedAgainAt);
    return picture;
  },
});

function render(
  options: PagesOptions,
  context: PageContext,
  nonce: string,
  sources: PageSources,
): Promise<RenderAnswer> {
  const { settings, build } = options;
  const { request, route, chosen, codename, origin, forMembers, preview } = context;
  const { locale, isFromUrl: localeAsked } = chosen;
  const facadeSearch = new URLSearchParams({ ...(route.base && codename && { store: codename }), lang: locale });
  const directory = route.store === null && route.path === '/';
  return build.renderer.render({
    path: route.path,
    search: build.renderer.pageSearch(directory ? null : route.path, queryOf(request)),
    askedSearch: searchOf(request),
    base: route.base,
    origin,
    codename,
    directory,
    locale,
    localeAsked,
    signedIn: isSignedIn(context),
    session: sessionOf(context),
    forMembers,
    endpoint: preview ? `${route.base}/graphql?lang=${locale}` : `/graphql?${facadeSearch}`,
    preview: preview && previewParts(preview.preview, { locale, nonce, settings }),
    tiles: settings.TILE_URL || '/tiles/{z}/{x}/{y}.svg',
    nonce,
    assets: build.assets,
    ...sources,
    report: (error) => request.log.error({ err: error }, 'A part of the page could not be rendered'),
  });
}

/** Without a body if the browser has this page already. */
async function sendPage(request: PageRequest, reply: FastifyReply, page: PageBytes) {
  const encoding = encodingOf(request);
  announceEncoding(reply, encoding);
  if (page.status !== 200) return reply.send(await page.encoded(encoding));
  void reply.header('etag', page.etag);
  const known = String(request.headers['if-none-match'] ?? '').split(/,\s*/);
  return known.includes(page.etag) ? reply.code(304).send() : reply.send(await page.encoded(encoding));
}

interface Rendering {
  readonly rendered: RenderAnswer;
  readonly nonce: string;
  /**
   * The same bytes for all guests, cached if the page is complete; null if it is one visitor's, or streamed because a
   * part of it is late.
   */
  readonly shared: PageBytes | null;
}

async function renderFor(options: PagesOptions, context: PageContext, cache: PageCache | null): Promise<Rendering> {
  const { key, catalogue } = context;
  options.metrics.page('rendered');
  const nonce = newNonce();
  const startedAt = Date.now();
  const horizon = createHorizon();
  const asked = sourcesOf(options, context, horizon);
  const { sources, reads } = cache && key ? notingReads(asked) : { sources: asked, reads: [] };
  const rendered = await render(options, context, nonce, sources);
  if (!cache || !key || rendered.kind !== 'page' || rendered.isStreamed) return { rendered, nonce, shared: null };
  const { status } = rendered;
  const html = await htmlOf(rendered, launcherOf(options, context, nonce));
  const shared = rendered.isWhole()
    ? cache.store(key, { status, html, nonce, startedAt }, { catalogue, end: horizon.end, reads })
    : createPageBytes(status, html, nonce);
  return { rendered, nonce, shared };
}

/** Renders a cached page again; until it is stored, the cache answers with the old one. */
async function renew(options: PagesOptions, cache: PageCache, context: PageContext, key: PageKey) {
  try {
    const { rendered, shared } = await renderFor(options, context, cache);
    if (!shared && rendered.kind === 'page') rendered.application.destroy();
  } catch (error) {
    context.request.log.error({ err: error }, 'A cached page could not be refreshed');
  } finally {
    cache.renewed(key);
  }
}

/** Keeps a page that would be rendered as it is, and renders another again. Null if the new one cannot be cached. */
async function refresh(options: PagesOptions, cache: PageCache, context: PageContext, key: PageKey, reads: PageReads) {
  const { catalogue } = context;
  const horizon = createHorizon();
  if (await isReadTheSame(reads, sourcesOf(options, context, horizon))) {
    options.metrics.page('kept');
    return cache.keep(key, { catalogue, end: horizon.end, reads });
  }
  await renew(options, cache, context, key);
  const found = cache.find(key, catalogue);
  return found?.state === 'current' ? found.page : null;
}

/** Answers with pages: from the cache where everybody gets the same one, else rendered and streamed. @param cache null: nothing is stored */
export function createPageAnswers(options: PagesOptions, cache: PageCache | null) {
  const { settings, build, facade } = options;

  const markOffline = (reply: FastifyReply, { route, key, visit, preview }: PageContext, status: number) => {
    if (preview) return;
    const isForCustomer = build.renderer.isReadOffline(route.path);
    const owner = offlineCopy({ status, isShared: key !== null, isForCustomer, session: visit.name() });
    if (owner) void reply.header('x-offline', owner);
  };

  function offerToEdge(from: PageCache, key: PageKey, context: PageContext, reply: FastifyReply, page: PageBytes) {
    const { request, route, codename, catalogue, chosen } = context;
    if (settings.EDGE_SECONDS === 0 || !codename || !route.store || chosen.isFromUrl) return;
    const told = facade.toldRecord(route.store, chosen.locale);
    const isTold = told?.store.revision === key.revision && told.catalogue === catalogue;
    allowEdge(settings, request, reply, {
      codename,
      revision: key.revision,
      catalogue,
      isTold,
      validMs: from.validMs(key, page),
    });
  }

  async function findCached(from: PageCache, key: PageKey, context: PageContext): Promise<PageBytes | null> {
    const found = from.find(key, context.catalogue);
    if (!found) return null;
    const { page, state, reads } = found;
    if (state === 'old') void renew(options, from, context, key);
    if (state !== 'ended') return page;
    return from.refreshOnce(key, context.catalogue, () => refresh(options, from, context, key, reads));
  }

  function sendShared(from: PageCache, key: PageKey, context: PageContext, reply: FastifyReply, page: PageBytes) {
    markOffline(reply, context, page.status);
    if (page.status === 200) offerToEdge(from, key, context, reply, page);
    setPageHeaders(reply, context, page.status, page.sources, settings);
    return sendPage(context.request, reply, page);
  }

  return async function answerPage(context: PageContext, reply: FastifyReply) {
    const { request, key, visit, codename } = context;
    const cached = cache && key && (await findCached(cache, key, context));
    if (cached) {
      options.metrics.page('cached');
      return sendShared(cache, key, context, reply, cached);
    }
    sendEarlyHints(settings, request, reply, build.assets.entry.js);
    const { rendered, nonce, shared } = await renderFor(options, context, cache);
    if (cache && key && shared) return sendShared(cache, key, context, reply, shared);
    if (visit !== guest && codename) {
      void reply.header('cache-control', 'no-store');
      setSessionCookies(reply, codename, visit);
    }
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, 302);
    setPageHeaders(reply, context, rendered.status, nonceSources(nonce), settings);
    markOffline(reply, context, rendered.status);
    return sendStream(request, reply, Readable.from(streamPage(rendered, launcherOf(options, context, nonce))));
  };
}
