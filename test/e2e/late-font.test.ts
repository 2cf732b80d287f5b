import type { Page } from '@playwright/test';
import { privacyPath, termsPath } from '../../src/routing/paths';
import { shortVariable } from '../../src/theme/token';
import { chromiumOptions } from '../support/programs/chromium-options';
import { isSoak } from '../support/programs/soak';
import { demoStores, examplePages } from './demo-pages';
import { expect, layoutShifts, test } from './watched-test';

// Disables hinting, which rounds the widths of letters to whole pixels, unlike on phones.
test.use({ launchOptions: chromiumOptions(['--font-render-hinting=none']) });

const maxShift = 0.02;

/** A demo store for each loaded font. */
const families = [...new Map(demoStores.map(({ app, codename }) => [Number(app.font_type), codename]))].filter(
  ([type]) => type > 0,
);

/** The longest texts of each store, and all other kinds of content. */
const pages = [
  ...demoStores.map(({ codename }) => `/${codename}${termsPath}`),
  ...demoStores.map(({ codename }) => `/${codename}${privacyPath}`),
  ...examplePages({ withFlags: false }).map(({ path }) => path),
];

const family = shortVariable('font-family');
const fontRules = new RegExp(`(<link rel="preload" as="font"[^>]*>)+|@font-face\\{[^}]*\\}|${family}:[^;}]*`, 'g');

/** The fonts in the server's HTML: preloaded files, font faces, and the variables that name them. */
async function fontRulesOf(page: Page, store: string) {
  const html = await (await page.request.get(`/${store}`)).text();
  const rules = [...html.matchAll(fontRules)].map(([rule]) => rule);
  const startingWith = (start: string) => rules.filter((rule) => rule.startsWith(start));
  const announced = startingWith('<link').join('');
  const css = `${startingWith('@').join('')}:root{${startingWith('--').join(';')}}`;
  expect(announced).not.toBe('');
  expect(css).toContain(family);
  return `${announced}<style>${css}</style>`;
}

/** A price and a name in the font of the page's short texts, outside the application. */
const line = '<span id="line" style="position:fixed;white-space:nowrap">Rp12.500 Tambah ke keranjang</span>';

/** In pixels. */
const lineWidth = (page: Page) => page.locator('#line').evaluate((element) => element.getBoundingClientRect().width);

/**
 * Opens a page whose fonts arrive after the first paint and the wait for the font.
 * @returns by how much they changed the text's width
 */
async function openBeforeFont(page: Page, path: string, rules: string) {
  const html = await (await page.request.get(path)).text();
  const body = html.replace(fontRules, '').replace('</title>', `</title>${rules}`).replace('</body>', `${line}</body>`);
  await page.route(
    (url) => url.pathname + url.search === path,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  let release: (value?: unknown) => void = () => undefined;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() - paint.startTime > 200;
  });
  const before = await lineWidth(page);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return (await lineWidth(page)) - before;
}

for (const [at, [type, store]] of families.entries()) {
  test(`nothing is seen of font ${type}, of ${store}, when it comes late`, async ({ context, page }) => {
    test.setTimeout(300_000);
    // Outside a soak, each page is tested with one of the fonts.
    const paths = pages.filter((_, index) => isSoak || index % families.length === at);
    const rules = await fontRulesOf(page, store);
    const moved: string[] = [];
    for (const path of paths) {
      const opened = await context.newPage();
      const change = await openBeforeFont(opened, path, rules);
      expect(change, path).toBe(0);
      const { total, parts } = await layoutShifts(opened);
      if (total >= maxShift) moved.push([path, total.toFixed(4), ...parts].join('\n'));
      await opened.close();
    }
    expect(moved).toEqual([]);
  });
}
