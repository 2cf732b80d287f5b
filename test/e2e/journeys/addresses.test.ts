import { ask, becomeBuyer, becomeCustomer, homeAddress } from '../customer';
import { customerMessages, journeyLanguages, messages, addressMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const office = { ...homeAddress, fullName: 'Sari (kantor)', street: 'Jalan Braga 99' };

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });
    const text = { ...messages[language], ...customerMessages[language], ...addressMessages[language] };

    test('a customer writes an address over a reload, stores a second one, and deletes and puts back', async ({
      page,
    }) => {
      await becomeCustomer(page, 'kebunara');
      await open(page, '/kebunara/akun');
      await page.getByRole('link', { name: text['title.addresses'] }).click();
      await expect(page.getByRole('heading', { name: text['address-book.empty'] })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      const sheet = page.getByRole('dialog');
      await page.getByRole('button', { name: text['address-book.add'] }).click();
      await sheet.getByRole('textbox', { name: text['address.name'] }).fill('Sari');
      await sheet.getByRole('button', { name: text['address.province'] }).click();
      const options = page.getByRole('dialog').last();
      await options.getByRole('button', { name: 'Jawa Barat', exact: true }).click();
      await options.getByRole('button', { name: 'Kota Bandung', exact: true }).click();
      await options.getByRole('button', { name: 'Coblong', exact: true }).click();
      await page.reload();
      await alive(page.getByRole('button', { name: text['address-book.add'] }));
      await page.getByRole('button', { name: text['address-book.add'] }).click();
      const name = sheet.getByRole('textbox', { name: text['address.name'] });
      await expect(name).toHaveValue('Sari');
      await expect(sheet.getByRole('button', { name: /Coblong/ })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await sheet.getByRole('textbox', { name: text['address.phone'] }).fill('081234567');
      await sheet.getByRole('textbox', { name: text['address.street'] }).fill('Jalan Dago 12');
      await sheet.getByRole('button', { name: text['address.save'] }).click();
      await expect(sheet).toBeHidden();
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toContainText(text['address-book.default']);

      await ask(page, 'StoreAddress', { id: 'alamat-kantor', address: office });
      await page.reload();
      await expect(rows).toHaveCount(2);
      const choose = rows.last().getByRole('button').nth(1);
      await alive(choose);
      await choose.click();
      await expect(rows.first()).toContainText('Jalan Braga 99');
      expect(await axeFindings(page)).toEqual([]);
      await rows.first().getByRole('button').last().click();
      await expect(rows).toHaveCount(1);
      await page.getByRole('button', { name: text['address-book.undo'], exact: true }).click();
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText('Jalan Braga 99');
    });

    test('a buyer sends the order to another saved address', async ({ page }) => {
      await becomeBuyer(page, 'ronasenja', 'tasrotan');
      await ask(page, 'StoreAddress', { id: 'alamat-kantor', address: office });
      await open(page, '/ronasenja/checkout');
      const row = page.locator('#address').getByRole('button').first();
      await alive(row);
      await row.click();
      const sheet = page.getByRole('dialog');
      const entries = sheet.getByRole('listitem');
      await expect(entries).toHaveCount(2);
      expect(await axeFindings(page)).toEqual([]);
      await entries.last().getByRole('button').first().click();
      await expect(sheet).toBeHidden();
      await expect(row).toContainText('Jalan Braga 99');
    });
  });
}
