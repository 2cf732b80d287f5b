import type { Page } from '@playwright/test';
import { ask, becomeCustomer, givePassword, sell, verifyPhone } from '../customer';
import { customerMessages, journeyLanguages, messages, serviceMessages } from '../messages';
import { alive, expect, open, test } from '../watched-test';

const store = 'loketkita';
const grid = `/${store}/m/bayar_&_isi_ulang-tagihan`;

/** The tile of a bill, and the label of its number. */
const kinds = {
  id: [
    ['Gas PGN', 'Nomor pelanggan'],
    ['Iuran kesehatan', 'Nomor peserta'],
    ['Pajak kendaraan', 'Kode bayar'],
    ['PLN pascabayar', 'ID pelanggan'],
  ],
  en: [
    ['Gas bill', 'Customer number'],
    ['Health insurance', 'Member number'],
    ['Vehicle tax', 'Payment code'],
    ['Electricity bill', 'Customer ID'],
  ],
} as const;

async function becomeOwner(page: Page, idempotencyKey: string, amount: number) {
  await becomeCustomer(page, store);
  await verifyPhone(page);
  const order = { amount, total: amount, payment: 'bank', paymentKind: 'PLATFORM', idempotencyKey };
  const { createTopUp } = await ask<{ createTopUp: { id: string } }>(page, 'CreateTopUp', { order });
  await sell(page, createTopUp.id, 'receiveTopUp');
}

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`bills of each kind, in ${language}`, () => {
    test.use({ locale });
    const text = { ...messages[language], ...customerMessages[language], ...serviceMessages[language] };

    test('are inquired, paid and receipted', async ({ page }) => {
      test.setTimeout(240_000);
      await becomeOwner(page, `WEBkinds${process.pid}${language}`, 5_000_000);
      const sheet = page.getByRole('dialog');
      for (const [at, [name, label]] of kinds[language].entries()) {
        await open(page, grid);
        const tile = page.getByRole('link', { name, exact: true });
        await alive(tile);
        await tile.click();
        // The bill of a month can be paid only once, by any customer.
        const number = `${String(Date.now()).slice(-10)}${at}7`;
        await sheet.getByRole('textbox').fill(number);
        await sheet.getByRole('button', { name: text['bill.inquire'] }).click();
        await expect(sheet.getByText(text['bill.period'])).toBeVisible();
        await sheet.getByRole('button', { name: text['bill.continue'] }).click();
        await expect(page).toHaveURL(/\/m\/payment\//);
        await page.locator('#payment').getByRole('button').click();
        await sheet.getByRole('button', { name: /^Saldo/ }).click();
        await page.getByRole('button', { name: text['bill.pay'], exact: true }).click();
        await expect(page).toHaveURL(/\/order\/\w+\/pending-payment/);
        await page.getByRole('button', { name: text['payment.pay'] }).click();
        await givePassword(page);
        await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
          text['order.status-payment-accepted'],
        );
        await open(page, new URL(page.url()).pathname.replace('pending-payment', 'detail'));
        await expect(page.getByRole('main').getByRole('status').first()).toHaveText(text['order.status-received']);
        await expect(page.getByRole('main').getByRole('term').filter({ hasText: label })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(number);
        await expect(page.getByRole('button', { name: text['order.bill-share'] })).toBeVisible();
      }
    });
  });
}
