import type { Page } from '@playwright/test';
import { isSoak } from '../support/programs/soak';
import { demoStores, type DemoPage, examplePages } from './demo-pages';
import { itemPages } from './item-examples';
import { axeFindings, markupFaults } from './page-checks';
import { routeTable } from './routes';
import { expect, layoutShifts, open, scrollThrough, test } from './watched-test';

const phone = { width: 390, height: 844 };
const widths = isSoak ? [phone, { width: 1280, height: 900 }] : [phone];
const widthNames = widths.map(({ width }) => width).join(' and ');
const maxShift = 0.02;
/** The pages in one test of a soak, which visits every item of every store. */
const itemsAtOnce = 5;

const routes: DemoPage[] = routeTable
  .filter(({ is }) => is !== 'private')
  .map(({ path, is }) => ({ path: `/kebunara${path}`, shows: [`the route (${is})`] }));

const others: DemoPage[] = [
  { path: '/', shows: ['the directory of stores'] },
  { path: '/no-such-store', shows: ['no store'] },
  { path: '/kebunara?lang=en', shows: ['a home page in English'] },
  { path: '/kebunara/m/sayur-sayur?lang=en', shows: ['a list in English'] },
  { path: '/kebunara/akun', shows: ['a private page’s way to sign-in'] },
];

/** In a soak every menu of every store; otherwise one page for each route and each kind of content. */
const everything: DemoPage[] = isSoak
  ? demoStores.flatMap((store) =>
      store.components.map(({ name, view_uid }) => ({
        path: `/${store.codename}/m/${encodeURIComponent(name)}-${view_uid}`,
        shows: ['every page'],
      })),
    )
  : [];

/** Each path once, with all reasons for visiting it. */
function crawled(): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const { path, shows } of [...others, ...examplePages({ withFlags: true }), ...routes, ...everything]) {
    pages.set(path, [...(pages.get(path) ?? []), ...shows]);
  }
  return pages;
}

/** One page of each kind: home, list, item, search, sign-in. */
const sampleOfRoutes = ['/kebunara', '/kebunara/m/sayur-sayur?lang=en', '/kebunara/search/0', '/kebunara/login'];

const isMissing = (path: string) =>
  path === '/no-such-store' || routeTable.some((row) => row.is === 'missing' && `/kebunara${row.path}` === path);

/** A streamed document has its late parts at its end; a second request returns it complete. */
async function wholeDocument(page: Page, path: string): Promise<string> {
  let html = '';
  for (let tries = 0; tries < 5; tries += 1) {
    html = await (await page.request.get(path)).text();
    if (!html.includes('<template id="B:')) break;
  }
  return html;
}

async function expectSoundAt(page: Page, path: string, viewport: typeof phone) {
  await page.setViewportSize(viewport);
  await page.waitForFunction((width) => innerWidth === width, viewport.width);
  await open(page, path);
  await scrollThrough(page);
  expect(await axeFindings(page), path).toEqual([]);
  const { total, parts } = await layoutShifts(page);
  expect(total, [path, ...parts].join('\n')).toBeLessThan(maxShift);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
}

for (const [path, shows] of crawled()) {
  test(`${path} passes all checks at ${widthNames} px (${shows.join('; ')})`, async ({ page, watch }) => {
    if (isMissing(path)) {
      watch.expectFault(/^answer 404/);
      watch.expectFault(/^console error: Failed to load resource: the server responded with a status of 404/);
    }
    // Requested first, so that the browser gets the cached page, whose policy has hashes instead of a nonce.
    expect(markupFaults(await wholeDocument(page, path))).toEqual([]);
    for (const viewport of widths) await expectSoundAt(page, path, viewport);
  });
}

for (const { codename } of isSoak ? demoStores : []) {
  const paths = itemPages(codename);
  for (let first = 0; first < paths.length; first += itemsAtOnce) {
    const some = paths.slice(first, first + itemsAtOnce);
    test(`items of ${codename} from number ${first + 1} pass all checks, alternating 390 and 1280 px`, async ({
      page,
    }) => {
      for (const [at, path] of some.entries()) {
        await expectSoundAt(page, path, widths[at % widths.length] ?? phone);
        expect(markupFaults(await wholeDocument(page, path)), path).toEqual([]);
      }
    });
  }
}

test.describe('in the development build', () => {
  test.use({ baseURL: process.env.DEVELOPMENT_URL });

  // In the gate, the production build hydrates each page; an error of hydration is a code of React.
  for (const path of isSoak ? crawled().keys() : sampleOfRoutes) {
    test(`${path} hydrates without mismatches`, async ({ page, watch }) => {
      if (isMissing(path)) {
        watch.expectFault(/^answer 404/);
        watch.expectFault(/^console error: Failed to load resource: the server responded with a status of 404/);
      }
      await page.setViewportSize(phone);
      await open(page, path);
      await scrollThrough(page);
    });
  }
});
