import type { Page } from '@playwright/test';
import {
  ask,
  becomeBuyer,
  becomeCustomer,
  fillCart,
  givePassword,
  homeAddress,
  password,
  pick,
  sell,
  shownOrder,
} from '../customer';
import { customerMessages, journeyLanguages, messages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

/** Raises a quantity. */
const more = /^(Tambah|One more)/;
const place = (page: Page, label = 'CHECK OUT') => page.getByRole('button', { name: label, exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

async function openCheckout(page: Page, store: string) {
  await open(page, `/${store}/checkout`);
  await alive(page.locator('#payment').getByRole('button'));
}

async function useVoucher(page: Page, code: string) {
  const section = page.locator('#voucher');
  await section.getByRole('textbox').fill(code);
  await section.getByRole('textbox').press('Enter');
}

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = { ...messages[language], ...customerMessages[language] };

    test('a guest completes a paid order with a package, a voucher and a virtual account', async ({ page }) => {
      const bag = '/ronasenja/p/tas_rotan_bundar-tasrotan';
      const add = page.getByRole('button', { name: text['item.add-to-cart'] }).first();
      await open(page, bag);
      await alive(add);
      await add.click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: text['item.add-to-cart'] }).click();
      await expect(page).toHaveURL(/\/ronasenja\/login\?next=/);

      await becomeCustomer(page, 'ronasenja');
      await fillCart(page, 'tasrotan');
      await openCheckout(page, 'ronasenja');
      await place(page, 'Pesan sekarang').click();
      await expect(page.locator('#address').getByRole('alert')).toHaveText(text['checkout.address-missing']);
      await ask(page, 'SaveAddress', { address: homeAddress });
      await openCheckout(page, 'ronasenja');
      await pick(page, 'carrier', 0, 'Kilat Ekspres');
      await sheet.getByRole('button', { name: /^ECO/ }).click();
      await expect(page.locator('#package')).toContainText('Rp');
      await useVoucher(page, 'LEBARAN');
      await expect(page.locator('#voucher').getByRole('alert')).toBeVisible();
      await useVoucher(page, 'senja20');
      await expect(page.locator('#voucher').getByRole('status')).toContainText('Rp55.800');
      await pick(page, 'payment', 0, /^Virtual Account/);
      expect(await axeFindings(page)).toEqual([]);
      await place(page, 'Pesan sekarang').click({ clickCount: 2 });

      await expect(page).toHaveURL(/\/order\/\w+\/type-payment\/$/);
      await expect(status(page)).toHaveText(text['order.status-payment-processing']);
      await expect(page.getByText(/^88042\d+$/)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await sell(page, shownOrder(page), 'markPaid');
      await expect(status(page)).toHaveText(text['order.status-payment-accepted']);
      await page.goBack();
      await expect(page).not.toHaveURL(/checkout/);
    });

    test('a customer sends a parcel as another sender and tracks it', async ({ page }) => {
      await becomeBuyer(page, 'plasanusa', 'powerbank');
      await openCheckout(page, 'plasanusa');
      const dropship = page.locator('#dropship');
      await dropship.getByRole('checkbox').check();
      await pick(page, 'carrier', 0, /^Titik Ambil Plasa/);
      await expect(page.locator('#package')).toBeHidden();
      await place(page).click();
      await expect(dropship.getByRole('alert').first()).toHaveText(text['checkout.dropship-missing']);
      await dropship.getByRole('textbox').first().fill('Toko Wira');
      await dropship.getByRole('textbox').last().fill('0812000111');
      await pick(page, 'payment', 0, /^Transfer Bank/);
      await useVoucher(page, 'GRATISONGKIR');
      await expect(page.locator('#voucher').getByRole('status')).toContainText('Rp5.000');
      await page.locator('#voucher').getByRole('button', { name: text['voucher.remove'] }).click();
      await page.locator('#voucher').getByRole('button').first().click();
      await page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: text['voucher.category-goods-and-delivery'] })
        .getByRole('button', { name: text['voucher.use'] })
        .click();
      await expect(page.locator('#voucher').getByRole('status')).toContainText('Rp13.200');
      await page.locator('#note').getByRole('textbox').fill('Call me first');
      await place(page).click();

      await expect(page).toHaveURL(/\/order\/\w+\/detail\/$/);
      const main = page.getByRole('main');
      for (const shown of ['Toko Wira', 'Call me first', 'PLASAKOMPLET', 'Tegalrejo']) {
        await expect(main).toContainText(shown);
      }
      const order = shownOrder(page);
      await sell(page, order, 'markPaid');
      await sell(page, order, 'ship', { tracking: 'JT-0042' });
      await sell(page, order, 'deliver');
      await expect(status(page)).toHaveText(text['order.status-received']);
      await expect(main.getByRole('list', { name: text['order.history'] }).getByRole('listitem')).toHaveCount(4);
      await expect(main).toContainText('JT-0042');
      expect(await axeFindings(page)).toEqual([]);
    });

    test('each payment option opens its page', async ({ page }) => {
      await becomeBuyer(page, 'plasanusa', 'novel1');
      for (const [name, address] of [
        ['Transfer Bank', /\/order\/\w+\/detail\/$/],
        ['Transfer ke Penjual', /\/beli-langsung\/\w+\/$/],
        ['Bayar di Tempat', /\/order\/\w+\/detail\/$/],
        ['Virtual Account', /\/order\/\w+\/type-payment\/$/],
      ] as const) {
        await fillCart(page, 'novel1');
        await openCheckout(page, 'plasanusa');
        await pick(page, 'carrier', 0, /^Titik Ambil Plasa/);
        await pick(page, 'payment', 0, new RegExp(`^${name}`));
        await place(page).click();
        await expect(page).toHaveURL(address);
        const order = shownOrder(page);
        if (name === 'Transfer ke Penjual') {
          await sell(page, order, 'markPaid');
          await expect(page).toHaveURL(new RegExp(`/order/${order}/detail/$`));
          const again = await page.request.get(`/plasanusa/beli-langsung/${order}/`, { maxRedirects: 0 });
          expect([again.status(), again.headers().location]).toEqual([302, `/plasanusa/order/${order}/detail/`]);
        }
      }
    });

    test('a direct purchase keeps its quantity after a reload and is paid from the balance', async ({ page }) => {
      await page.goto('/plasanusa/maintenance');
      await ask(page, 'SignIn', { identity: 'demo@toko.test', password });
      await open(page, '/plasanusa/p/payment/vouchertanam');
      const raise = page.getByRole('button', { name: more });
      await alive(raise);
      await raise.click();
      await expect(page.getByRole('main')).toContainText('Rp90.000');
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByRole('main')).toContainText('Rp90.000');
      await pick(page, 'payment', 0, /^Saldo/);
      await place(page).click();
      await expect(page).toHaveURL(/\/order\/\w+\/pending-payment$/);
      await page.getByRole('button', { name: text['payment.pay'] }).click();
      await givePassword(page);
      await expect(status(page)).toHaveText(text['order.status-payment-accepted']);
    });
  });
}

