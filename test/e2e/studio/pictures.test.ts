import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { axeFindings } from '../page-checks';
import { expect, test } from '../watched-test';

const store = 'kopirintik';

const photo = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1_200, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

async function openLibrary(page: Page) {
  await page.goto(`/studio/stores/${store}/pictures`);
  await page.getByLabel('Email').fill('studio@toko.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('belanja123');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gambar' })).toBeVisible();
}

for (const [width, height, colour] of [
  [390, 844, '#7b4a2b'],
  [1280, 800, '#2b7b4a'],
] as const) {
  test(`a shopkeeper adds, crops, names and deletes a picture at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLibrary(page);
    const name = `Biji kopi ${width}`;
    const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await page.getByLabel('Tambah gambar').setInputFiles([await photo(name, colour), svg]);
    await expect(page.getByRole('alert')).toHaveText('Berkas ini bukan gambar JPG, PNG, atau WebP, atau isinya rusak.');
    await page.getByRole('button', { name: 'Tutup logo' }).click();
    const tile = page.getByRole('button', { name: `${name} Belum dipakai` });
    await expect(tile).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await tile.click();
    await page.getByRole('button', { name: 'Potong' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Simpan potongan' }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet).toContainText('1200 × 600 piksel');
    await sheet.getByLabel('Nama gambar').fill(`Banner ${width}`);
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByRole('dialog', { name: `Banner ${width}` })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Hapus', exact: true }).click();
    const banner = page.getByRole('button', { name: `Banner ${width} Belum dipakai` });
    await expect(banner).toHaveCount(0);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(banner).toBeVisible();
  });
}
