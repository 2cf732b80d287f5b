import type { Page } from '@playwright/test';
import { expect } from './watched-test';

export const workerReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

export const stored = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const key = location.origin + (location.pathname.replace(/\/+$/, '') || '/') + location.search;
        return (await caches.match(key, { ignoreVary: true })) !== undefined;
      }),
    )
    .toBe(true);

/** Waits until the network was idle for longer than a page waits before it preloads. */
export async function atRest(page: Page) {
  let before = -1;
  const isUnchanged = async () => {
    const count = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const isSame = count === before;
    before = count;
    return isSame;
  };
  await expect.poll(isUnchanged, { intervals: [3_000] }).toBe(true);
}

export const browserContents = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      texts.push(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const isText = /html|json|text/.test(response?.headers.get('content-type') ?? '');
        texts.push(request.url, isText ? ((await response?.text()) ?? '') : '');
      }
    }
    texts.push(JSON.stringify(await indexedDB.databases()));
    return texts.join('\n');
  });
