import type { Page } from '@playwright/test';
import { newEmail, register } from '../customer';
import { customerMessages, journeyLanguages, messages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

async function add(
  page: Page,
  path: string,
  text: { 'item.add-to-cart': string; 'cart.added': string; 'action.ok': string },
) {
  await open(page, path);
  const opener = page.getByRole('button', { name: text['item.add-to-cart'] }).first();
  await alive(opener);
  await opener.click();
  const sheet = page.getByRole('dialog');
  const quantity = sheet.getByRole('textbox').first();
  await expect(quantity).toBeVisible();
  if ((await quantity.inputValue()) === '0') await quantity.press('ArrowUp');
  await sheet.getByRole('button', { name: text['item.add-to-cart'] }).click();
  const success = page.getByRole('alertdialog', { name: text['cart.added'] });
  await expect(success).toBeVisible();
  await success.getByRole('button', { name: text['action.ok'] }).click();
  await expect(success).toBeHidden();
}

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a customer fills a cart from two shops, changes it, removes lines and finds it again', async ({ page }) => {
      const text = { ...messages[language], ...customerMessages[language] };
      await open(page, '/plasanusa/login?next=%2Fcart');
      await register(page, language, newEmail());
      await expect(page.getByRole('heading', { name: text['cart.empty'] })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await add(page, '/plasanusa/p/bank_daya-powerbank', text);
      await add(page, '/plasanusa/p/kabel-kabel2', text);
      await add(page, '/plasanusa/p/makanan_kucing-makankucing', text);
      await page.getByRole('link', { name: `${text['shell.cart']}, 3` }).click();
      await expect(page).toHaveURL('/plasanusa/cart');

      const line = (name: RegExp) => page.getByRole('group', { name });
      const bank = line(/^Bank Daya/);
      const cable = line(/^Kabel/);
      const food = line(/^Makanan Kucing/);
      const shop = page.getByRole('radio', { name: /Gawai Kita/ });
      const petShop = page.getByRole('radio', { name: /Hewan Ceria/ });
      await expect(shop).toBeChecked();
      await expect(bank.getByRole('checkbox')).toBeChecked();
      await expect(food.getByRole('checkbox')).not.toBeChecked();
      expect(await axeFindings(page)).toEqual([]);

      const quantity = bank.getByRole('textbox');
      await quantity.fill('');
      await expect(quantity).toHaveValue('');
      await quantity.press('2');
      await expect(quantity).toHaveValue('2');
      await quantity.fill('');
      await quantity.blur();
      await expect(quantity).toHaveValue('2');
      await expect(page.getByText('Rp557.000')).toBeVisible();

      const question = page.getByRole('alertdialog', { name: text['cart.ask-line'] });
      await quantity.fill('0');
      await expect(question).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await question.getByRole('button', { name: text['cart.keep'] }).click();
      await expect(quantity).toHaveValue('1');

      await bank.getByRole('button', { name: /^(Hapus|Remove)/ }).click({ clickCount: 2 });
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: text['cart.remove'], exact: true }).click();
      await expect(page.getByText(text['cart.removed'])).toBeVisible();
      await expect(bank).toBeHidden();
      await expect(cable).toBeVisible();

      await petShop.check();
      await expect(shop).not.toBeChecked();
      await expect(food.getByRole('checkbox')).toBeChecked();
      await expect(cable.getByRole('checkbox')).not.toBeChecked();
      await food.getByRole('checkbox').uncheck();
      await page.getByRole('button', { name: text['cart.checkout'] }).click();
      const alert = page.getByRole('alertdialog', { name: text['cart.none-checked'] });
      await expect(alert).toBeVisible();
      await alert.getByRole('button').click();
      await food.getByRole('checkbox').check();
      await expect(page.getByText('Rp35.000').last()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: text['cart.checkout'] }).click();
      await expect(page).toHaveURL('/plasanusa/checkout');
      await page.goBack();
      await expect(page).toHaveURL('/plasanusa/cart');
      await page.reload({ waitUntil: 'networkidle' });
      await expect(petShop).toBeChecked();

      for (const name of ['Hewan Ceria', 'Gawai Kita']) {
        await page.getByRole('button', { name: text['cart.remove-group'].replace('{name}', name) }).click();
        const ask = page.getByRole('alertdialog', { name: text['cart.ask-group'] });
        await ask.getByRole('button', { name: text['cart.remove'], exact: true }).click();
        await expect(page.getByRole('radio', { name })).toBeHidden();
      }
      await expect(page.getByRole('heading', { name: text['cart.empty'] })).toBeVisible();
      await page.getByRole('link', { name: text['cart.shop'] }).click();
      await expect(page).toHaveURL('/plasanusa');
    });
  });
}

test('a direct purchase ignores the cart, even after a reload', async ({ page }) => {
  const text = { ...messages.id, ...customerMessages.id };
  await open(page, '/plasanusa/login?next=%2Fcart');
  await register(page, 'id', newEmail());
  await expect(page.getByRole('heading', { name: text['cart.empty'] })).toBeVisible();
  await add(page, '/plasanusa/p/bank_daya-powerbank', text);
  await page.getByRole('button', { name: text['item.buy-now'] }).click();
  const sheet = page.getByRole('dialog');
  const chosen = sheet.getByRole('textbox').first();
  await expect(chosen).toHaveValue('1');
  await sheet.getByRole('button', { name: text['item.buy-now'] }).click();
  await expect(page).toHaveURL('/plasanusa/checkout?item=powerbank&lines=powerbank-1');
  const pieces = page.getByRole('textbox', { name: /Bank Daya/ });
  await expect(pieces).toHaveValue('1');
  await pieces.press('ArrowUp');
  await expect(page).toHaveURL(/lines=powerbank-2$/);
  await page.reload();
  await expect(pieces).toHaveValue('2');
  expect(await axeFindings(page)).toEqual([]);
  await open(page, '/plasanusa/cart');
  await expect(page.getByRole('group', { name: /^Bank Daya/ }).getByRole('textbox')).toHaveValue('1');
});
