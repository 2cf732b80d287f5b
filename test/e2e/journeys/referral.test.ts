import { becomeCustomer } from '../customer';
import { customerMessages, messages, moneyMessages } from '../messages';
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

test('points that do not suffice exchange nothing', async ({ page }) => {
  await becomeCustomer(page, store);
  await open(page, `/${store}/akun/change-point`);
  expect(await axeFindings(page)).toEqual([]);
  const exchange = page.getByRole('button', { name: /Saldo Rp10\.000/ });
  await alive(exchange);
  await exchange.click();
  await expect(page.getByText(text['refusal.points-short'])).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('0 poin');
});
