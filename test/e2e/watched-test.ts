import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';

import { type Translator, translatePage } from '../support/browser/translator';
import { countTraffic, quiet } from './traffic';

export { expect };

/** The faults on the pages of a test. */
export interface Watch {
  faults: string[];
  /** Expects a fault in this test; the test fails without it. */
  expectFault(pattern: RegExp): void;
}

/** The message of Playwright when it blocks a service worker; tests have none unless they enable it. */
export const isBlockedWorker = (text: string) => text === 'Service Worker registration blocked by Playwright';

/** The browser aborted these requests itself, because of a navigation. */
const isGivenUp = (text: string | undefined) => text === 'net::ERR_ABORTED';

/** The message of Chromium about a page's first picture if pictures are disabled. */
const isUnusedPicture = (text: string) => text.includes('/images/') && text.includes('preload');

function listen(page: Page, add: (fault: string) => void, hasPictures: boolean) {
  countTraffic(page);
  page.on('console', (message) => {
    if (isBlockedWorker(message.text()) || (!hasPictures && isUnusedPicture(message.text()))) return;
    if (['error', 'warning'].includes(message.type())) add(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => add(`thrown: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!isGivenUp(reason)) add(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`answer ${response.status()}: ${response.url()}`);
  });
}

/** The sum of layout shifts since the page's start, except those after input. */
const addUpShifts = () => {
  const shifts: { total: number; parts: string[] } = { total: 0, parts: [] };
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      shifts.total += entry.value;
      const nodes = (entry.sources ?? []).map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : '',
      );
      shifts.parts.push(`${entry.value.toFixed(4)} ${nodes.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

function watchContext(context: BrowserContext, hasPictures: boolean): Watch & { settle(): void } {
  const faults: string[] = [];
  const expected: { pattern: RegExp; met: boolean }[] = [];
  const add = (fault: string) => {
    const known = expected.find(({ pattern }) => pattern.test(fault));
    if (known) known.met = true;
    else faults.push(fault);
  };
  context.on('page', (page) => listen(page, add, hasPictures));
  return {
    faults,
    expectFault: (pattern) => void expected.push({ pattern, met: false }),
    settle() {
      expect(faults).toEqual([]);
      expect(expected.filter(({ met }) => !met).map(({ pattern }) => `never happened: ${pattern}`)).toEqual([]);
    },
  };
}

/** A test that fails on any unexpected fault of its pages. */
export const test = base.extend<{ watch: Watch; hasPictures: boolean; translator: Translator | null }>({
  /** False if the browser is launched without service workers. */
  hasPictures: [true, { option: true }],
  /** Applies a browser's translator to each page, as soon as its HTML is parsed. */
  translator: [null, { option: true }],
  viewport: { width: 390, height: 844 },
  context: async ({ context, translator }, use) => {
    await context.addInitScript(addUpShifts);
    if (translator)
      await context.addInitScript(
        // The page's scripts run after this, before `DOMContentLoaded`.
        `document.addEventListener('readystatechange', () => (${String(translatePage)})('${translator}'), { once: true })`,
      );
    await use(context);
  },
  watch: [
    async ({ context, hasPictures }, use) => {
      const watch = watchContext(context, hasPictures);
      await use(watch);
      watch.settle();
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('#root > *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );

/** Points at the corner of the page and past it, which starts what waits for its first use. */
export async function usePage(page: Page) {
  await page.mouse.move(0, 0);
  await page.mouse.move(0, 1);
}

/**
 * Uses the page until React handles events of this part; the browser handles an earlier tap, as without scripts.
 */
export const alive = (part: Locator) =>
  expect
    .poll(async () => {
      await usePage(part.page());
      return part.evaluateAll(([element]) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps')));
    })
    .toBe(true);

/** Reaches for the button of the sidebar, and waits until the sidebar's code is loaded. */
export async function sidebarAlive(page: Page) {
  await page.locator('button[popovertarget="menu"]').first().hover();
  await alive(page.locator('#menu a').first());
}

/** Opens a page and waits until it is complete and hydrated. */
export async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** The layout shifts of the page, and the elements that moved. */
export const layoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShifts: { total: number; parts: string[] } }).layoutShifts);

/** Scrolls to the end and back, slowly enough for parts to load. */
export async function scrollThrough(page: Page) {
  const step = async () =>
    page.evaluate(() => {
      window.scrollBy(0, innerHeight * 0.8);
      return innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
    });
  for (let steps = 0; steps < 40 && !(await step()); steps += 1) await quiet(page);
  await quiet(page);
  await page.evaluate(() => scrollTo(0, 0));
}
