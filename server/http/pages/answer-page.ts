import { Readable } from 'node:stream';
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
import { previewAncestors, previewParts } from '../previews/preview-parts';
import { offlineCopy } from './offline-copy';
import type { PageBytes } from './page-bytes';
import type { PageCache, PageKey } from './page-cache';
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

function render(options: PagesOptions, context: PageContext, nonce: string): Promise<RenderAnswer> {
  const { settings, build } = options;
  const { request, route, chosen, codename, origin, forMembers, preview } = context;
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
    signedIn: isSignedIn(context),
    session: sessionOf(context),
    forMembers,
    endpoint: preview ? `${route.base}/graphql?lang=${locale}` : `/graphql?${facadeSearch}`,
    preview: preview && previewParts(preview.preview, { locale, nonce, settings }),
    tiles: settings.TILE_URL || '/tiles/{z}/{x}/{y}.svg',
    nonce,
    assets: build.assets,
    execute: executeOf(options, context),
    report: (error) => request.log.error({ err: error }, 'A part of the page could not be rendered'),
  });
}

/** Without a body if the browser has this page already. */
function sendPage(request: PageRequest, reply: FastifyReply, page: PageBytes) {
  const encoding = encodingOf(request);
  announceEncoding(reply, encoding);
  if (page.status !== 200) return reply.send(page.encoded(encoding));
  void reply.header('etag', page.etag);
  const known = String(request.headers['if-none-match'] ?? '').split(/,\s*/);
  return known.includes(page.etag) ? reply.code(304).send() : reply.send(page.encoded(encoding));
}

/** Renders a cached page again; until it is stored, the cache answers with the old one. */
async function renew(options: PagesOptions, cache: PageCache, context: PageContext, key: PageKey) {
  const nonce = newNonce();
  const startedAt = Date.now();
  try {
    const rendered = await render(options, context, nonce);
    if (rendered.kind !== 'page') return;
    const text = writePage(rendered, launcherOf(options, context, nonce), (html) =>
      cache.store(key, rendered.status, html, nonce, startedAt),
    );
    while (!(await text.next()).done);
  } catch (error) {
    context.request.log.error({ err: error }, 'A cached page could not be refreshed');
  } finally {
    cache.renewed(key);
  }
}

/** Answers with pages: from the cache where everybody gets the same one, else rendered and streamed. @param cache null: nothing is stored */
export function createPageAnswers(options: PagesOptions, cache: PageCache | null) {
  const { settings, build } = options;

  const markOffline = (reply: FastifyReply, { route, key, visit, preview }: PageContext, status: number) => {
    if (preview) return;
    const isForCustomer = build.renderer.isReadOffline(route.path);
    const owner = offlineCopy({ status, isShared: key !== null, isForCustomer, session: visit.name() });
    if (owner) void reply.header('x-offline', owner);
  };

  return async function answerPage(context: PageContext, reply: FastifyReply) {
    const { request, key, visit, codename } = context;
    const cached = cache && key && cache.find(key);
    if (cached) {
      if (cached.renew) void renew(options, cache, context, key);
      markOffline(reply, context, cached.page.status);
      setPageHeaders(reply, context, cached.page.status, cached.page.sources, settings);
      return sendPage(request, reply, cached.page);
    }
    const nonce = newNonce();
    const startedAt = Date.now();
    const rendered = await render(options, context, nonce);
    if (visit !== guest && codename) {
      void reply.header('cache-control', 'no-store');
      setSessionCookies(reply, codename, visit);
    }
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, 302);
    setPageHeaders(reply, context, rendered.status, nonceSources(nonce), settings);
    markOffline(reply, context, rendered.status);
    const storeHtml = (html: string) => key && cache?.store(key, rendered.status, html, nonce, startedAt);
    const text = writePage(rendered, launcherOf(options, context, nonce), storeHtml);
    return sendStream(request, reply, Readable.from(text));
  };
}
