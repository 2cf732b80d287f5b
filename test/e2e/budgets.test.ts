import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { tagsOf } from '../harness/markup';
import { repository } from '../harness/running-program';
import { demoStores } from './demo-pages';
import { expect, open, test } from './watched-test';

const kilobyte = 1_024;
const most = 125;
const wanted = 100;

const client = join(repository, 'dist/client');
const home = '/kebunara';
const list = '/kebunara/m/sayur-sayur';

const gzipped = (name: string) => gzipSync(readFileSync(join(client, name)), { level: 9 }).length / kilobyte;

/** Every script that the browser asks for until nothing more comes, without a scroll or a tap. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.add(pathname.replace('/assets/', ''));
  });
  await open(page, path);
  return [...scripts];
}

for (const path of [home, list]) {
  test(`the first load of ${path} has at most ${most} KB of script`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const sizes = (await scriptsOf(page, path)).map((name) => ({ name, size: gzipped(name) }));
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    const parts = sizes.map(({ name, size }) => `${name} ${size.toFixed(1)}`).join(', ');
    console.log(`${path}: ${total.toFixed(1)} KB of script (wanted ${wanted}): ${parts}`);
    expect(total).toBeLessThanOrEqual(most);
  });
}

/** Marks of packages that only some parts need, as they survive minification. */
const heavy: { readonly [name: string]: RegExp } = {
  formik: /Formik|formik/,
  yup: /must be a `\$\{type\}` type|notOneOf/,
  xstate: /xstate\.(init|stop|done)/,
  'pigeon-maps': /pigeon-(drag-block|click-block|attribution|tile)/,
  'react-slick': /slick-(slide|track|list|slider)/,
};

test('no page loads a package that it does not need', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [list, '/kebunara/m/tentang-tentang', '/']) {
    const text = (await scriptsOf(page, path)).map((name) => readFileSync(join(client, name), 'utf8')).join('\n');
    const loaded = Object.keys(heavy).filter((name) => heavy[name]?.test(text));
    expect({ path, loaded }).toEqual({ path, loaded: [] });
  }
});

test('each of these packages is in the build, so that its absence from a page means something', () => {
  const built = readdirSync(client)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(client, name), 'utf8'))
    .join('\n');
  const needed = ['xstate', 'pigeon-maps', 'react-slick'];
  expect(needed.filter((name) => heavy[name]?.test(built))).toEqual(needed);
});

test('one more store adds no byte of script: each loads the same files', async ({ request }) => {
  const known = new Set(readdirSync(client));
  const entries = await Promise.all(
    demoStores.map(async ({ codename }) => {
      const html = await (await request.get(`/${codename}/maintenance`)).text();
      return tagsOf(html)
        .map(({ attributes }) => attributes.get('src') ?? '')
        .filter((src) => src.startsWith('/assets/'));
    }),
  );
  const [first = []] = entries;
  expect(first.length).toBeGreaterThan(0);
  for (const files of entries) expect(files).toEqual(first);
  expect(first.every((file) => known.has(file.replace('/assets/', '')))).toBe(true);
  for (const { codename } of demoStores) expect([...known].filter((name) => name.includes(codename))).toEqual([]);
});
