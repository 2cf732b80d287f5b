import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AssetManifest } from '../../../src/app/document/render-request';
import { builtFiles } from '../../support/programs/first-load';
import { customerMessages, messages } from '../messages';
import { isOperation } from '../operation-of';
import { alive, expect, open, sidebarAlive, test, type Watch } from '../watched-test';

const text = messages.id;
const store = '/ronasenja';
const list = /\/m\/[^/]*-koleksi/;

test('a slow page shows a skeleton of the same size, then the page', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/graphql*', async (route, request) => {
    if (isOperation(request, 'MenuScreen')) await held;
    await route.continue();
  });
  await open(page, store);
  await sidebarAlive(page);
  await page.getByRole('button', { name: text['shell.menu'], exact: true }).click();
  await page
    .getByRole('navigation', { name: text['shell.menu'], exact: true })
    .getByRole('link', { name: 'Koleksi' })
    .click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('main').getByText(text['list.loading'])).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
  release();
  await expect(page.getByRole('main').locator('a[href*="/p/"]').first()).toBeVisible();
});

test('opening a page offline shows an error with a retry that works once online', async ({ page, context, watch }) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await open(page, store);
  // Its code is loaded; only its data is missing.
  await open(page, `${store}/m/hijab-hijab`);
  await alive(page.getByRole('main').locator('a[href*="/p/"]').first());
  await sidebarAlive(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: text['shell.menu'], exact: true }).click();
  await page
    .getByRole('navigation', { name: text['shell.menu'], exact: true })
    .getByRole('link', { name: 'Koleksi' })
    .click();
  await expect(page.getByRole('alert')).toContainText(text['failure.title']);
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page
    .getByRole('link', { name: text['action.retry'] })
    .or(page.getByRole('button', { name: text['action.retry'] }))
    .click();
  await expect(page.getByRole('main').locator('a[href*="/p/"]').first()).toBeVisible();
});

/** Blocks the code of a part. @returns its URL, to unblock it */
async function refuseCode(page: Page, watch: Watch, module: string): Promise<string> {
  const { modules } = JSON.parse(readFileSync(join(builtFiles, 'manifest.json'), 'utf8')) as AssetManifest;
  const url = `**${modules[module]?.js[0]}`;
  watch.expectFault(/ERR_FAILED/);
  await page.route(url, (route) => route.abort());
  return url;
}

test('the menu stays as the server rendered it when its script fails to load', async ({ page, watch }) => {
  await refuseCode(page, watch, 'src/app/shell/sidebar/sidebar');
  await open(page, store);
  const refused = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: text['shell.menu'], exact: true }).click();
  await refused;
  const menu = page.getByRole('navigation', { name: text['shell.menu'], exact: true });
  await expect(menu.getByRole('link', { name: 'Koleksi' })).toBeVisible();
});

test('the shell stays and a retry works when the script of the customer pages fails to load', async ({
  page,
  watch,
}) => {
  const table = await refuseCode(page, watch, 'src/app/router/customer-routes');
  await open(page, store);
  await page.getByRole('banner').getByRole('link', { name: text['shell.sign-in'] }).click();
  await expect(page.getByRole('alert')).toContainText(text['failure.title']);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(table);
  await expect(async () => {
    await page.getByRole('link', { name: text['action.retry'] }).click({ timeout: 1_000 });
    await expect(page.getByRole('heading', { name: customerMessages.id['login.sign-in-title'] })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
});

test('a view that cannot be counted is ignored silently', async ({ page, watch }) => {
  watch.expectFault(/TrackView|answer 500|Failed to load resource/);
  await page.route('**/graphql*', (route, request) =>
    isOperation(request, 'TrackView') ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await open(page, store);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href*="/p/"]').first()).toBeVisible();
});

test('each page view is counted once, with the same device and without personal data', async ({ page }) => {
  const views: { path: string; deviceId: string }[] = [];
  page.on('request', (request) => {
    if (!isOperation(request, 'TrackView')) return;
    const { variables } = request.postDataJSON() as { variables: { view: { path: string; deviceId: string } } };
    views.push(variables.view);
  });
  await open(page, store);
  await open(page, `${store}/m/koleksi-koleksi`);
  await open(page, `${store}/maintenance`);
  expect(views.map(({ path }) => path)).toEqual(['/', '/m/koleksi-koleksi']);
  expect(new Set(views.map(({ deviceId }) => deviceId)).size).toBe(1);
});
