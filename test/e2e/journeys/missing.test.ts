import { journeyLanguages, messages } from '../messages';
import { expect, test } from '../watched-test';

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = messages[language];

    test.beforeEach(({ watch }) => {
      watch.expectFault(/^answer 404/);
      watch.expectFault(/status of 404/);
    });

    for (const path of ['/ronasenja/no-such-page', '/ronasenja/m/nothing-nothing', '/ronasenja/p/nothing-nothing']) {
      test(`${path} shows the store’s not-found page with a link home`, async ({ page }) => {
        expect((await page.goto(path))?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: text['not-found.title'] })).toBeVisible();
        await expect(page).toHaveTitle(/Rona Senja/);
        await page.getByRole('link', { name: text['action.home'] }).click();
        await expect(page).toHaveURL(/\/ronasenja\/?$/);
      });
    }

    test('an unknown store shows the neutral not-found page', async ({ page }) => {
      expect((await page.goto('/tokolain'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: text['not-found.title'] })).toBeVisible();
      await expect(page).not.toHaveTitle(/tokolain/i);
      await page.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

test('a page without a store has the width of the window from the first byte, a store page has a column', async ({
  request,
}) => {
  const root = async (path: string) => /<div id="root"[^>]*>/.exec(await (await request.get(path)).text())?.[0];
  for (const path of ['/', '/no-such-store']) expect(await root(path)).toBe('<div id="root" data-neutral>');
  expect(await root('/kebunara')).toBe('<div id="root">');
});
