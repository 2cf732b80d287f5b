import type { Page } from '@playwright/test';
import { asOperator } from '../../support/programs/operator-key';
import { isSoak } from '../../support/programs/soak';
import { ask, becomeCustomer, givePassword, newEmail, register, sell, shownOrder } from '../customer';
import { customerMessages, journeyLanguages, messages, serviceMessages } from '../messages';
import { isOperation } from '../operation-of';
import { axeFindings } from '../page-checks';
import { openTokenStand } from '../stall';
import { alive, expect, open, test } from '../watched-test';

const store = 'plasanusa';
const grid = `/${store}/m/pulsa_&_tagihan-tagihan`;

let codes = 0;

/** A customer with a paid top-up of the balance. */
async function becomeOwner(page: Page, amount = 500_000) {
  await becomeCustomer(page, store);
  const idempotencyKey = `WEBbills${process.pid}${(codes += 1)}`;
  const order = { amount, total: amount + 1_000, payment: 'bank', paymentKind: 'PLATFORM', idempotencyKey };
  const { createTopUp } = await ask<{ createTopUp: { id: string } }>(page, 'CreateTopUp', { order });
  await sell(page, createTopUp.id, 'receiveTopUp');
}

/** The biller's decision, in the console. */
async function settle(page: Page, order: string, outcome: 'succeeded' | 'failed') {
  const origin = process.env.CONSOLE_URL ?? '';
  await page.request.post(`${origin}/sandbox/bills/${order}/${outcome}`, { headers: { ...asOperator, origin } });
}

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`bills in ${language}`, () => {
    test.use({ locale });
    const text = { ...messages[language], ...customerMessages[language], ...serviceMessages[language] };
    const isIndonesian = language === 'id';
    const sheet = (page: Page) => page.getByRole('dialog');
    const number = (page: Page) => sheet(page).getByRole('textbox');
    const total = (page: Page) => page.getByRole('main').locator('[data-bottom-bar]');
    const status = (page: Page) => page.getByRole('main').getByRole('status').first();
    const go = (page: Page) => sheet(page).getByRole('button', { name: text['bill.continue'] });

    async function openBill(page: Page, name: string) {
      await open(page, grid);
      const tile = page.getByRole('link', { name, exact: true });
      await alive(tile);
      await tile.click();
      await expect(number(page)).toBeVisible();
    }

    const choose = (page: Page, name: string) =>
      sheet(page)
        .locator('label')
        .filter({ has: page.getByText(name, { exact: true }) })
        .click();

    async function payByBalance(page: Page) {
      await expect(page).toHaveURL(/\/m\/payment\//);
      const payment = page.locator('#payment').getByRole('button');
      await payment.click();
      await sheet(page)
        .getByRole('button', { name: /^Saldo/ })
        .click();
      await page.getByRole('button', { name: text['bill.pay'], exact: true }).dblclick();
      await expect(page).toHaveURL(/\/order\/\w+\/pending-payment/);
      const order = shownOrder(page);
      await page.getByRole('button', { name: text['payment.pay'] }).click();
      await givePassword(page);
      await expect(status(page)).toHaveText(text['order.status-payment-accepted']);
      await open(page, `/${store}/order/${order}/detail`);
      return order;
    }

    test('an electricity token is bought after signing in from the same choice', async ({ page }) => {
      await openBill(page, isIndonesian ? 'Token listrik' : 'Electricity token');
      await expect(go(page)).toHaveCount(0);
      await number(page).fill('535000');
      await go(page).click();
      await expect(sheet(page).getByRole('alert')).toContainText('11');
      await number(page).fill('53500012345');
      await go(page).click();
      await expect(
        page.getByText(isIndonesian ? 'Pilih Token listrik yang akan di isi' : /what to buy for Electr/),
      ).toBeVisible();
      await choose(page, '50.000');
      expect(await axeFindings(page)).toEqual([]);
      await go(page).click();
      await expect(page.getByText(text['bill.sign-in'])).toBeVisible();
      await expect(page).toHaveURL(/\/login\?next=/);
      expect(page.url()).not.toContain('535000');
      await register(page, language, newEmail());

      await expect(number(page)).toHaveValue('53500012345');
      await expect(sheet(page).getByRole('radio', { checked: true })).toHaveCount(1);
      await go(page).click();
      await expect(total(page)).toContainText('Rp52.500');
      expect(page.url()).not.toContain('535000');
      expect(await axeFindings(page)).toEqual([]);
      await page.reload();
      await expect(total(page)).toContainText('Rp52.500');
    });

    test('a paid token becomes a receipt with its token by itself', async ({ page }) => {
      await becomeOwner(page);
      await openBill(page, isIndonesian ? 'Token listrik' : 'Electricity token');
      await number(page).fill('53500012345');
      await choose(page, '50.000');
      await go(page).click();
      await payByBalance(page);
      await expect(page.getByRole('main').locator('output')).toHaveText(/^(\d{4}-){4}\d{4}$/);
      await expect(status(page)).toHaveText(text['order.status-received']);
      expect(await axeFindings(page)).toEqual([]);

      await openBill(page, isIndonesian ? 'Token listrik' : 'Electricity token');
      await sheet(page)
        .getByRole('button', { name: /^53500012345/ })
        .click();
      await expect(number(page)).toHaveValue('53500012345');
    });

    test('credit follows the operator of the number, and drops what the last one offered', async ({ page }) => {
      await becomeOwner(page);
      await openBill(page, isIndonesian ? 'Pulsa' : 'Phone credit');
      await expect(sheet(page).getByText(text['bill.type-number'])).toBeVisible();
      await number(page).fill('0812');
      await choose(page, '25.000');
      await number(page).fill('087712345678');
      await expect(sheet(page).getByText('XL', { exact: true })).toBeVisible();
      await expect(sheet(page).getByRole('radio')).toHaveCount(2);
      await expect(sheet(page).getByRole('radio', { checked: true })).toHaveCount(0);
      await choose(page, '10.000');
      await go(page).click();
      await expect(total(page)).toContainText('Rp10.900');
      await payByBalance(page);
      await expect(status(page)).toHaveText(text['order.status-received']);
    });

    test('data packages and e-wallets are bought for a phone number', async ({ page }) => {
      await becomeOwner(page);
      await openBill(page, isIndonesian ? 'Paket data' : 'Data package');
      await number(page).fill('+62 812 3456 7890');
      await choose(page, isIndonesian ? '3 GB, 7 hari' : '3 GB, 7 days');
      await go(page).click();
      await expect(total(page)).toContainText('Rp23.900');
      await payByBalance(page);
      await openBill(page, 'DANA');
      await number(page).fill('081234567890');
      await choose(page, '50.000');
      await go(page).click();
      await expect(total(page)).toContainText('Rp50.500');
      await payByBalance(page);
      await expect(status(page)).toHaveText(text['order.status-received']);
    });

    test('a post-paid bill needs its region, says who is billed, and refuses a wrong number', async ({ page }) => {
      await becomeOwner(page, 1_000_000);
      await openBill(page, isIndonesian ? 'Air PDAM' : 'Water bill');
      const check = sheet(page).getByRole('button', { name: text['bill.inquire'] });
      await number(page).fill('1234560003');
      await check.click();
      await expect(sheet(page).getByRole('alert')).toHaveText(isIndonesian ? 'Pilih Wilayah' : 'Choose Region');
      await expect(
        page.getByText(isIndonesian ? 'Air PDAM di isi terlebih dahulu' : /region or provider of Water bill/),
      ).toBeVisible();
      await sheet(page)
        .getByRole('button', { name: /Wilayah|Region/ })
        .click();
      await sheet(page).getByRole('button', { name: 'Sidoarjo' }).click();
      await check.click();
      await expect(sheet(page).getByRole('alert')).toHaveText(text['refusal.bill-unknown']);
      await number(page).fill('1234560004');
      await check.click();
      await expect(sheet(page).getByRole('alert')).toHaveText(text['refusal.bill-paid']);
      // The bill of a month can be paid only once, by any customer.
      await number(page).fill(`${String(Date.now()).slice(-9)}77`);
      await check.click();
      await expect(sheet(page).getByText(text['bill.period'])).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await go(page).click();
      await payByBalance(page);
      await expect(status(page)).toHaveText(text['order.status-received']);
    });

    test('a bill that the biller settles late is received, and one that it refuses is given back', async ({ page }) => {
      await becomeOwner(page, 100_000);
      for (const outcome of ['succeeded', 'failed'] as const) {
        await openBill(page, isIndonesian ? 'Token listrik' : 'Electricity token');
        await number(page).fill('53500010001');
        await choose(page, '20.000');
        await go(page).click();
        const order = await payByBalance(page);
        await expect(page.getByText(text['order.hint-bill'])).toBeVisible();
        await expect
          .poll(async () => {
            await settle(page, order, outcome);
            return status(page).textContent();
          })
          .toBe(text[outcome === 'failed' ? 'order.status-rejected' : 'order.status-received']);
      }
      await expect(page.getByText(text['order.hint-bill-failed'])).toBeVisible();
      // A success after the refund moves no money.
      await settle(page, shownOrder(page), 'succeeded');
      await open(page, `/${store}/saldo`);
      await expect(status(page)).toHaveText('Rp77.500');
    });

    test('post-paid internet, and in a soak electricity, is paid and delivered', async ({ page }) => {
      await becomeOwner(page, 3_000_000);
      const bills = [
        ['Internet', 'Cepat Fiber'],
        [isIndonesian ? 'Listrik pascabayar' : 'Electricity bill', null],
      ] as const;
      for (const [name, provider] of isSoak ? bills : bills.slice(0, 1)) {
        await openBill(page, name);
        await number(page).fill(`${Date.now()}`);
        if (provider) {
          await sheet(page)
            .getByRole('button', { name: /Penyedia|Provider/ })
            .click();
          await sheet(page).getByRole('button', { name: provider }).click();
        }
        await sheet(page).getByRole('button', { name: text['bill.inquire'] }).click();
        await expect(sheet(page).getByText(text['bill.period'])).toBeVisible();
        await go(page).click();
        await payByBalance(page);
        await expect(status(page)).toHaveText(text['order.status-received']);
      }
    });

    test('an expired quote cannot be paid, and is requested again with the same number', async ({ page }) => {
      await becomeOwner(page, 2_000_000);
      const customerNumber = `${Date.now()}`;
      await openBill(page, isIndonesian ? 'Listrik pascabayar' : 'Electricity bill');
      await number(page).fill(customerNumber);
      const inquire = page.getByRole('button', { name: text['bill.inquire'] });
      await inquire.click();
      await go(page).click();
      await expect(total(page)).toContainText(/Rp[1-9]/);
      await page.clock.install();
      await page.reload();
      await expect(total(page)).toContainText(/Rp[1-9]/);
      await alive(page.locator('#payment').getByRole('button'));
      await page.clock.fastForward('10:05');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(text['refusal.bill-expired']);
      await expect(page.getByRole('button', { name: text['bill.pay'], exact: true })).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await inquire.click();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(customerNumber);
      await inquire.click();
      await page.getByRole('button', { name: text['bill.continue'] }).click();
      await expect(page.getByRole('button', { name: text['bill.pay'], exact: true })).toBeVisible();
    });

    test('a changed price is shown before payment', async ({ page }) => {
      const stand = `token${language}`;
      const { setPrice } = await openTokenStand(stand);
      await becomeCustomer(page, stand);
      await open(page, `/${stand}/m/tagihan-tagihan`);
      const tile = page.getByRole('link', { name: 'Token', exact: true });
      await alive(tile);
      await tile.click();
      await number(page).fill('53500012345');
      await choose(page, '20.000');
      await go(page).click();
      await expect(total(page)).toContainText('Rp20.000');
      await page.locator('#payment').getByRole('button').click();
      await sheet(page)
        .getByRole('button', { name: /^Transfer Bank/ })
        .click();
      await setPrice(21_500);
      const pay = page.getByRole('button', { name: text['bill.pay'], exact: true });
      await pay.click();
      const refused = page.getByRole('alertdialog');
      await expect(refused).toContainText('Rp21.500');
      expect(await axeFindings(page)).toEqual([]);
      await refused.getByRole('button').last().click();
      await expect(total(page)).toContainText('Rp21.500');
      await pay.click();
      await expect(page).toHaveURL(/\/order\/\w+\//);
      await expect(page.getByRole('main')).toContainText('Rp21.500');
    });

    test('a lost answer and a reload make one order', async ({ page, watch }) => {
      watch.expectFault(/ERR_FAILED/);
      await becomeOwner(page, 100_000);
      await openBill(page, isIndonesian ? 'Token listrik' : 'Electricity token');
      await number(page).fill('53500012345');
      await choose(page, '20.000');
      await go(page).click();
      await page.locator('#payment').getByRole('button').click();
      await sheet(page)
        .getByRole('button', { name: /^Saldo/ })
        .click();
      let isLost = false;
      await page.route('**/graphql**', async (route) => {
        if (!isOperation(route.request(), 'CreateBillOrder')) return route.fallback();
        if (isLost) return route.fallback();
        isLost = true;
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: text['bill.pay'], exact: true }).click();
      await expect(page).toHaveURL(/\/order\/\w+\/pending-payment/);
      await open(page, `/${store}/akun/shopping`);
      await expect(page.getByText(/Token listrik 20\.000/)).toHaveCount(1);
    });
  });
}
