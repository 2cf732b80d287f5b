import type { Page } from '@playwright/test';
import { hydrated } from './watched-test';

/** Opens a page whose scripts are held back. @returns a function that releases them */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = '**/assets/*.js';
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#page-data').waitFor({ state: 'attached' });
  return async () => {
    release();
    await page.waitForLoadState('load');
    await page.unroute(pattern);
    await hydrated(page);
  };
}
