import { messages } from '../messages';
import { expect, test } from '../watched-test';

test.use({ javaScriptEnabled: false });

const text = messages.id;

test('a visitor without scripts opens a store, pages through a list and changes the language', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Rona Senja/ }).click();
  await expect(page).toHaveURL(/\/ronasenja$/);
  await expect(page.getByRole('main').locator('a[href*="/p/"]').first()).toBeVisible();

  await page.getByRole('button', { name: text['shell.menu'], exact: true }).click();
  const sidebar = page.getByRole('navigation', { name: text['shell.menu'], exact: true });
  await expect(sidebar).toBeVisible();
  await sidebar.getByRole('link', { name: 'Koleksi' }).click();
  await page.getByRole('link', { name: text['pager.next'] }).click();
  await expect(page).toHaveURL(/\/m\/[^/]*-koleksi\?page=2$/);
  await expect(page.getByRole('main').locator('a[href*="/p/"]').first()).toBeVisible();

  await page.getByRole('button', { name: text['shell.menu'], exact: true }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/page=2/);
});

for (const path of [
  '/kopirintik',
  '/ronasenja/m/koleksi-koleksi',
  '/plasanusa',
  '/loketkita',
  '/kebunara/m/bantuan-bantuan',
  '/kebunara/m/titik-titik',
]) {
  test(`${path} shows all of its content without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText(text['list.loading'])).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    for (const picture of await page.getByRole('img').all()) {
      const box = await picture.boundingBox();
      expect(box === null || box.width > 0).toBe(true);
    }
  });
}
