import type { Page } from '@playwright/test';
import { axeFindings } from '../page-checks';
import { expect, test } from '../watched-test';

const email = 'studio@toko.test';
const password = 'belanja123';

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** Opens a room by its URL, and expects no findings in it. */
async function openRoom(page: Page, path: string, title: string) {
  await page.goto(`/studio${path}`);
  await heading(page, title);
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a shopkeeper signs in, changes the language and signs out', async ({ page }) => {
      await openRoom(page, '/stores/kopirintik/people', 'Masuk ke studio');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Kata sandi', { exact: true }).fill('bukan-kata-sandinya');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Email atau kata sandi salah.');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      expect(await axeFindings(page)).toEqual([]);

      await page.getByLabel('Kata sandi', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Masuk', exact: true }).click();
      await heading(page, 'Anggota');
      await expect(page).toHaveURL(/\/studio\/stores\/kopirintik\/people$/);
      await page.reload();
      await heading(page, 'Anggota');
      await expect(page).toHaveTitle('Anggota · Kopi Rintik · Studio');

      await openRoom(page, '/stores/kopirintik/people', 'Anggota');
      await openRoom(page, '/stores/kopirintik/audit', 'Aktivitas');
      await openRoom(page, '/account', 'Akun');
      await openRoom(page, '', 'Toko saya');

      await page.getByRole('button', { name: 'Akun Pemilik Demo' }).click();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'English' }).click();
      await heading(page, 'My stores');
      await expect(page).not.toHaveURL(/lang=/);
      await page.reload();
      await heading(page, 'My stores');

      await page.getByRole('link', { name: 'Apotek Melati' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.getByRole('button', { name: 'Account of Pemilik Demo' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await heading(page, 'Sign in to the studio');
      await page.goto('/studio/account');
      await heading(page, 'Sign in to the studio');
      await expect(page).toHaveURL(/\/studio\/sign-in\?next=%2Faccount$/);
    });
  });
}
