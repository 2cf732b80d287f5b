import type { Page } from '@playwright/test';
import { popupOf } from '../popup-of';
import { messages } from '../messages';
import { alive, expect, open, test } from '../watched-test';

const text = messages.id;

const focused = (page: Page) => page.locator(':focus');

test('the first tab stop skips the header', async ({ page }) => {
  await open(page, '/ronasenja');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(text['shell.skip']);
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu opens, is used and closes by keyboard, and returns the focus', async ({ page }) => {
  await open(page, '/ronasenja');
  const button = page.getByRole('button', { name: text['shell.menu'], exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const sidebar = page.getByRole('navigation', { name: text['shell.menu'], exact: true });
  await expect(sidebar).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focused(page).evaluate((element) => element.closest('nav')?.hasAttribute('popover'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await sidebar.getByRole('link', { name: 'Koleksi' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-koleksi$/);
});

test('the tab stop after the menu is visible, even after a popup was closed', async ({ page }) => {
  const stop = () => page.evaluate(() => document.activeElement?.tagName);
  await open(page, '/plasanusa');
  const popup = await popupOf(page, 'Plasa Nusa');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await stop()).not.toBe('BODY');
  await page.getByRole('button', { name: text['shell.menu'], exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await stop()).not.toBe('BODY');
});

test('a sheet traps the focus and returns it when it closes', async ({ page }) => {
  await open(page, '/bereskan/m/bersih-bersih');
  const href = await page.getByRole('main').locator('a[href*="/p/"]').first().getAttribute('href');
  await open(page, href ?? '');
  const more = page.getByRole('button', { name: text['shell.more'] });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text['shell.share'] }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: text['share.title'] });
  await expect(sheet).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a carousel moves by its buttons, and its cards are reached in order', async ({ page }) => {
  await open(page, '/loketkita');
  const carousel = page
    .getByRole('group')
    .filter({ has: page.getByRole('list') })
    .first();
  const row = carousel.getByRole('list');
  const next = carousel.getByRole('button', { name: text['action.next'] });
  await next.scrollIntoViewIfNeeded();
  await alive(next);
  await next.focus();
  await expect(next).toBeInViewport();
  await page.keyboard.press('Enter');
  const place = () => row.evaluate((list) => list.scrollLeft);
  await expect.poll(place).toBeGreaterThan(50);
  let last = -1;
  await expect.poll(async () => last === (last = await place())).toBe(true);
  await row.getByRole('link').last().focus();
  await expect(row.getByRole('link').last()).toBeInViewport();
});

test('every tab stop of a page is visible', async ({ page }) => {
  await open(page, '/ronasenja/m/hijab-hijab');
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const marks = (style: CSSStyleDeclaration) =>
        (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
      // A link that covers its card has the outline on its pseudo-element.
      const isMarked = [null, '::before', '::after'].some((part) => marks(getComputedStyle(element, part)));
      return isMarked ? null : element.outerHTML.slice(0, 120);
    });
    expect(unseen).toBeNull();
  }
});
