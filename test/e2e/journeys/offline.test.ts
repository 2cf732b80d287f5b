import type { Page } from '@playwright/test';
import { expect, open, test } from '../watched-test';

test.use({ serviceWorkers: 'allow' });

/** Waits until the store's worker answers for the page. */
const workerReady = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
  );

test('each store of an origin has a worker for its own pages alone', async ({ page }) => {
  await open(page, '/kebunara');
  await expect.poll(() => scopes(page)).toEqual(['/kebunara/']);
  await open(page, '/ronasenja/search/0');
  await workerReady(page);
  expect(await scopes(page)).toEqual(['/kebunara/', '/ronasenja/']);
  const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
  expect(new URL(script).pathname).toBe('/ronasenja/sw.js');
});
