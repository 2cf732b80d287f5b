import { expect, test } from '@playwright/test';
import { demoStores } from './demo-pages';
import { routeTable } from './routes';

const store = '/kebunara';

for (const { path, is } of routeTable) {
  test(`a guest who asks for ${store}${path} gets: ${is}`, async ({ request }) => {
    const answer = await request.get(store + path, { maxRedirects: 0 });
    if (is === 'private') {
      expect(answer.status()).toBe(302);
      expect(answer.headers().location).toBe(`${store}/login?next=${encodeURIComponent(path)}`);
      return;
    }
    expect(answer.status()).toBe(is === 'missing' ? 404 : 200);
    const html = await answer.text();
    const isIndexed = !html.includes('<meta name="robots" content="noindex">');
    expect(isIndexed).toBe(is === 'page');
    if (is === 'later') expect(html).toContain('Sedang dalam perbaikan');
  });
}

test('a wrong title still opens the page, with the right title in the canonical URL', async ({ request, baseURL }) => {
  const html = await (await request.get(`${store}/m/any_other_title-sayur`)).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${store}/m/sayur-sayur">`);
});

test('every page listed in a sitemap exists, in both languages', async ({ baseURL }) => {
  const found = async (path: string, pattern: RegExp) =>
    [...(await (await fetch(new URL(path, baseURL))).text()).matchAll(pattern)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    );
  const locations = (path: string) => found(path, /<loc>([^<]*)<\/loc>/g);
  const indexes = await found('/robots.txt', /^Sitemap: (.*)$/gm);
  expect(indexes.length).toBeGreaterThanOrEqual(demoStores.length);
  const sitemaps = (await Promise.all(indexes.map(locations))).flat();
  const pages = (await Promise.all(sitemaps.map(locations))).flatMap((all) => all.slice(0, 40));
  expect(pages.length).toBeGreaterThan(demoStores.length * 4);
  for (const page of pages) {
    // Each time as a new visitor without a language cookie.
    const answer = await fetch(page);
    expect({ page, status: answer.status }).toEqual({ page, status: 200 });
    const html = await answer.text();
    expect({ page, language: /<html lang="(\w+)"/.exec(html)?.[1] }).toEqual({
      page,
      language: page.endsWith('lang=en') ? 'en' : 'id',
    });
    expect({
      page,
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
    }).toEqual({
      page,
      canonical: page,
    });
  }
});
