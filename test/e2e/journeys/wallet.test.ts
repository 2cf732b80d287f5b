import type { Page } from '@playwright/test';
import { becomeCustomer, givePassword, sell, shownOrder } from '../customer';
import { customerMessages, journeyLanguages, messages, moneyMessages } from '../messages';
import { isOperation } from '../operation-of';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const store = 'plasanusa';
const balance = (page: Page) => page.getByRole('main').getByRole('status').first();
const movement = (page: Page, name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name });

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = { ...customerMessages[language], ...moneyMessages[language] };

    test('a paid top-up is in the balance, and a withdrawal leaves it once it is approved', async ({ page }) => {
      await becomeCustomer(page, store);
      await open(page, `/${store}/saldo`);
      await expect(balance(page)).toHaveText('Rp0');
      await expect(page.getByRole('heading', { name: text['wallet.empty'] })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await page.getByRole('main').getByRole('link', { name: text['wallet.top-up-now'] }).click();
      const topUp = page.getByRole('main').getByRole('button', { name: text['wallet.top-up-now'], exact: true });
      await alive(topUp);
      await page.getByLabel(text['wallet.amount'], { exact: true }).fill('150000');
      await page.getByRole('button', { name: new RegExp(`^${text['wallet.payment']}`) }).click();
      await page.getByRole('dialog').getByRole('button').nth(1).click();
      expect(await axeFindings(page)).toEqual([]);
      await topUp.click();
      await expect(page).toHaveURL(/\/order\/\w+\//);
      await sell(page, shownOrder(page), 'receiveTopUp');

      await open(page, `/${store}/saldo`);
      await expect(balance(page)).toHaveText('Rp150.000');
      await expect(movement(page, text['wallet.kind-top-up'])).toContainText('+Rp150.000');

      await page.getByRole('main').getByRole('link', { name: text['wallet.withdraw'] }).click();
      const withdraw = page.getByRole('main').getByRole('button', { name: text['wallet.withdraw'], exact: true });
      await alive(withdraw);
      await withdraw.click();
      await expect(page.getByRole('alert')).toHaveText(text['wallet.account-missing']);
      await page.getByLabel(text['wallet.bank']).fill('BCA');
      await page.getByLabel(text['wallet.holder']).fill('Siti Rahayu');
      await page.getByLabel(text['wallet.number']).fill('1234567890');
      await page.getByLabel(text['wallet.amount'], { exact: true }).fill('100000');
      await withdraw.click();
      await page.getByRole('dialog').getByRole('button', { name: text['wallet.withdraw-now'] }).click();
      await givePassword(page);
      await expect(page).toHaveURL(/\/order\/\w+\/detail\//);
      await expect(page.getByRole('main')).toContainText('BCA, Siti Rahayu, 1234567890');
      await sell(page, shownOrder(page), 'approve');

      await open(page, `/${store}/saldo`);
      await expect(balance(page)).toHaveText('Rp43.500');
      await movement(page, text['wallet.kind-withdrawal']).getByRole('link').click();
      await expect(page.getByRole('main')).toContainText(text['order.status-received']);
    });
  });
}

for (const [operation, action] of [
  ['TopUpScreen', 'wallet.top-up-now'],
  ['WithdrawScreen', 'wallet.withdraw'],
] as const) {
  test(`the skeleton of ${operation} is as high as its page`, async ({ page }) => {
    const text = { ...customerMessages.id, ...moneyMessages.id };
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/graphql*', async (route, request) => {
      if (isOperation(request, operation)) await held;
      await route.continue();
    });
    const main = page.getByRole('main');
    const lowest = (selector: string) =>
      main
        .locator(selector)
        .last()
        .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    await becomeCustomer(page, store);
    await open(page, `/${store}/saldo`);
    const link = main.getByRole('link', { name: text[action] });
    await alive(link);
    await link.click();
    await expect(main.getByText(messages.id['list.loading'])).toHaveCount(1);
    const skeleton = await lowest('span');
    release();
    await expect(page.getByLabel(text['wallet.amount'], { exact: true })).toBeVisible();
    expect(Math.abs((await lowest('form button[type=submit]')) - skeleton)).toBeLessThan(8);
  });
}
