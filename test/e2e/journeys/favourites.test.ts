import type { Page } from '@playwright/test';
import { ask, becomeCustomer } from '../customer';
import { customerMessages, favouriteMessages, journeyLanguages, messages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const item = '/kebunara/p/bayam-bayam250';
const list = '/kebunara/akun/favorit';

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = { ...messages[language], ...customerMessages[language], ...favouriteMessages[language] };
    const heart = (page: Page) =>
      page.getByRole('button', { name: /^(Favorit|Favourite): Bayam Hijau Segar 250 g$/ }).first();

    test("a guest's favourites stay in the browser, become the customer's at sign-in, and can be removed and put back", async ({
      page,
    }) => {
      await open(page, list);
      await expect(page.getByRole('heading', { name: text['favourite.empty'] })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await open(page, item);
      await alive(heart(page));
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
      await heart(page).click();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: text['favourite.all'], exact: true }).click();
      await expect(page).toHaveURL(list);
      // Without those in the strip of recently viewed items.
      const row = page.getByRole('main').locator('article:not(section *)');
      await expect(row).toHaveCount(1);
      await expect(page.getByRole('link', { name: text['favourite.sign-in'] })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.reload();
      await expect(row).toHaveCount(1);

      await becomeCustomer(page, 'kebunara');
      await open(page, list);
      await expect(row).toHaveCount(1);
      const { customer } = await ask<{ customer: { favourites: { id: string }[] } }>(page, 'Favourites');
      expect(customer.favourites.map(({ id }) => id)).toEqual(['bayam250']);

      await row.getByRole('button').click();
      await expect(page.getByRole('heading', { name: text['favourite.empty'] })).toBeVisible();
      await page.getByRole('button', { name: text['favourite.undo'], exact: true }).click();
      await expect(row).toHaveCount(1);
    });

    test('a change that cannot be saved is reverted with a message', async ({ page, watch }) => {
      watch.expectFault(/503|graphql/);
      await becomeCustomer(page, 'kebunara');
      await open(page, item);
      await alive(heart(page));
      await page.route(/graphql/, (route) =>
        route.request().postData()?.includes('isFavourite')
          ? route.fulfill({ status: 503, body: '' })
          : route.continue(),
      );
      await heart(page).click();
      await expect(page.getByText(text['favourite.failed'])).toBeVisible();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    });
  });
}

test('hearts on cards fill with no shift of the page, and a tap on one does not open the item', async ({ page }) => {
  await open(page, '/kebunara/search/bayam');
  const heart = page.getByRole('main').getByRole('article').first().getByRole('button');
  await alive(heart);
  const box = await heart.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/search/);
  await expect(heart).toHaveAccessibleName(/^Favorit: /);
  expect(
    await page.evaluate(() => (window as unknown as { layoutShifts: { total: number } }).layoutShifts.total),
  ).toBeLessThan(0.02);
});
