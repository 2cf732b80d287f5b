import { messages } from '../messages';
import { expect, open, test } from '../watched-test';

const store = '/kopirintik';
const withField = '/apotekmelati';

test('the search box leads to what was typed, in small letters and with underscores', async ({ page }) => {
  await open(page, withField);
  const field = page.getByRole('searchbox');
  await field.fill('  Obat Batuk ');
  await field.press('Enter');
  await expect(page).toHaveURL(`${withField}/search/obat_batuk`);
});

test('an empty search box does nothing', async ({ page }) => {
  await open(page, withField);
  const field = page.getByRole('searchbox');
  await field.fill('   ');
  await field.press('Enter');
  await page.getByRole('button', { name: messages.id['search.submit'] }).click();
  await expect(page).toHaveURL(withField);
});

test('a store with a logo in place of the search box has none', async ({ page }) => {
  await open(page, store);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box leads to the same page', async ({ page }) => {
    await page.goto(withField);
    const field = page.getByRole('searchbox');
    await field.fill('Obat Batuk');
    await field.press('Enter');
    await expect(page).toHaveURL(`${withField}/search/obat_batuk`);
  });
});
