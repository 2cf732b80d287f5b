import { becomeBuyer, becomeCustomer, pick, sell, shownOrder } from '../customer';
import { customerMessages, journeyLanguages, messages, moneyMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const store = 'plasanusa';
const text = { ...messages.id, ...customerMessages.id, ...moneyMessages.id };

test.use({ locale: 'id-ID' });

test('a friend enters a code once, and appears in the list of the referrer', async ({ page, browser }) => {
  await becomeCustomer(page, store);
  await open(page, `/${store}/akun/referral`);
  expect(await axeFindings(page)).toEqual([]);
  const code = await page.getByLabel(text['referral.your-code']).inputValue();

  const other = await (await browser.newContext({ locale: 'id-ID' })).newPage();
  await becomeCustomer(other, store);
  await open(other, `/${store}/akun/referral`);
  const enter = other.getByRole('button', { name: new RegExp(text['referral.enter']) });
  await alive(enter);
  await enter.click();
  await other.getByLabel(text['referral.friend-code'], { exact: true }).fill(code);
  await other.getByRole('button', { name: text['referral.submit'], exact: true }).click();
  const dialog = other.getByRole('alertdialog');
  await expect(dialog).toContainText(text['result.success']);
  await dialog.getByRole('button').click();
  await expect(other.getByText(text['referral.entered-of'].replace('{username}', code))).toBeVisible();
  await expect(enter).toHaveCount(0);
  await other.context().close();

  await page.getByRole('link', { name: text['referral.list'] }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(text['referral.not-earned']);
});

test('too few points cannot be exchanged', async ({ page }) => {
  await becomeCustomer(page, store);
  await open(page, `/${store}/akun/change-point`);
  expect(await axeFindings(page)).toEqual([]);
  const exchange = page.getByRole('button', { name: /Saldo Rp10\.000/ });
  await alive(exchange);
  await exchange.click();
  await expect(page.getByText(text['refusal.points-short'])).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('0 poin');
});

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`points in ${language}`, () => {
    test.use({ locale });
    const words = { ...messages[language], ...customerMessages[language], ...moneyMessages[language] };

    test('points of a completed order become a balance once, even for two taps', async ({ page }) => {
      await becomeBuyer(page, store, 'rakbuku');
      await open(page, `/${store}/checkout`);
      await alive(page.locator('#payment').getByRole('button'));
      await pick(page, 'carrier', 0, /^Titik Ambil Plasa/);
      await pick(page, 'payment', 0, /^Transfer Bank/);
      await page.getByRole('button', { name: 'CHECK OUT', exact: true }).click();
      await expect(page).toHaveURL(/\/order\/\w+\/detail\/$/);
      await sell(page, shownOrder(page), 'markPaid');
      await sell(page, shownOrder(page), 'ship', { tracking: 'JT-0043' });
      await sell(page, shownOrder(page), 'deliver');

      await open(page, `/${store}/akun/change-point`);
      const exchange = page.getByRole('button', { name: /Rp10[.,]000/ });
      await alive(exchange);
      await exchange.click();
      await page.getByRole('alertdialog').getByRole('button', { name: words['points.exchange'] }).dblclick();
      const dialog = page.getByRole('alertdialog').filter({ hasText: words['result.success'] });
      await expect(dialog).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button').click();
      await open(page, `/${store}/saldo`);
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Rp10.000');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    });
  });
}
