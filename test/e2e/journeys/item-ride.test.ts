import { journeyLanguages, messages } from '../messages';
import { axeFindings } from '../page-checks';
import { expect, open, test } from '../watched-test';

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = messages[language];

    test('a ride shows its map, its end points and its fare; ordering asks where it begins', async ({ page }) => {
      await open(page, '/antarin/p/x-ojek');
      await expect(
        page.getByRole('region', { name: text['map.label'].replace('{name}', 'Antarin Motor') }),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: text['ride.tariff'] })).toContainText(text['ride.per-km']);
      await expect(page.getByRole('link', { name: new RegExp(`^${text['ride.pick-destination']}`) })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: text['ride.order'] }).click();
      await expect(page).toHaveURL(/\/antarin\/p\/ride\/ojek/);
      await expect(page.getByRole('heading', { name: 'Antarin Motor' })).toBeVisible();
    });

    test('a driver is ordered to one location at a date and time', async ({ page }) => {
      await open(page, '/bumdeskaliwening/p/x-ambulansdesa');
      await expect(page.getByRole('link', { name: new RegExp(`^${text['ride.pick-at']}`) })).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(`^${text['ride.pick-time']}`) })).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(`^${text['ride.pick-destination']}`) })).toHaveCount(0);
    });
  });
}
