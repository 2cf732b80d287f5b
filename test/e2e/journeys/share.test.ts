import { axeFindings } from '../page-checks';
import { journeyLanguages, messages } from '../messages';
import { expect, open, test } from '../watched-test';

const item = '/bereskan/p/x-';

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, permissions: ['clipboard-read', 'clipboard-write'] });
    const text = messages[language];

    test('an item can be shared to six targets, and its URL copied', async ({ page, baseURL }) => {
      await open(page, '/bereskan/m/bersih-bersih');
      const link = page.getByRole('main').locator('a[href*="/p/"]').first();
      const path = (await link.getAttribute('href')) ?? item;
      await open(page, path);
      await page.getByRole('button', { name: text['shell.more'] }).click();
      await page.getByRole('button', { name: text['shell.share'] }).click();
      const sheet = page.getByRole('dialog', { name: text['share.title'] });
      await expect(sheet.getByRole('link')).toHaveCount(6);
      for (const target of await sheet.getByRole('link').all()) {
        const href = new URL((await target.getAttribute('href')) ?? '');
        expect(['https:', 'mailto:']).toContain(href.protocol);
        expect(decodeURIComponent(href.href)).toContain(`${baseURL}${decodeURIComponent(path)}`);
      }
      expect(await axeFindings(page)).toEqual([]);

      await sheet.getByRole('button', { name: text['share.copy'] }).click();
      await expect(page.getByText(text['share.copied'])).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);

      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });
  });
}
