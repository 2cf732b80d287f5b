import { freePort } from '../../support/programs/free-port';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import { expect, hydrated, test } from '../watched-test';
import { openEditor, shownPage, shownUrl } from './in-studio';

const store = 'kopirintik';

let server: RunningServer;
let studio: string;

// Browsers resolve names below `localhost` by themselves, and trust them as they trust `https`.
test.beforeAll(async () => {
  const port = await freePort();
  studio = `http://studio.localhost:${port}`;
  server = await startServer({
    environment: { PORT: String(port), STUDIO_ORIGIN: studio, PROVIDER_TIMEOUT_MS: '8000' },
  });
});
test.afterAll(() => server.stop());

test.use({ viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

test('the studio works on a host of its own, which has no stores', async ({ page, browser }) => {
  // The first page of a new server takes longer, whatever it is.
  expect((await page.goto(`${server.url}/${store}`))?.status()).toBe(200);
  await openEditor(page, { store, place: '/app/~identity', origin: studio });
  await expect(shownPage(page).getByText('Kopi Rintik').first()).toBeVisible();
  await page.getByLabel('Nama toko').fill('Kopi Gerimis');
  await expect(shownPage(page).getByText('Kopi Gerimis').first()).toBeVisible();
  expect(new URL(await shownUrl(page)).origin).toBe(studio);

  await page.getByRole('button', { name: 'Bagikan pratinjau' }).click();
  await page.getByRole('button', { name: 'Buat tautan' }).click();
  await expect(page.getByText('Tautan disalin')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url.startsWith(`${studio}/preview/`)).toBe(true);
  const context = await browser.newContext();
  const shared = await context.newPage();
  await shared.goto(url);
  await hydrated(shared);
  await expect(shared.getByRole('complementary', { name: 'Pratinjau' })).toBeVisible();
  await expect(shared.getByText('Kopi Gerimis').first()).toBeVisible();

  const statuses: unknown[] = [];
  for (const at of [`${studio}/${store}`, `${server.url}/studio`]) statuses.push((await shared.goto(at))?.status());
  expect(statuses).toEqual([404, 404]);
  await context.close();
});
