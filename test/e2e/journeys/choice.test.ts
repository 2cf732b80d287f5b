import type { Page } from '@playwright/test';
import { journeyLanguages, messages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const dress = '/ronasenja/p/gaun_senja-gaunsenja';
const soldOut = '/ronasenja/p/terusan_linen_pagi-terusanlinen';

const shirt = '/ronasenja/p/kemeja_linen_embun-kemejalinen';
const shirtTexts = {
  id: { size: 'Ukuran', colors: ['Merah muda', 'Gading'] },
  en: { size: 'Size', colors: ['Pink', 'Ivory'] },
} as const;

const worded = (language: keyof typeof messages, page: Page) => {
  const text = messages[language];
  const sheet = page.getByRole('dialog', { name: text['choice.variant-title'] });
  return {
    text,
    sheet,
    opener: page.getByRole('button', { name: text['item.add-to-cart'] }).first(),
    confirm: sheet.getByRole('button', { name: text['item.add-to-cart'] }),
    quantity: (name: string) =>
      sheet.getByRole('textbox', { name: text['quantity.of'].replace('{name}', name), exact: true }),
    raise: (name: string) =>
      sheet.getByRole('button', { name: text['quantity.raise'].replace('{name}', name), exact: true }),
  };
};

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('ronasenja:guest:choice') ?? 'null') as unknown);

const entryIsLayer = (page: Page) => page.evaluate(() => 'layer' in (history.state as object));

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a guest chooses variants, signs in and finds the choice again', async ({ page }) => {
      const { text, sheet, opener, confirm, quantity, raise } = worded(language, page);
      await open(page, dress);
      await alive(opener);
      await opener.click();
      await expect(sheet).toBeVisible();
      await raise('S').click();
      await raise('M').click();
      await expect(sheet).toContainText('Rp1.328.000');
      expect(await axeFindings(page)).toEqual([]);
      await raise('M').click();
      await expect(page.getByText(text['choice.limit'].replace('{limit}', '2'))).toBeAttached();
      await expect(quantity('M')).toHaveValue('1');
      await confirm.click({ clickCount: 2 });
      await expect(page).toHaveURL(`/ronasenja/login?next=${encodeURIComponent('/p/gaun_senja-gaunsenja')}`);
      const lines = await page.evaluate(() => sessionStorage.getItem('ronasenja:guest:choice'));
      expect(JSON.parse(lines ?? '')).toMatchObject({
        item: 'gaunsenja',
        intent: 'cart',
        lines: [{ quantity: 1 }, { quantity: 1 }],
      });
      await expect(opener).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(dress);
      await expect(sheet).toBeHidden();
      await alive(opener);
      await opener.click();
      await expect(quantity('S')).toHaveValue('1');
      await expect(quantity('M')).toHaveValue('1');
    });

    test('size and colour are chosen separately, and two combinations are bought', async ({ page }) => {
      const { text, opener, sheet, confirm } = worded(language, page);
      const { size, colors } = shirtTexts[language];
      const chip = (name: string) => sheet.getByRole('radio', { name: new RegExp(`^${name}( |$)`) });
      const say = (key: 'choice.pick' | 'choice.remove' | 'choice.add-another', values: object = {}) =>
        Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{${name}}`, String(value)), text[key]);
      await open(page, shirt);
      await alive(opener);
      await opener.click();
      await sheet.getByRole('button', { name: say('choice.pick', { option: size }) }).click();
      await expect(chip('S')).toBeFocused();
      await chip(colors[1]).check();
      await expect(chip('XL')).toHaveAttribute('aria-disabled', 'true');
      await chip('XL').click({ force: true });
      await expect(page.getByText(`XL, ${colors[1]}: ${text['choice.absent']}`)).toBeAttached();
      await chip('S').check();
      await expect(sheet.getByRole('textbox')).toHaveValue('1');
      expect(await axeFindings(page)).toEqual([]);
      await sheet.getByRole('button', { name: say('choice.add-another') }).click();
      await chip('M').check();
      await chip(colors[0]).check();
      await expect(sheet).toContainText('Rp618.000');
      expect(await axeFindings(page)).toEqual([]);
      await confirm.click();
      await expect(page).toHaveURL(/\/ronasenja\/login\?next=/);
      expect(await kept(page)).toMatchObject({
        item: 'kemejalinen',
        lines: [
          { id: 'kemejalinen_2', quantity: 1 },
          { id: 'kemejalinen_5', quantity: 1 },
        ],
      });
    });

    test('a sold-out item shows that it is sold out', async ({ page }) => {
      const { text, opener, sheet } = worded(language, page);
      await open(page, soldOut);
      await expect(page.getByText(text['item.sold-out'], { exact: true })).toBeVisible();
      await alive(opener);
      await opener.click({ force: true });
      const warning = page.getByRole('alertdialog', { name: text['choice.no-stock'] });
      await expect(warning).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await warning.getByRole('button', { name: text['action.ok'] }).click();
      await expect(warning).toBeHidden();
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

test('the back button closes the sheet first, then leaves the page', async ({ page }) => {
  const { opener, sheet } = worded('id', page);
  await open(page, '/ronasenja/m/koleksi-koleksi');
  await page.getByRole('link', { name: 'Gaun Senja' }).click();
  await expect(page).toHaveURL(dress);
  await alive(opener);
  await opener.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(dress);
  await page.goBack();
  await expect(page).toHaveURL('/ronasenja/m/koleksi-koleksi');
});

test('closing the sheet by hand leaves no history entry', async ({ page }) => {
  const { text, opener, sheet } = worded('id', page);
  await open(page, '/ronasenja/m/koleksi-koleksi');
  await page.getByRole('link', { name: 'Gaun Senja' }).click();
  await alive(opener);
  for (let times = 0; times < 2; times += 1) {
    await opener.click();
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: text['action.close'] }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/ronasenja/m/koleksi-koleksi');
});

test('a double tap opens the sheet once, each time', async ({ page }) => {
  const { text, opener, sheet } = worded('id', page);
  await open(page, dress);
  await alive(opener);
  for (let times = 0; times < 2; times += 1) {
    await opener.click({ clickCount: 2 });
    await expect(sheet).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: text['action.close'] }).click();
    await expect(sheet).toBeHidden();
  }
  expect(await kept(page)).toBeNull();
});

test('after a reload the page is complete, and the back button still closes the sheet', async ({ page }) => {
  const { opener, sheet, raise, quantity } = worded('id', page);
  await open(page, dress);
  await alive(opener);
  await opener.click();
  await raise('S').click();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(sheet).toBeHidden();
  await alive(opener);
  await opener.click();
  await expect(quantity('S')).toHaveValue('0');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(dress);
});

test('a sheet reached by reload or forward leaves no history entry', async ({ page }) => {
  const { opener, sheet } = worded('id', page);
  await open(page, '/ronasenja/m/koleksi-koleksi');
  await page.getByRole('link', { name: 'Gaun Senja' }).click();
  await alive(opener);
  await opener.click();
  await expect(sheet).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await alive(opener);
  await expect.poll(() => entryIsLayer(page)).toBe(false);
  await page.goForward();
  await expect.poll(() => entryIsLayer(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/ronasenja/m/koleksi-koleksi');
});

test('the sheet works by keyboard alone', async ({ page }) => {
  const { opener, sheet, quantity } = worded('id', page);
  await open(page, dress);
  await alive(opener);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await quantity('S').focus();
  await page.keyboard.press('ArrowUp');
  await expect(quantity('S')).toHaveValue('1');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});
