import { axeFindings } from '../page-checks';
import { messages } from '../messages';
import { expect, open, test } from '../watched-test';

const popup = { name: messages.id['popup.title'].replace('{store}', 'Kebunara') };

test('the popup opens once per session, on the first home page', async ({ page, browser }) => {
  await open(page, '/kebunara/m/sayur-sayur');
  await expect(page.getByRole('dialog', popup)).toBeHidden();
  await open(page, '/kebunara');
  await expect(page.getByRole('dialog', popup)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('dialog', popup).getByRole('button', { name: messages.id['action.close'] }).click();
  await expect(page.getByRole('dialog', popup)).toBeHidden();

  await open(page, '/kebunara');
  await expect(page.getByRole('dialog', popup)).toBeHidden();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog', popup)).toBeHidden();

  const another = await browser.newContext({ locale: 'id-ID' });
  const visitor = await another.newPage();
  await open(visitor, '/kebunara');
  await expect(visitor.getByRole('dialog', popup)).toBeVisible();
  await another.close();
});

test('the popup opens the target set by the store', async ({ page }) => {
  await open(page, '/kebunara');
  await page.getByRole('dialog', popup).getByRole('link').click();
  await expect(page).toHaveURL(/\/kebunara\/m\/[^/]*promo$/);
  await expect(page.getByRole('dialog', popup)).toBeHidden();
});

test('a store without a popup shows none', async ({ page }) => {
  await open(page, '/ronasenja');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
