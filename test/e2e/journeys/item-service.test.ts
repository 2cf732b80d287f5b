import { journeyLanguages, messages, serviceMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { expect, open, test } from '../watched-test';

const service = '/bereskan/p/x-bersih2jam';

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = messages[language];

    test('a service shows its opening hours and requirements, and its free times without signing in', async ({
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
      await page.getByRole('button', { name: new RegExp(`^${text['item.choose-service']}`) }).click();
      const choice = page.getByRole('dialog', { name: text['item.choose-service'] });
      await expect(choice.getByRole('group', { name: serviceMessages[language]['booking.time'] })).toBeVisible();
      await expect(choice).toHaveCSS('opacity', '1');
      expect(await axeFindings(page)).toEqual([]);
    });

    test('a closed service says why and cannot be bought', async ({ page }) => {
      await open(page, '/apotekmelati/p/x-vaksinflu');
      await expect(page.getByRole('main').getByText(text['item.closed'], { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Vaksin habis')).toBeVisible();
      await expect(page.locator('[data-bottom-bar]')).toHaveCount(0);
    });
  });
}
