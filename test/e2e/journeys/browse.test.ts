import { journeyLanguages, messages } from '../messages';
import { expect, hydrated, open, test } from '../watched-test';

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = messages[language];

    test('a visitor goes from the stores to a list and its next page, and returns to the same position', async ({
      page,
    }) => {
      await open(page, '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['directory.heading']);
      await page.getByRole('link', { name: /Rona Senja/ }).click();
      await expect(page).toHaveURL(/\/ronasenja$/);
      await hydrated(page);

      await page.getByRole('button', { name: text['shell.menu'], exact: true }).click();
      const sidebar = page.getByRole('navigation', { name: text['shell.menu'], exact: true });
      await sidebar.getByRole('link', { name: 'Koleksi' }).click();
      await expect(page).toHaveURL(/\/m\/[^/]*-koleksi$/);
      await expect(sidebar).toBeHidden();

      const pager = page.getByRole('navigation', { name: text['pager.label'] });
      await expect(pager.getByRole('link', { name: text['pager.previous'] })).toHaveCount(0);
      const next = pager.getByRole('link', { name: text['pager.next'] });
      // Scrolls to where the click would scroll.
      await next.hover();
      const left = await page.evaluate(() => scrollY);
      expect(left).toBeGreaterThan(200);
      await next.click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(pager).toContainText('2 / 2');
      await expect(pager.getByRole('link', { name: text['pager.next'] })).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect(pager).toContainText('1 / 2');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100);
    });
  });
}

test('the second page of a list survives a reload and sharing', async ({ page }) => {
  await open(page, '/ronasenja/m/koleksi-koleksi?page=2');
  const first = await page.getByRole('main').getByRole('link').first().getAttribute('href');
  await page.reload();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', first ?? '');
});
