import type { Page } from '@playwright/test';

/** Lets a foreign site answer without a network; returns the URLs that were requested from it. */
export async function leavesTo(page: Page, site: string): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(`${site}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>elsewhere' });
  });
  return asked;
}
