import type { Page } from '@playwright/test';
import { expect, test } from './watched-test';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

interface Painted {
  /** The `src` of the picture that is the largest paint; empty for a text. */
  largest: string;
  isPopup: boolean;
  shift: number;
}

const watch = () => {
  const painted: Painted = { largest: '', isPopup: false, shift: 0 };
  Object.assign(window, { painted });
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    painted.largest = element?.getAttribute('src') ?? '';
    painted.isPopup = element?.closest('dialog') != null;
  });
  observe('layout-shift', (entry) => (painted.shift += (entry as PerformanceEntry & { value: number }).value));
};

const paintedOn = (page: Page) => page.evaluate(() => (window as unknown as { painted: Painted }).painted);

const kilobyte = 1_024;
/** The largest picture that a page of a store has in its HTML, and how many pictures it may ask for at first. */
const pages = [
  { path: '/plasanusa', kind: 'appslider', most: 26 },
  { path: '/ronasenja', kind: 'compbackground', most: 26 },
  { path: '/kebunara/m/sayur-sayur', kind: 'listimage', most: 10 },
  { path: '/kebunara/p/bayam-bayam250', kind: 'listimage', most: 5 },
] as const;

for (const { path, kind, most } of pages) {
  test(`the largest paint of ${path} is its first picture, which stands in the HTML`, async ({ page }) => {
    const pictureRule = /img\[src="(\/images\/\d+\/[^"]+)"\]\{background:url\((data:image\/webp;base64,[^)]+)\)/;
    const htmlOf = async () => (await page.request.get(path)).text();
    // The first visit of a page does not wait long for its picture.
    await expect.poll(htmlOf).toMatch(pictureRule);
    const [, src = '', url = ''] = pictureRule.exec(await htmlOf()) ?? [];
    expect(src).toContain(`/${kind}/`);
    expect(url.length).toBeLessThanOrEqual(8 * kilobyte);

    await page.addInitScript(watch);
    const pictures = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'image' && pictures.add(request.url()));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await paintedOn(page)).toEqual({ largest: src, isPopup: false, shift: 0 });
    console.log(`${path}: ${pictures.size} pictures without a scroll, ${(url.length / kilobyte).toFixed(1)} KB inline`);
    expect(pictures.size).toBeLessThanOrEqual(most);
  });
}

test('far pictures are loaded when the page is scrolled to them', async ({ page }) => {
  await page.goto('/kebunara/m/sayur-sayur');
  await page.waitForLoadState('networkidle');
  const last = page.locator('article img').last();
  const isLoaded = () => last.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  expect(await isLoaded()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLoaded).toBe(true);
});

test('without scripts, all pictures of a page can be loaded', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/kebunara/m/sayur-sayur');
  const last = page.locator('article img').last();
  expect((await last.boundingBox())?.x).toBeGreaterThan(0);
  await context.close();
});
