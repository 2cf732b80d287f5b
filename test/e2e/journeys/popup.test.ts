import { axeFindings } from '../page-checks';
import { popupOf } from '../popup-of';
import { messages } from '../messages';
import { expect, open, test } from '../watched-test';

const store = 'Kebunara';
const popup = { name: messages.id['popup.title'].replace('{store}', store) };

test('the popup opens once per session, on the first home page', async ({ page, browser }) => {
  await open(page, '/kebunara/m/sayur-sayur');
  await expect(page.getByRole('dialog', popup)).toBeHidden();
  await open(page, '/kebunara');
  const dialog = await popupOf(page, store);
  expect(await axeFindings(page)).toEqual([]);
  const area = (image: HTMLImageElement) => image.naturalWidth && image.width * image.height;
  const below = await page
    .locator('main img')
    .evaluateAll((all) => all.map((one) => one.clientWidth * one.clientHeight));
  expect(await dialog.locator('img').evaluate(area)).toBeGreaterThan(0);
  expect(await dialog.locator('img').evaluate(area)).toBeLessThan(Math.max(...below));
  await page.getByRole('dialog', popup).getByRole('button', { name: messages.id['action.close'] }).click();
  await expect(page.getByRole('dialog', popup)).toBeHidden();

  await open(page, '/kebunara');
  await expect(page.getByRole('dialog', popup)).toBeHidden();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog', popup)).toBeHidden();

  const tab = await page.context().newPage();
  await tab.goto('/kebunara', { waitUntil: 'networkidle' });
  await tab.mouse.wheel(0, 1);
  await expect(tab.getByRole('dialog', popup)).toBeHidden();

  const another = await browser.newContext({ locale: 'id-ID' });
  const visitor = await another.newPage();
  await open(visitor, '/kebunara');
  await popupOf(visitor, store);
  await another.close();
});

test('the popup opens the target set by the store', async ({ page }) => {
  await open(page, '/kebunara');
  await (await popupOf(page, store)).getByRole('link').click();
  await expect(page).toHaveURL(/\/kebunara\/m\/[^/]*promo$/);
  await expect(page.getByRole('dialog', popup)).toBeHidden();
});

test('a store without a popup shows none', async ({ page }) => {
  await open(page, '/ronasenja');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
