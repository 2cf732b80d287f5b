import type { Page } from '@playwright/test';
import { openHeld } from './held-scripts';
import { messages } from './messages';
import { expect, open, test, usePage } from './watched-test';

const list = '/kebunara/m/sayur-sayur';
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favorit: / });

test('the hearts of a list come with the first use of the page', async ({ page }) => {
  await open(page, list);
  await expect(hearts(page)).toHaveCount(0);
  await usePage(page);
  await expect(hearts(page).first()).toBeVisible();
});

test('a page that was scrolled before its scripts came is in use', async ({ page }) => {
  const release = await openHeld(page, list);
  await page.evaluate(() => scrollTo(0, 50));
  await release();
  await expect(hearts(page).first()).toBeVisible();
});

test('a key on a card brings its heart, and the focus stays', async ({ page }) => {
  await open(page, list);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await link.focus();
  await expect(hearts(page).first()).toBeVisible();
  await expect(link).toBeFocused();
});

test('hearts that a guest has filled are shown in a page that nobody has used', async ({ page, context }) => {
  await open(page, list);
  await usePage(page);
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await open(other, list);
  await expect(hearts(other).first()).toHaveAttribute('aria-pressed', 'true');
});

test('a button of a row whose code is late moves it once the code is there', async ({ page }) => {
  await open(page, '/loketkita');
  const carousel = page
    .getByRole('group')
    .filter({ has: page.getByRole('list') })
    .first();
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route('**/assets/*.js', async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  const place = () => carousel.getByRole('list').evaluate((row) => row.scrollLeft);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const next = carousel.getByRole('button', { name: messages.id['action.next'] });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toBeGreaterThan(0);
  const before = await place();
  release();
  await expect.poll(place).toBeGreaterThan(before + 50);
  await expect(next).toBeFocused();
});
