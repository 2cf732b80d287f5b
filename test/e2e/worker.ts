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
