import type { Page } from '@playwright/test';
import { becomeBuyer, homeAddress, pick, sell, shownOrder } from '../customer';
import { customerMessages, journeyLanguages, messages } from '../messages';
import { axeFindings } from '../page-checks';
import { openStall } from '../stall';
import { alive, expect, open, test } from '../watched-test';

async function toPayment(page: Page, store: string) {
  await open(page, `/${store}/checkout`);
  await alive(page.locator('#payment').getByRole('button'));
  await pick(page, 'payment', 0, /^Bayar di Tempat/);
}

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = { ...messages[language], ...customerMessages[language] };
    const place = (page: Page) => page.getByRole('button', { name: text['checkout.place'], exact: true });

    /** The refusal of a placed order, and the checkout behind it. */
    async function seeRefused(page: Page, reason: string) {
      await place(page).click();
      const refused = page.getByRole('alertdialog', { name: reason });
      await expect(refused).toContainText(text['checkout.failed']);
      expect(await axeFindings(page)).toEqual([]);
      await refused.getByRole('button').click();
      await expect(page.getByRole('heading', { name: reason })).toBeVisible();
      await page.getByRole('link', { name: text['checkout.to-cart'] }).click();
    }

    test('the last piece is sold once: the other customer is refused, with a message in the cart', async ({
      page,
      browser,
    }) => {
      await openStall(`laku${language}`);
      await becomeBuyer(page, `laku${language}`, 'kendi');
      await toPayment(page, `laku${language}`);

      const other = await browser.newPage({ locale });
      await becomeBuyer(other, `laku${language}`, 'kendi');
      await toPayment(other, `laku${language}`);
      await place(other).click();
      await expect(other).toHaveURL(/\/order\/\w+\/detail\/$/);

      await seeRefused(page, text['choice.no-stock']);
      const line = page.getByRole('group', { name: 'Kendi Terakhir' });
      await expect(line).toContainText(text['item.sold-out']);
      await expect(line.getByRole('checkbox')).toBeDisabled();

      const order = shownOrder(other);
      const status = other.getByRole('main').getByRole('status').first();
      await expect(status).toHaveText(text['order.status-new']);
      await expect(other.getByRole('main')).toContainText(homeAddress.street);
      for (const [move, next] of [
        ['acceptUnpaid', text['order.status-payment-accepted']],
        ['ship', text['order.status-sent']],
        ['deliver', text['order.status-received']],
      ] as const) {
        await sell(other, order, move);
        await expect(status).toHaveText(next);
      }
      await other.close();
    });

    test('a shop that closes before the order is created sells nothing, and the cart says that it is closed', async ({
      page,
    }) => {
      const { closeShop } = await openStall(`tutup${language}`);
      await becomeBuyer(page, `tutup${language}`, 'kendi');
      await toPayment(page, `tutup${language}`);
      await closeShop();
      await seeRefused(page, text['refusal.closed']);
      const line = page.getByRole('group', { name: 'Kendi Terakhir' });
      await expect(line).toContainText(text['item.closed']);
      await expect(line.getByRole('checkbox')).toBeDisabled();
    });
  });
}
