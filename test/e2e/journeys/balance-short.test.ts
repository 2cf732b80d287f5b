import type { Page } from '@playwright/test';
import { asOperator } from '../../support/programs/operator-key';
import { ask, becomeCustomer, givePassword, password, sell, shownOrder } from '../customer';
import { customerMessages, journeyLanguages, messages, moneyMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const store = 'plasanusa';

let codes = 0;
const idempotencyKey = () => `WEBbalance${process.pid}${(codes += 1)}`;

/** A customer with a paid top-up. */
async function becomeOwner(page: Page, amount: number) {
  await becomeCustomer(page, store);
  const order = {
    amount,
    total: amount + 1_000,
    payment: 'bank',
    paymentKind: 'PLATFORM',
    idempotencyKey: idempotencyKey(),
  };
  const { createTopUp } = await ask<{ createTopUp: { id: string } }>(page, 'CreateTopUp', { order });
  await sell(page, createTopUp.id, 'receiveTopUp');
}

/** Withdraws in another tab, with a fee of 6,500. */
async function withdraw(page: Page, amount: number) {
  const account = { bank: 'BCA', holder: 'Siti Rahayu', number: '1234567890' };
  const code = idempotencyKey();
  await ask(page, 'ConfirmSpending', { spending: { password, idempotencyKey: code } });
  await ask(page, 'CreateWithdrawal', { order: { amount, total: amount + 6_500, account, idempotencyKey: code } });
}

/** @returns its id */
async function createInvoice(page: Page, price: number): Promise<string> {
  const origin = process.env.CONSOLE_URL ?? '';
  const { customer } = await ask<{ customer: { username: string } }>(page, 'AccountScreen');
  const answer = await page.request.post(`${origin}/sandbox/invoices`, {
    headers: { ...asOperator, origin },
    form: {
      store,
      username: customer.username,
      title: 'Sewa tenda',
      title1: 'Tenda',
      quantity1: '1',
      price1: `${price}`,
    },
  });
  return new URL(answer.url()).hash.slice(1);
}

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`a balance that is spent before the tap, in ${language}`, () => {
    test.use({ locale });
    const text = { ...messages[language], ...customerMessages[language], ...moneyMessages[language] };

    /** The refusal is shown, and the page behind it has the current balance. */
    async function topUpFromRefusal(page: Page, { balance, pay }: { balance: string; pay: string }) {
      const refusal = page.getByRole('alertdialog', { name: text['refusal.balance-short'] });
      await expect(refusal).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await refusal.getByRole('button').click();
      const section = page.getByRole('region', { name: text['payment.balance'] });
      await expect(section).toContainText(balance);
      await expect(page.getByRole('button', { name: pay })).toBeDisabled();
      expect(await axeFindings(page)).toEqual([]);
      await section.getByRole('link', { name: text['wallet.top-up-now'] }).click();

      const topUp = page.getByRole('main').getByRole('button', { name: text['wallet.top-up-now'], exact: true });
      await alive(topUp);
      await page.getByLabel(text['wallet.amount'], { exact: true }).fill('50000');
      await page.getByRole('button', { name: new RegExp(`^${text['wallet.payment']}`) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Transfer Bank/ })
        .click();
      await topUp.click();
      await expect(page).toHaveURL(/\/order\/\w+\//);
      await page.reload();
      await sell(page, shownOrder(page), 'receiveTopUp');
      await page.getByRole('link', { name: text['payment.resume'] }).click();
    }

    test('refuses the order, which is paid after a top-up', async ({ page }) => {
      await becomeOwner(page, 60_000);
      const { createOrder } = await ask<{ createOrder: { id: string } }>(page, 'CreateOrder', {
        order: {
          idempotencyKey: idempotencyKey(),
          item: 'vouchertanam',
          kind: 'DIRECT_PURCHASE',
          lines: [{ id: 'vouchertanam', quantity: 1, price: 45_000 }],
          total: 46_000,
          note: '',
          payment: 'saldo',
          paymentKind: 'BALANCE',
        },
      });
      const path = `/${store}/order/${createOrder.id}/pending-payment`;
      await open(page, path);
      const pay = page.getByRole('button', { name: text['payment.pay'] });
      await alive(pay);
      await withdraw(page, 20_000);
      await pay.click();
      await givePassword(page);
      await topUpFromRefusal(page, { balance: 'Rp33.500', pay: text['payment.pay'] });

      await expect(page).toHaveURL(path);
      await expect(page.getByRole('region', { name: text['payment.balance'] })).toContainText('Rp83.500');
      await pay.click();
      await givePassword(page);
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
        text['order.status-payment-accepted'],
      );
      await open(page, `/${store}/saldo`);
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Rp37.500');
    });

    test('refuses the invoice, which is paid after a top-up', async ({ page }) => {
      await becomeOwner(page, 60_000);
      const invoice = await createInvoice(page, 46_000);
      const path = `/${store}/invoice/${invoice}/checkout`;
      await open(page, path);
      const pay = page.getByRole('button', { name: text['invoice.confirm'] });
      await expect(page.getByRole('region', { name: text['payment.balance'] })).toContainText('Rp60.000');
      await withdraw(page, 20_000);
      await pay.click();
      await givePassword(page);
      await topUpFromRefusal(page, { balance: 'Rp33.500', pay: text['invoice.confirm'] });

      await expect(page).toHaveURL(path);
      await expect(page.getByRole('region', { name: text['payment.balance'] })).toContainText('Rp83.500');
      await pay.click();
      await givePassword(page);
      await expect(page).toHaveURL(new RegExp(`/${store}/invoice\\?invoice_id=${invoice}$`));
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(text['invoice.paid']);
      await open(page, `/${store}/saldo`);
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Rp37.500');
    });
  });
}
