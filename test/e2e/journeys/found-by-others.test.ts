import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { alive, expect, open, test } from '../watched-test';

const item = '/ronasenja/p/gaun_senja-gaunsenja';
const list = '/ronasenja/m/koleksi-koleksi';

interface About {
  '@graph': { '@type': string }[];
}

async function readPage(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const script = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  const about = script === undefined ? null : (JSON.parse(script) as About);
  const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
  return { html, types: about?.['@graph'].map((thing) => thing['@type']) ?? null, property };
}

for (const [what, path, types] of [
  ['an item', item, ['Product', 'BreadcrumbList']],
  ['a service', '/kopirintik/p/kelas_seduh_minggu_pagi-kelasseduh', ['Service', 'BreadcrumbList']],
  ['a shop', '/plasanusa/p/batik_laras-batiklaras', ['LocalBusiness', 'BreadcrumbList']],
  ['a list', list, ['BreadcrumbList', 'ItemList']],
  ['a search', '/ronasenja/search/gaun', null],
] as const) {
  test(`the head of ${what} describes the page`, async ({ request }) => {
    expect((await readPage(request, path)).types).toEqual(types);
  });
}

test('a link preview has the item’s picture with its real size', async ({ request, baseURL }) => {
  const { html, property } = await readPage(request, item);
  expect(property('og:type')).toBe('product');
  expect(property('og:url')).toBe(`${baseURL}${item}`);
  expect(html).toContain('<meta name="twitter:card" content="summary">');
  const url = property('og:image') ?? '';
  expect(url.startsWith(`${baseURL}/images/`)).toBe(true);
  const { format, width, height } = await sharp(await (await request.get(url)).body()).metadata();
  expect([`image/${format}`, String(width), String(height)]).toEqual(
    ['type', 'width', 'height'].map((part) => property(`og:image:${part}`)),
  );
});

test('the English page of a translated store has its own URL and its own description', async ({ request, baseURL }) => {
  const translated = '/bereskan/p/kerak_kamar_mandi-kamarmandi';
  const plain = await readPage(request, translated);
  expect(plain.html).toContain(`hreflang="en" href="${baseURL}${translated}?lang=en"`);
  expect(plain.property('og:title')).toContain('Kerak Kamar Mandi');
  const { html, property } = await readPage(request, `${translated}?lang=en`);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${translated}?lang=en">`);
  expect(html).toContain(`"url":"${baseURL}${translated}?lang=en"`);
  expect(html.match(/hreflang="(id|en|x-default)"/g)).toHaveLength(3);
  expect(html).toContain(`hreflang="id" href="${baseURL}${translated}"`);
  expect(property('og:title')).toContain('Bathroom Limescale');
});

test('a store without English texts offers no English pages to search engines', async ({ request, baseURL }) => {
  const service = '/kopirintik/p/kelas_seduh_minggu_pagi-kelasseduh';
  const { html } = await readPage(request, `${service}?lang=en`);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${service}">`);
  expect(html).not.toContain('hreflang');
});

test('each page has its own description, and only pages with content are indexable', async ({ request }) => {
  const description = async (path: string) =>
    /<meta name="description" content="([^"]*)"/.exec((await readPage(request, path)).html)?.[1];
  const [home, menu] = [await description('/ronasenja'), await description(list)];
  expect(home).toBeTruthy();
  expect(menu).toBe(`Koleksi. ${home}`);
  expect((await readPage(request, `${list}?page=1`)).html).not.toContain('noindex');
  expect((await readPage(request, `${list}?page=9`)).html).toContain('noindex');
  const { html, property } = await readPage(request, '/ronasenja');
  expect(html).toContain(`<link rel="canonical" href="${property('og:url')}">`);
  expect(html).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/i);
  expect(html).toContain('rel="apple-touch-icon"');
});

test('leaving a page removes its description', async ({ page }) => {
  const said = page.locator('script[type="application/ld+json"]');
  await open(page, list);
  await expect(said).toHaveCount(1);
  const link = page.getByRole('link', { name: 'Gaun Senja' });
  await alive(link);
  await link.click();
  await expect(page).toHaveURL(item);
  await expect(page).toHaveTitle(/^Gaun Senja/);
  await expect(said).toHaveCount(0);
});
