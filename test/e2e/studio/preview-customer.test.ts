import type { Page } from '@playwright/test';
import { axeFindings } from '../page-checks';
import { expect, hydrated, test } from '../watched-test';
import { inShownPage, openEditor, shownPage, shownUrl } from './in-studio';

test.use({ viewport: { width: 1280, height: 800 } });

const customer = 'Sari Wulandari';

/** Waits until another page has taken the place of the one at `url`; the frame that is asked may be gone by then. */
const othersShown = (page: Page, url: string) =>
  expect(async () => expect((await shownUrl(page)).startsWith(url)).toBe(false)).toPass({ timeout: 30_000 });

/** The base of the preview that the studio shows as a made-up customer. */
async function previewAsCustomer(page: Page, store: string) {
  await openEditor(page, { store });
  await expect(shownPage(page).locator('#root main').first()).toBeVisible();
  const asGuest = await shownUrl(page);
  await page.getByRole('group', { name: 'Dilihat sebagai' }).getByRole('button', { name: 'Pelanggan' }).click();
  await othersShown(page, asGuest);
  const [, base = ''] = /^(https?:\/\/[^/]+\/preview\/[^/]+\/[^/?]+)/.exec(await shownUrl(page)) ?? [];
  return base;
}

/** What a page says of the customer; every one of them has no real person's data. */
const walk: readonly (readonly [path: string, shown: string | RegExp])[] = [
  ['', /Rp|Koin/],
  ['/cart', 'Subtotal'],
  ['/checkout', customer],
  ['/akun', customer],
  ['/akun/shopping', 'Menunggu Pembayaran'],
  ['/order/pesanan_2/detail/', 'Jalan Contoh 12'],
  ['/saldo', 'Riwayat transaksi'],
  ['/akun/profil', 'Ubah foto'],
  ['/akun/alamat', 'Gedung Contoh Lantai 3'],
  ['/akun/notifikasi', /menunggu pembayaran/],
  ['/chat/0/0/0/0', 'Halo Kak Sari, masih ada. Silakan dipesan.'],
];

for (const store of ['kebunara', 'plasanusa'])
  test(`${store} as a made-up customer, page by page`, async ({ page }) => {
    const base = await previewAsCustomer(page, store);
    expect(await axeFindings(page)).toEqual([]);
    for (const [path, shown] of walk) {
      await page.goto(base + path);
      await hydrated(page);
      await expect(page.locator('#root').getByText(shown).first(), path).toBeVisible();
      expect(page.url(), `${path} leads elsewhere`).not.toContain('/login');
      expect(await axeFindings(page), path).toEqual([]);
    }
  });

test('a customer who is signed in at the store stays out of the preview', async ({ page, context }) => {
  await page.goto('/plasanusa/login');
  await hydrated(page);
  await page.getByLabel('E-mail, username, atau nomor HP').fill('demo@toko.test');
  await page.getByLabel('Password', { exact: true }).fill('belanja123');
  await page.locator('form[novalidate]').getByRole('button', { name: 'Masuk' }).click();
  await page.waitForURL((url) => !url.pathname.includes('/login'));
  const before = await context.cookies();
  expect(before.filter(({ name }) => name.startsWith('at.plasanusa.'))).toHaveLength(1);

  // The store's page may still be asking for something.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(preview|studio|assets|images|media|tiles|frame)\/|^\/favicon\./.test(pathname)) asked.push(pathname);
  });
  const base = await previewAsCustomer(page, 'plasanusa');
  await page.goto(`${base}/akun`);
  await hydrated(page);
  await expect(page.locator('#root').getByText(customer).first()).toBeVisible();
  await expect(page.locator('#root')).not.toContainText('demo@toko.test');
  expect(await page.evaluate(() => document.cookie)).toContain('at.plasanusa.pelanggan-contoh=1');
  expect(asked).toEqual([]);
  const ofStore = (cookies: typeof before) => cookies.filter(({ name }) => name.includes('plasanusa'));
  expect(ofStore(await context.cookies())).toEqual(ofStore(before));

  await page.goto('/plasanusa/akun');
  await hydrated(page);
  await expect(page.locator('#root')).toContainText('demo@toko.test');
  await expect(page.locator('#root')).not.toContainText(customer);
});

test('the frame goes from guest to customer and back, where it was, and a link is of what is shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const base = await previewAsCustomer(page, 'kebunara');
  await page.getByRole('button', { name: 'Bagikan pratinjau' }).click();
  await expect(page.getByText(/seperti dilihat pelanggan contoh/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Buat tautan' }).click();
  await expect(page.getByText('Tautan disalin')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');

  const choice = page.getByRole('group', { name: 'Dilihat sebagai' });
  await choice.getByRole('button', { name: 'Tamu' }).click();
  await othersShown(page, base);
  expect(await inShownPage(page, () => document.cookie)).not.toContain('pelanggan-contoh');

  await page.goto(`${link}/akun`);
  await hydrated(page);
  await expect(page.getByRole('complementary', { name: 'Pratinjau' })).toContainText(
    'Pelanggan dan pesanannya hanya contoh.',
  );
  await expect(page.locator('#root').getByText(customer).first()).toBeVisible();
});

test.describe('the toolbar', () => {
  for (const [width, percent] of [
    [390, 100],
    [360, 100],
    [1280, 100],
    [390, 200],
    [1280, 200],
  ] as const)
    test(`at ${width} pixels and ${percent} % text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openEditor(page, { store: 'kebunara' });
      if (width < 600) await page.getByRole('button', { name: 'Halaman', exact: true }).click();
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      const choice = page.getByRole('group', { name: 'Dilihat sebagai' });
      for (const name of ['Pelanggan', 'Tamu']) {
        const button = choice.getByRole('button', { name });
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    });
});
