import { messages } from '../messages';
import { expect, hydrated, open, test } from '../watched-test';

test('a visitor changes the language, which applies to the next pages and visits', async ({ page }) => {
  await open(page, '/kopirintik/m/minum-minum');
  await page.getByRole('button', { name: messages.id['shell.menu'], exact: true }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/kopirintik\/m\/[^/]*-minum\?lang=en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrated(page);

  await page.getByRole('button', { name: messages.en['shell.menu'], exact: true }).click();
  await page.getByRole('navigation', { name: messages.en['shell.menu'], exact: true }).getByRole('link').nth(1).click();
  await expect(page).not.toHaveURL(/lang=/);
  await expect(page.getByRole('button', { name: messages.en['shell.menu'], exact: true })).toBeVisible();

  await open(page, '/kopirintik');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await open(page, '/kopirintik?lang=id');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await open(page, '/kopirintik');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('a language chosen in one store does not apply to another', async ({ page }) => {
  await open(page, '/kopirintik?lang=en');
  await open(page, '/ronasenja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('the terms open from the menu as a document of their own', async ({ page }) => {
  await open(page, '/kopirintik/m/minum-minum');
  await page.getByRole('button', { name: messages.id['shell.menu'], exact: true }).click();
  const menu = page.getByRole('navigation', { name: messages.id['shell.menu'], exact: true });
  await menu.getByRole('link', { name: messages.id['title.terms'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: messages.id['title.terms'] })).toBeVisible();
});
