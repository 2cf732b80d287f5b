import { countAsked } from '../count-asked';
import { journeyLanguages, messages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const shop = '/kebunara/p/x-kebuncisarua';

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = messages[language];

    test('a visitor searches a shop, pages through it, opens an item and goes back', async ({ page }) => {
      await open(page, shop);
      const items = page.getByRole('region', { name: text['shop.items'] });
      await expect(items.locator('a[href*="/p/"]')).not.toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await items.getByRole('link', { name: text['pager.next'] }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(items.getByRole('link', { name: text['pager.previous'] })).toBeVisible();

      await items.getByRole('searchbox').fill('bayam');
      await items.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\?cari=bayam$/);
      await expect(items.getByRole('link', { name: /^Bayam/ })).toBeVisible();
      await items.getByRole('link', { name: /^Bayam/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Bayam/ })).toBeVisible();
      await page.getByRole('region', { name: text['seller.title'] }).getByRole('link').click();
      await expect(page).toHaveURL(/kebuncisarua$/);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/\?cari=bayam$/);

      await items.getByRole('searchbox').fill('zzzzz');
      await items.getByRole('searchbox').press('Enter');
      await expect(items.getByRole('heading', { name: text['list.not-found'] })).toBeVisible();
      await items.getByRole('link', { name: text['shop.all'] }).click();
      await expect(page).toHaveURL(/kebuncisarua$/);
    });

    test('a closed shop says so and shows its opening hours on a tap', async ({ page }) => {
      // The seller has closed it, so it is closed at any hour.
      await open(page, '/antarin/p/x-kopilawang');
      await expect(page.getByText(text['item.outside-hours'])).toBeVisible();
      await page.getByRole('button', { name: new RegExp(`^${text['hours.title']}`) }).click();
      await expect(page.getByRole('dialog', { name: text['hours.title'] })).toHaveCSS('opacity', '1');
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test('opening a shop from a list takes one request, including its items', async ({ page }) => {
  await open(page, '/bereskan/m/mitra-mitra');
  const link = page.getByRole('main').getByRole('link', { name: /^Sejuk AC/ });
  await alive(link);
  await page.waitForLoadState('networkidle');
  const asked = countAsked(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sejuk AC/);
  const items = page.getByRole('region', { name: messages.id['shop.items'] });
  await expect(items.locator('a[href*="/p/"]')).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(1);
});

test('a shop without search shows none, and a shop without pictures shows none', async ({ page }) => {
  await open(page, '/bereskan/p/x-mitrapijat');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  await open(page, '/bereskan/p/x-mitratukang');
  await expect(page.getByRole('group', { name: /^Foto/ })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search form of a shop works, and so does paging', async ({ page }) => {
    await page.goto(shop);
    const items = page.getByRole('region', { name: messages.id['shop.items'] });
    await items.getByRole('link', { name: messages.id['pager.next'] }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await items.getByRole('searchbox').fill('bayam');
    await items.getByRole('button', { name: messages.id['search.submit'] }).click();
    await expect(page).toHaveURL(/\?cari=bayam$/);
    await expect(items.getByRole('link', { name: /^Bayam/ })).toBeVisible();
  });
});
