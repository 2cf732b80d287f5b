import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoreRecord } from '../../domains/stores/store-record';
import { sendStream } from '../../base/compress';
import type { PagesOptions } from './page-request';
import { robotRules } from './robot-rules';
import { storeRouteOf } from '../../facade/store-reference';
import { canonicalOrigin } from '../../base/public-origin';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function entry(url: string, isTranslated: boolean): string {
  if (!isTranslated) return `<url><loc>${escaped(url)}</loc></url>`;
  const english = `${url}${url.includes('?') ? '&' : '?'}lang=en`;
  const links = [
    ['id', url],
    ['en', english],
    ['x-default', url],
  ]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href ?? '')}"/>`)
    .join('');
  return [url, english].map((one) => `<url><loc>${escaped(one)}</loc>${links}</url>`).join('');
}

function* sitemap(urls: Iterable<string>, isTranslated: boolean): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  for (const url of urls) yield entry(url, isTranslated);
  yield '</urlset>';
}

const sitemapIndex = (urls: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
    .map((one) => `<sitemap><loc>${escaped(one)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;

interface PageRoute {
  Params: { page: string };
}

interface Robots {
  /** Null if there are too many to list. */
  readonly bases: readonly string[] | null;
  readonly sitemaps: readonly string[];
}

interface StorePage {
  readonly store: StoreRecord['store'];
  readonly home: string;
}

/**
 * `robots.txt` lists every store's sitemap index, because an index may not list another; a sitemap has up to 10,000
 * items. If there are too many stores for that, it lists an index of sitemaps of their home pages.
 */
export function searchEngines(app: FastifyInstance, { settings, facade, build: { renderer } }: PagesOptions) {
  const xml = (reply: FastifyReply) => reply.type('application/xml; charset=utf-8');
  const prefix = settings.MULTI_TENANT ? '/:codename' : '';

  async function findStorePage(request: FastifyRequest): Promise<StorePage | null> {
    const route = storeRouteOf(request, settings);
    const record = route?.store && (await facade.storeRecord(route.store));
    // A members' store publishes no URLs.
    if (!route || !record || record.store.signInRequired) return null;
    const domains = settings.MULTI_TENANT ? [] : record.store.domains;
    return { store: record.store, home: canonicalOrigin(request, settings, domains) + route.base };
  }

  /** The public stores of a page of the directory. */
  async function listPublic(page: number) {
    const { stores, lastPage } = await facade.listStores(page);
    return {
      codenames: stores.filter(({ signInRequired }) => !signInRequired).map(({ codename }) => codename),
      lastPage,
    };
  }

  async function listRobots(request: FastifyRequest): Promise<Robots> {
    if (!settings.MULTI_TENANT) {
      const storePage = await findStorePage(request);
      return { bases: [''], sitemaps: storePage ? [`${storePage.home}/sitemap.xml`] : [] };
    }
    const origin = canonicalOrigin(request, settings);
    const { codenames, lastPage } = await listPublic(1);
    if (lastPage > 1) return { bases: null, sitemaps: [`${origin}/sitemap-stores.xml`] };
    const bases = codenames.map((codename) => `/${codename}`);
    return { bases, sitemaps: bases.map((base) => `${origin}${base}/sitemap.xml`) };
  }

  // Without any rules, robots stay away.
  app.get('/robots.txt', async (request, reply) => {
    const { bases, sitemaps } = await listRobots(request).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The sitemaps of the stores could not be listed');
      return { bases: settings.MULTI_TENANT ? null : [''], sitemaps: [] };
    });
    const lines = [...robotRules(bases), ...sitemaps.map((url) => `Sitemap: ${url}`)];
    return reply.type('text/plain').send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap-stores.xml', async (request, reply) => {
    if (!settings.MULTI_TENANT) return reply.code(404).send();
    const origin = canonicalOrigin(request, settings);
    const { lastPage } = await listPublic(1);
    const files = Array.from({ length: lastPage }, (_, at) => `${origin}/sitemap-stores-${at + 1}.xml`);
    return xml(reply).send(sitemapIndex(files));
  });

  app.get<PageRoute>('/sitemap-stores-:page(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    if (!settings.MULTI_TENANT) return reply.code(404).send();
    const origin = canonicalOrigin(request, settings);
    const { codenames } = await listPublic(Number(request.params.page));
    if (codenames.length === 0) return reply.code(404).send();
    const homes = codenames.map((codename) => `${origin}/${codename}`);
    return sendStream(request, xml(reply), Readable.from(sitemap(homes, false)));
  });

  app.get(`${prefix}/sitemap.xml`, async (request, reply) => {
    const storePage = await findStorePage(request);
    if (!storePage) return reply.code(404).send();
    const { items, lastPage } = await facade.itemPaths(storePage.store, 1, { requestId: request.id });
    const files = items.length > 0 ? Array.from({ length: lastPage }, (_, at) => `sitemap-items-${at + 1}.xml`) : [];
    return xml(reply).send(sitemapIndex(['sitemap-pages.xml', ...files].map((file) => `${storePage.home}/${file}`)));
  });

  app.get(`${prefix}/sitemap-pages.xml`, async (request, reply) => {
    const storePage = await findStorePage(request);
    if (!storePage) return reply.code(404).send();
    const { store, home } = storePage;
    const menus = store.menus.map((menu) => home + renderer.menuPath(menu));
    const start = settings.MULTI_TENANT ? home : `${home}/`;
    const legal = renderer.legalPaths.map((path) => home + path);
    return sendStream(request, xml(reply), Readable.from(sitemap([start, ...menus, ...legal], store.isTranslated)));
  });

  app.get<PageRoute>(`${prefix}/sitemap-items-:page(^[1-9]\\d{0,2}).xml`, async (request, reply) => {
    const storePage = await findStorePage(request);
    if (!storePage) return reply.code(404).send();
    const page = Number(request.params.page);
    const { items } = await facade.itemPaths(storePage.store, page, { requestId: request.id });
    if (items.length === 0) return reply.code(404).send();
    const urls = items.map((item) => storePage.home + renderer.itemPath(item));
    return sendStream(request, xml(reply), Readable.from(sitemap(urls, storePage.store.isTranslated)));
  });
}
