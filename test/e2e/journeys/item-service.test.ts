import { languages, messages } from '../messages';
import { axeFindings } from '../page-checks';
import { expect, open, test } from '../watched-test';

const service = '/bereskan/p/x-bersih2jam';

for (const { language, locale } of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = messages[language];

    test('a service shows its opening hours and requirements; booking says that it is not available yet', async ({
      page,
    }) => {
      await open(page, service);
      const information = page.getByRole('region', { name: text['item.service-info'] });
      await expect(information).toContainText(text['item.by-appointment']);
      await expect(page.getByText(text['item.expires'])).toBeVisible();

      const hours = page.getByRole('button', { name: new RegExp(`^${text['hours.title']}`) });
      await hours.click();
      const sheet = page.getByRole('dialog', { name: text['hours.title'] });
      await expect(sheet).toHaveCSS('opacity', '1');
      await expect(sheet.getByText(text['hours.today'])).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(hours).toBeFocused();

      await expect(page.getByRole('link', { name: new RegExp(`^${text['item.location']}`) })).toHaveAttribute(
        'href',
        /google\.com\/maps/,
      );
      await page.getByRole('link', { name: new RegExp(`^${text['item.choose-service']}`) }).click();
      await expect(page.getByRole('heading', { name: text['maintenance.title'] })).toBeVisible();
    });

    test('a service without choices says that it is not available yet', async ({ page }) => {
      await open(page, '/bereskan/p/x-kamarmandi');
      await expect(page.getByRole('link', { name: new RegExp(`^${text['item.choose-service']}`) })).toHaveCount(0);
      await page.locator('[data-bottom-bar]').getByRole('link').last().click();
      await expect(page.getByRole('heading', { name: text['maintenance.title'] })).toBeVisible();
    });

    test('a closed service says why and cannot be bought', async ({ page }) => {
      await open(page, '/apotekmelati/p/x-vaksinflu');
      await expect(page.getByRole('main').getByText(text['item.closed'], { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Vaksin habis')).toBeVisible();
      await expect(page.locator('[data-bottom-bar]')).toHaveCount(0);
    });
  });
}