test('an item shows its shop’s vouchers, and an order is for one shop', async ({ page }) => {
  await becomeBuyer(page, 'plasanusa', 'rakbuku');
  await open(page, '/plasanusa/p/rak_buku-rakbuku');
  const vouchers = page.getByRole('button', { name: messages.id['item.vouchers'] });
  await alive(vouchers);
  await vouchers.click();
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Rp500.000' })).toBeVisible();
  await fillCart(page, 'novel1');
  await openCheckout(page, 'plasanusa');
  await expect(page.getByRole('main')).toContainText('Rumah Jati Jepara');
  await expect(page.getByRole('main')).not.toContainText('Lapis Buku');
});

test('a session that expires during checkout returns to the same step with all input', async ({ page }) => {
  const text = customerMessages.id;
  const email = await becomeBuyer(page, 'ronasenja', 'tasrotan');
  await openCheckout(page, 'ronasenja');
  await page.locator('#dropship').getByRole('checkbox').check();
  await page.locator('#dropship').getByRole('textbox').first().fill('Toko Wira');
  await page.locator('#dropship').getByRole('textbox').last().fill('0812000111');
  await page.locator('#note').getByRole('textbox').fill('Tolong dibungkus');
  await pick(page, 'carrier', 0, 'Antar dari butik');
  await pick(page, 'payment', 0, /^Bayar di Tempat/);
  await useVoucher(page, 'SENJA20');
  await expect(page.locator('#voucher').getByRole('status')).toBeVisible();
  await page.context().clearCookies();
  await place(page, 'Pesan sekarang').click();

  await expect(page).toHaveURL(`/ronasenja/login?next=${encodeURIComponent('/checkout')}`);
  await page.getByRole('textbox', { name: text['login.identity'] }).fill(email);
  await page.getByRole('textbox', { name: text['login.password'] }).fill(password);
  await page.getByRole('textbox', { name: text['login.password'] }).press('Enter');
  await expect(page).toHaveURL('/ronasenja/checkout');
  await expect(page.locator('#note').getByRole('textbox')).toHaveValue('Tolong dibungkus');
  await expect(page.locator('#dropship').getByRole('textbox').first()).toHaveValue('Toko Wira');
  await expect(page.locator('#carrier')).toContainText('Antar dari butik');
  await expect(page.locator('#payment')).toContainText('Bayar di Tempat');
  await expect(page.locator('#voucher').getByRole('status')).toBeVisible();
  await place(page, 'Pesan sekarang').click();
  await expect(page).toHaveURL(/\/order\/\w+\/detail\/$/);
});

test('a lost answer is resolved, and the order exists once', async ({ page, watch }) => {
  watch.expectFault(/net::ERR_CONNECTION_FAILED/);
  await becomeBuyer(page, 'ronasenja', 'tasrotan');
  await openCheckout(page, 'ronasenja');
  await pick(page, 'carrier', 0, 'Antar dari butik');
  await pick(page, 'payment', 0, /^Transfer Bank/);
  let lost = 0;
  await page.route('**/graphql?**', async (route) => {
    const isCreation = route.request().postData()?.includes('"idempotencyKey":"WEB') && lost === 0;
    if (!isCreation) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await place(page, 'Pesan sekarang').click();
  await expect(page).toHaveURL(/\/order\/\w+\/detail\/$/);
  expect(lost).toBe(1);
  const { purchases } = (
    await ask<{ customer: { purchases: { orders: object[] } } }>(page, 'PurchasesScreen', { page: 1 })
  ).customer;
  expect(purchases.orders).toHaveLength(1);
});
