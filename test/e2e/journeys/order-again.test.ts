import { becomeBuyer, fillCart, pick, sell, shownOrder } from '../customer';
import { customerMessages, journeyLanguages, moneyMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { openPottery } from '../stall';
import { alive, expect, open, test } from '../watched-test';

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = { ...customerMessages[language], ...moneyMessages[language] };

    test('an order is added to the cart again from the purchases, without a deleted item, at the new price', async ({
      page,
    }) => {
      const store = `guci${language}`;
      const { changeItems } = await openPottery(store);
      await becomeBuyer(page, store, 'guci');
      await fillCart(page, 'piring', 2);
      await fillCart(page, 'mangkuk');
      await open(page, `/${store}/checkout`);
      await alive(page.locator('#payment').getByRole('button'));
      await pick(page, 'payment', 0, /^Bayar di Tempat/);
      await page.getByRole('button', { name: text['checkout.place'], exact: true }).click();
      await expect(page).toHaveURL(/\/order\/\w+\/detail\/$/);
      await sell(page, shownOrder(page), 'reject', { reason: 'Tungku rusak' });
      await changeItems();

      await open(page, `/${store}/akun/shopping`);
      const again = page.getByRole('button', { name: new RegExp(`^${text['again.action']} `) });
      await alive(again);
      await again.click();
      const sheet = page.getByRole('dialog', { name: text['again.some'] });
      const lines = sheet.getByRole('listitem');
      await expect(lines).toHaveCount(2);
      await expect(lines.nth(0)).toContainText('Guci Retak');
      await expect(lines.nth(0)).toContainText(text['again.unavailable']);
      await expect(lines.nth(1)).toContainText('Piring Biru');
      await expect(lines.nth(1)).toContainText(/25\.000.*30\.000/);
      expect(await axeFindings(page)).toEqual([]);

      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(`/${store}/akun/shopping`);
      await again.click();
      await sheet.getByRole('link', { name: text['again.cart'] }).click();
      await expect(page).toHaveURL(`/${store}/cart`);
      const quantity = (name: string) => page.getByRole('group', { name }).getByRole('textbox');
      // Tapped twice.
      await expect(quantity('Piring Biru')).toHaveValue('4');
      await expect(quantity('Mangkuk')).toHaveValue('2');
      await expect(page.getByText('Guci Retak')).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText('30.000');
    });
  });
}
