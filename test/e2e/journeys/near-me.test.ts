import type { Page } from '@playwright/test';
import { journeyLanguages, messages } from '../messages';
import { isOperation } from '../operation-of';
import { axeFindings } from '../page-checks';
import { expect, open, test } from '../watched-test';

const near = '/ronasenja/nearme';
const jakarta = { latitude: -6.2, longitude: 106.82 };

const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    const text = messages[language];
    test.use({ locale, permissions: ['geolocation'], geolocation: jakarta });

    test('a visitor sees nearby items in a list and on a map, and finds them again after opening one', async ({
      page,
    }) => {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await open(page, near);
      await expect(cards(page)).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);

      await page.getByRole('button', { name: text['near-me.use-position'] }).click();
      await expect(cards(page).first()).toContainText(language === 'id' ? /\d,\d\d km/ : /\d\.\d\d km/);
      expect(await axeFindings(page)).toEqual([]);

      const names = await cards(page).getByRole('link').allTextContents();
      await page.getByRole('button', { name: text['near-me.map'], exact: true }).click();
      const map = page.getByRole('region', { name: text['near-me.map-label'] });
      await expect(map.getByRole('article')).toHaveCount(names.length);
      await expect(map.locator('button.pigeon-click-block')).toHaveCount(names.length);
      expect(await axeFindings(page)).toEqual([]);

      await map.getByRole('article').first().getByRole('link').click();
      await expect(page).toHaveURL(/\/p\//);
      await page.goBack();
      await expect(map.getByRole('article')).toHaveCount(names.length);
      await expect(page).toHaveURL(near);
      expect(urls.filter((url) => /-?6\.2\b|106\.82/.test(decodeURIComponent(url)))).toEqual([]);
    });

    test('a location found by name becomes the origin of the search', async ({ page }) => {
      await open(page, near);
      await page.getByRole('button', { name: text['near-me.pick'] }).click();
      const sheet = page.getByRole('dialog', { name: text['near-me.pick'] });
      await expect(sheet.getByRole('searchbox')).toBeFocused();
      await sheet.getByRole('searchbox').fill('bandung');
      const place = sheet.getByRole('button', { name: /Bandung/ }).first();
      await expect(place).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await place.click();
      await expect(sheet).toBeHidden();
      await expect(cards(page).first()).toBeVisible();
    });
  });
}

test('a visitor who denies the position sees items near Monas and can allow it later', async ({ page, context }) => {
  const text = messages.id;
  await open(page, near);
  await page.getByRole('button', { name: text['near-me.use-position'] }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Please allow location Permission.');
  await expect(alert).toContainText(text['near-me.monas']);
  await expect(cards(page).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(jakarta);
  await page.getByRole('button', { name: text['action.retry'] }).click();
  await expect(alert).toHaveCount(0);
});

test('results that fail to load can be retried', async ({ page, context, watch }) => {
  watch.expectFault(/Failed to load resource|ERR_FAILED/);
  const text = messages.id;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(jakarta);
  await open(page, near);
  let isDown = true;
  await page.route('**/graphql*', (route, request) =>
    isDown && isOperation(request, 'NearMeScreen') ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: text['near-me.use-position'] }).click();
  await expect(page.getByRole('alert')).toContainText(text['list.failed']);
  isDown = false;
  await page.getByText(text['action.retry'], { exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains that it needs scripts', async ({ page }) => {
    await page.goto(near);
    const note = page.getByRole('main').locator('noscript');
    await expect(note).toBeVisible();
    expect(await note.innerText()).toBe(messages.id['near-me.needs-script']);
  });
});
