import type { Page } from '@playwright/test';
import { becomeBuyer, fillCart, pick, sell, shownOrder } from '../customer';
import { documentId } from '../../support/programs/persisted-document';
import { customerMessages, journeyLanguages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const status = (page: Page) => page.getByRole('main').getByRole('status').first();

async function order(page: Page, payment: RegExp) {
  await open(page, '/ronasenja/checkout');
  await alive(page.locator('#payment').getByRole('button'));
  await pick(page, 'carrier', 0, 'Antar dari butik');
  await pick(page, 'payment', 0, payment);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const isPayment = ({ searchParams }: URL) => searchParams.get('documentId') === documentId('OrderPaymentScreen');
  await page.route(isPayment, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Pesan sekarang' }).click();
  await expect(page).toHaveURL(/\/(order|beli-langsung)\/\w+\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^[A-Z]+\d{7,}$/);
  release();
  await page.unroute(isPayment);
}

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = customerMessages[language];

    test('an order is found by its number, paid with another option, and cancelled after confirmation', async ({
      page,
    }) => {
      await becomeBuyer(page, 'ronasenja', 'tasrotan');
      await order(page, /^Virtual Account/);
      const id = shownOrder(page);
      await page.getByRole('button', { name: new RegExp(`^${text['payment.change']}`) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Bayar di Tempat/ })
        .click();
      await expect(status(page)).toHaveText(text['order.status-new']);
      await expect(page.getByRole('main')).toContainText('Bayar di Tempat');

      await page.getByRole('link', { name: text['payment.see-order'] }).click();
      await expect(page).toHaveURL(`/ronasenja/order/${id}/detail/`);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(/^RNS\d+$/);
      const number = await heading.textContent();
      await open(page, '/ronasenja/search');
      const search = page.getByRole('search').locator('input[name="search"]');
      await search.fill(number?.toLowerCase() ?? '');
      await search.press('Enter');
      await expect(page).toHaveURL(`/ronasenja/order/${id}/detail/`);

      const ask = page.getByRole('alertdialog');
      const cancel = page.getByRole('button', { name: text['order.cancel'] });
      await cancel.click();
      await ask.getByRole('button', { name: text['order.cancel-no'], exact: true }).click();
      await expect(status(page)).toHaveText(text['order.status-new']);
      await cancel.click();
      expect(await axeFindings(page)).toEqual([]);
      await ask.getByRole('button', { name: text['order.cancel-yes'], exact: true }).click();
      await expect(status(page)).toHaveText(text['order.status-cancelled']);
      await expect(cancel).toBeHidden();
    });

    test('an order rejected by the seller shows the reason and stays in the purchases', async ({ page }) => {
      await becomeBuyer(page, 'ronasenja', 'tasrotan');
      await fillCart(page, 'tasrotan');
      await order(page, /^Transfer ke Penjual/);
      const id = new URL(page.url()).pathname.split('/')[3] ?? '';
      await expect(page.getByRole('main')).toContainText('Bank Senja');
      await sell(page, id, 'reject', { reason: 'Tas sudah dipesan di butik' });
      await expect(page).toHaveURL(`/ronasenja/order/${id}/detail/`);
      await expect(page.getByRole('main')).toContainText('Tas sudah dipesan di butik');
      await expect(status(page)).toHaveText(text['order.status-rejected']);
      expect(await axeFindings(page)).toEqual([]);
      await open(page, '/ronasenja/akun/shopping');
      await expect(page.getByRole('main')).toContainText(text['order.status-rejected']);
      expect(await axeFindings(page)).toEqual([]);

      const chip = (name: string) => page.getByRole('link', { name, exact: true });
      await chip(`${text['purchases.done']} (0)`).click();
      await expect(page.getByRole('heading', { name: text['purchases.none-matching'] })).toBeVisible();
      await chip(`${text['purchases.cancelled']} (1)`).click();
      await expect(page).toHaveURL('/ronasenja/akun/shopping?status=cancelled');
      const purchase = page.getByRole('main').locator(`a[href*="${id}"]`);
      await expect(purchase).toBeVisible();
      const field = page.getByRole('searchbox', { name: text['purchases.search'] });
      await field.fill('tas rotan');
      await field.press('Enter');
      await expect(page).toHaveURL('/ronasenja/akun/shopping?status=cancelled&cari=tas+rotan');
      await expect(purchase).toBeVisible();
      await page.reload();
      await expect(chip(`${text['purchases.cancelled']} (1)`)).toBeInViewport({ ratio: 1 });
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
