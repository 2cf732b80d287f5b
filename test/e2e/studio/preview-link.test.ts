import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { operatorKey } from '../../support/programs/operator-key';
import { axeFindings } from '../page-checks';
import { expect, hydrated, open, test } from '../watched-test';
import { inShownPage, openEditor, shownUrl } from './in-studio';

const store = 'plasanusa';

// A service worker would be registered where the browser allows it.
test.use({ serviceWorkers: 'allow' });

const newPage = async (browser: Browser, baseURL = '') => {
  const context = await browser.newContext({
    baseURL,
    locale: 'id-ID',
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
};

/** The URL of a new link, as the person copies it. */
async function share(page: Page) {
  await page.getByRole('button', { name: 'Bagikan pratinjau' }).click();
  await page.getByRole('button', { name: 'Buat tautan' }).click();
  await expect(page.getByText('Tautan disalin')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What a page of a preview may ask for. */
const harmless = /^\/(preview|assets|images|media|tiles|frame)\/|^\/favicon\./;

test('a shared link shows the draft to anybody, changes and counts nothing, and ends when it is revoked', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const studio = await newPage(browser, baseURL);
  await openEditor(studio, { store });
  const url = await share(studio);
  const sheet = studio.getByRole('dialog', { name: 'Bagikan pratinjau' });
  await expect(sheet.getByText('Dari Pemilik Demo')).toBeVisible();
  expect(await axeFindings(studio)).toEqual([]);

  const response = await page.goto(url);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const strip = page.getByRole('complementary', { name: 'Pratinjau' });
  await expect(strip).toContainText('Belum tayang, dan tidak ada yang bisa dibeli.');
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);

  await open(page, `${url}/login`);
  await page.getByLabel('E-mail, username, atau nomor HP').fill('demo@toko.test');
  await page.getByLabel('Password', { exact: true }).fill('belanja123');
  await page.locator('form[novalidate]').getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByText('Ini pratinjau: tidak ada yang dibeli atau disimpan.')).toBeVisible();

  expect(asked.map((one) => new URL(one).pathname).filter((path) => !harmless.test(path))).toEqual([]);
  expect([context.serviceWorkers(), await context.cookies()]).toEqual([[], []]);
  expect((await context.storageState()).origins).toEqual([]);

  await sheet.getByRole('button', { name: 'Cabut' }).first().click();
  await expect(studio.getByText('Tautan dicabut')).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
  await studio.context().close();
});

test('another site cannot show the page of a preview in a frame', async ({ page, browser, baseURL, watch }) => {
  watch.expectFault(/ERR_BLOCKED_BY_RESPONSE/);
  watch.expectFault(/frame-ancestors/);
  const studio = await newPage(browser, baseURL);
  await openEditor(studio, { store });
  const urls = [await share(studio), await shownUrl(studio)];
  const body = urls.map((url) => `<iframe src="${url}"></iframe>`).join('');
  const elsewhere = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(body));
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  await page.waitForLoadState('networkidle');
  expect(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url()),
  ).toEqual(Array(2).fill('chrome-error://chromewebdata/'));
  elsewhere.close();
  await studio.context().close();
});

/** The path of an invitation, as the store's operator gets it. */
async function invite(email: string) {
  const answer = await fetch(`${process.env.CONSOLE_URL}/admin/stores/${store}/invitations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, role: 'viewer', scopes: [] }),
  });
  return ((await answer.json()) as { data: { path: string } }).data.path;
}

test('the frame of a member who is removed shows nothing more', async ({ page, browser, baseURL, watch }) => {
  watch.expectFault(/answer 404/);
  watch.expectFault(/console error: Failed to load resource/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await invite('tamu@toko.test'));
  await page.getByLabel('Namamu').fill('Tamu Studio');
  await page.getByLabel('Kata sandi', { exact: true }).fill('kata-sandi-tamu');
  await page.getByRole('button', { name: 'Buat akun dan bergabung' }).click();
  await page.waitForURL(`/studio/stores/${store}*`);
  const url = await shownUrl(page);
  expect((await page.request.get(url)).status()).toBe(200);

  const studio = await newPage(browser, baseURL);
  await openEditor(studio, { store: `${store}/people` });
  await studio.getByRole('button', { name: 'Keluarkan Tamu Studio' }).click();
  await studio.getByRole('button', { name: 'Keluarkan', exact: true }).click();
  await expect(studio.getByText('Tamu Studio sudah dikeluarkan')).toBeVisible();
  await studio.context().close();

  expect((await page.request.get(url)).status()).toBe(404);
  expect(await inShownPage(page, async () => (await fetch(location.href)).status)).toBe(404);
});
