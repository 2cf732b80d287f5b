import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PagesOptions } from './pages';
import { placeOf } from './place';
import { publicOrigin } from './public-origin';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** One page in its two languages, each naming the other. */
function entry(address: string): string {
  const english = `${address}${address.includes('?') ? '&' : '?'}lang=en`;
  const links = [
    ['id', address],
    ['en', english],
    ['x-default', address],
  ]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href ?? '')}"/>`)
    .join('');
  return [address, english].map((one) => `<url><loc>${escaped(one)}</loc>${links}</url>`).join('');
}

const sitemap = (addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses.map(entry).join('')}</urlset>`;

const index = (addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((one) => `<sitemap><loc>${escaped(one)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;

const privatePaths = [
  '/akun',
  '/cart',
  '/checkout',
  '/chat',
  '/order',
  '/beli-langsung',
  '/invoice',
  '/saldo',
  '/login',
  '/go',
];

/** `robots.txt` and the sitemaps: one of the deployment's stores, and one of each store's pages. */
export function searchEngines(app: FastifyInstance, { settings, facade, build: { renderer } }: PagesOptions) {
  app.get('/robots.txt', (request, reply) => {
    const prefix = settings.MULTI_TENANT ? '/*' : '';
    const lines = ['User-agent: *', ...privatePaths.map((path) => `Disallow: ${prefix}${path}`), 'Disallow: /graphql'];
    return reply
      .type('text/plain')
      .send([...lines, `Sitemap: ${publicOrigin(request, settings)}/sitemap.xml`, ''].join('\n'));
  });

  async function sitemapOf(request: FastifyRequest, reply: FastifyReply) {
    const place = placeOf(request, settings);
    const record = place?.store && (await facade.storeRecord(place.store));
    if (!place || !record) return reply.code(404).send();
    const home = `${publicOrigin(request, settings)}${place.base}`;
    const menus = record.store.menus.map((menu) => home + renderer.menuPath(menu));
    return reply.type('application/xml').send(sitemap([place.base ? home : `${home}/`, ...menus]));
  }

  if (!settings.MULTI_TENANT) {
    app.get('/sitemap.xml', sitemapOf);
    return;
  }
  app.get('/:codename/sitemap.xml', sitemapOf);
  app.get('/sitemap.xml', async (request, reply) => {
    const stores = await facade.listStores();
    const origin = publicOrigin(request, settings);
    return reply.type('application/xml').send(index(stores.map(({ codename }) => `${origin}/${codename}/sitemap.xml`)));
  });
}
