import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { asOperator } from '../../support/programs/operator-key';
import { ask, becomeCustomer } from '../customer';
import { customerMessages, journeyLanguages, messages, moneyMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { expect, open, test } from '../watched-test';

const store = 'ronasenja';
const origin = () => process.env.CONSOLE_URL ?? '';

async function post(page: Page, path: string, form: { [name: string]: string }) {
  const headers = { ...asOperator, origin: origin() };
  const answer = await page.request.post(`${origin()}/sandbox/invoices${path}`, { headers, form: { store, ...form } });
  return new URL(answer.url());
}

/** The seller sends an invoice to the signed-in customer. @returns its id */
async function createInvoice(page: Page, title: string): Promise<string> {
  const { customer } = await ask<{ customer: { username: string } }>(page, 'AccountScreen');
  const line = { title1: 'Kemeja batik', quantity1: '2', price1: '150000' };
  const { hash } = await post(page, '', { username: customer.username, title, ...line });
  return hash.slice(1);
}

async function choose(page: Page, language: 'id' | 'en', name: RegExp) {
  await page.getByRole('button', { name: new RegExp(`^${moneyMessages[language]['invoice.change-method']}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`invoices in ${language}`, () => {
    test.use({ locale });
    const text = { ...messages[language], ...customerMessages[language], ...moneyMessages[language] };

    test('a transfer is proved, rejected by the seller, and cancelled by the customer', async ({ page }) => {
      await becomeCustomer(page, store);
      const invoice = await createInvoice(page, 'Seragam keluarga');
      await open(page, `/${store}/invoice`);
      await page.getByRole('link', { name: /Seragam keluarga/ }).click();
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(text['invoice.unpaid']);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: text['invoice.pay'], exact: true }).click();
      const method = page.getByRole('button', { name: new RegExp(`^${text['invoice.change-method']}`) });
      const usual = await method.textContent();
      expect(usual).not.toContain('Transfer ke Penjual');
      await choose(page, language, /^Transfer ke Penjual/);
      await page.getByRole('button', { name: text['invoice.confirm'] }).click();
      await expect(page.getByRole('main')).toContainText('Bank Senja');
      const buffer = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#487' } })
        .png()
        .toBuffer();
      const field = page.locator('input[type=file]');
      await field.setInputFiles({ name: 'bukti.svg', mimeType: 'image/svg+xml', buffer });
      await expect(page.getByRole('alert')).toHaveText(text['invoice.proof-wrong-type']);
      await field.setInputFiles({ name: 'bukti.png', mimeType: 'image/png', buffer });
      await expect(page.getByAltText(text['invoice.proof-preview'])).toBeVisible();
      await page.getByRole('button', { name: text['invoice.proof-send'] }).click();
      const status = page.getByRole('main').getByRole('status').first();
      await expect(status).toHaveText(text['invoice.checked']);
      expect(await axeFindings(page)).toEqual([]);

      await post(page, `/${invoice}/reject`, { note: 'Gambar buram' });
      await page.reload();
      await expect(page.getByRole('alert').filter({ hasText: 'Gambar buram' })).toBeVisible();
      await page.getByRole('button', { name: text['invoice.cancel'] }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text['action.yes'] }).click();
      await expect(page.getByRole('button', { name: text['invoice.confirm'] })).toBeVisible();
      expect(await method.textContent()).toBe(usual);
    });

    test('a payment code is shown, and the payment that the service reports opens the invoice', async ({ page }) => {
      await becomeCustomer(page, store);
      const invoice = await createInvoice(page, 'Uang muka kebaya');
      const first = await page.request.get(`/${store}/invoice/${invoice}/checkout`);
      expect(await first.text()).toContain('Rp300.000</');
      await open(page, `/${store}/invoice/${invoice}/checkout`);
      await choose(page, language, /^Transfer ke Penjual/);
      await choose(page, language, /^Virtual Account/);
      const confirm = page.getByRole('button', { name: text['invoice.confirm'] });
      await confirm.dblclick();
      await expect(page.getByRole('main').locator('output')).toHaveText(/\d{6,}/);
      await page.reload();
      await expect(page.getByRole('main').locator('output')).toHaveText(/\d{6,}/);
      await post(page, `/${invoice}/paid`, {});
      await expect(page).toHaveURL(new RegExp(`/${store}/invoice\\?invoice_id=${invoice}$`), { timeout: 20_000 });
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(text['invoice.paid']);
      const again = await page.request.get(`/${store}/invoice/${invoice}/checkout`, { maxRedirects: 0 });
      expect([again.status(), again.headers().location]).toEqual([302, `/${store}/invoice?invoice_id=${invoice}`]);
    });
  });
}

test('an invoice of somebody else is not found', async ({ page, browser }) => {
  await becomeCustomer(page, store);
  const invoice = await createInvoice(page, 'Bukan milikmu');
  const other = await browser.newPage();
  await becomeCustomer(other, store);
  for (const path of [`/invoice?invoice_id=${invoice}`, `/invoice/${invoice}/checkout`]) {
    const answer = await other.goto(`/${store}${path}`);
    expect(answer?.status()).toBe(404);
  }
  await other.close();
});
