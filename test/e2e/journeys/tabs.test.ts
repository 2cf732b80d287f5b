import { messages } from '../messages';
import { expect, open, test } from '../watched-test';

const store = '/kopirintik';
const text = messages.id;

test('a tab changes the page in place and has its own URL, and the back button leaves it', async ({ page }) => {
  await open(page, store);
  const tabs = page.getByRole('navigation', { name: text['home.menus'] });
  const [first, second] = [tabs.getByRole('link').nth(0), tabs.getByRole('link').nth(1)];
  await expect(first).toHaveAttribute('aria-current', 'page');

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await second.click();
  await expect(page).toHaveURL(/\?tab=\w+$/);
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(first).not.toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goBack();
  await expect(first).toHaveAttribute('aria-current', 'page');
});

test('the URL of a tab opens that tab', async ({ page }) => {
  await open(page, store);
  const second = page.getByRole('navigation', { name: text['home.menus'] }).getByRole('link').nth(1);
  const path = (await second.getAttribute('href')) ?? '';
  await open(page, path);
  await expect(second).toHaveAttribute('aria-current', 'page');
});
