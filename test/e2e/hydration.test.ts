import { expect, test } from '@playwright/test';
import { pagesToOpen } from './demo-pages';
import { type RunningServer, startServer } from './start-server';
import { scrollThrough, watch } from './watched-page';

let server: RunningServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startServer({ NODE_ENV: 'development' });
});
test.afterAll(() => server.stop());

test('a development build hydrates every page without a mismatch', async ({ page }) => {
  test.setTimeout(300_000);
  const complaints = watch(page);
  for (const path of pagesToOpen()) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(complaints, path).toEqual([]);
  }
});
