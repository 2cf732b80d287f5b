import type { Page } from '@playwright/test';
import { axeFindings } from '../page-checks';
import { messages } from '../messages';
import { expect, open, test } from '../watched-test';

const text = messages.id;
const store = '/bereskan';
const keyword = 'beresdong';

async function typeKeyword(page: Page, word: string) {
  const sheet = page.getByRole('dialog', { name: text['shell.keyword'] });
  // Five taps must be within three seconds; a busy machine may need another attempt.
  await expect(async () => {
    for (let tap = 0; tap < 5; tap += 1) await page.mouse.click(12, 12);
    await expect(sheet).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await sheet.getByRole('textbox').fill(word);
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: text['action.ok'] }).click();
  await expect(sheet).toBeHidden();
}

const banner = (page: Page) => page.getByRole('region', { name: text['android.title'] });

test('typing the keyword offers the Android app on this visit and the next', async ({ page }) => {
  await open(page, `${store}/m/bersih-bersih`);
  await expect(banner(page)).toHaveCount(0);
  await typeKeyword(page, keyword);
  await expect(banner(page).getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/play\.google\.com\/store\/apps\/details\?id=/,
  );
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', { name: text['action.close'] }).click();
  await expect(banner(page)).toHaveCount(0);
});

test('another word shows nothing, and the keyword of one store does not work in another', async ({ page }) => {
  await open(page, `${store}/m/bersih-bersih`);
  await typeKeyword(page, 'tebakan');
  await expect(banner(page)).toHaveCount(0);
  await typeKeyword(page, keyword);
  await expect(banner(page)).toBeVisible();
  await open(page, '/loketkita/m/token-token');
  await expect(banner(page)).toHaveCount(0);
});

test('four taps do not unlock the keyword', async ({ page }) => {
  await open(page, `${store}/m/bersih-bersih`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (let tap = 0; tap < 4; tap += 1) await page.mouse.click(12, 12);
  await expect(page).toHaveURL(new RegExp(`${store}$`));
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('keyword-sheet'))).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
