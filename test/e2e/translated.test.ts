import type { Page } from '@playwright/test';
import { isSoak } from '../support/programs/soak';
import { becomeBuyer, becomeCustomer, pick } from './customer';
import { examplePages } from './demo-pages';
import { chatMessages, customerMessages, messages, moneyMessages, serviceMessages } from './messages';
import { alive, expect, open, scrollThrough, test } from './watched-test';

const text = { ...messages.id, ...customerMessages.id, ...moneyMessages.id, ...serviceMessages.id, ...chatMessages.id };

/** The visible amounts, each in one element. */
const amounts = (page: Page) =>
  page
    .locator('[translate=no]:visible')
    .evaluateAll((all) => all.map(({ textContent }) => textContent).filter((one) => one.includes('Rp')));

/** Checks that the page is translated, and that its amounts are neither translated nor split. */
async function expectWhole(page: Page) {
  await expect(page.locator('font font').first()).toBeAttached();
  await expect(page.locator('[translate=no] font')).toHaveCount(0);
  for (const amount of await amounts(page)) expect(amount).toMatch(/^[-+−]?Rp\d{1,3}(\.\d{3})*$/);
}

for (const translator of ['replace', 'move'] as const) {
  test.describe(`with a translator (${translator})`, () => {
    test.use({ translator });

    test('a cart and its checkout have the right amounts after each change', async ({ page }) => {
      await becomeBuyer(page, 'ronasenja', 'tasrotan');
      await open(page, '/ronasenja/cart');
      const total = page.locator('[data-bottom-bar] [translate=no]');
      const price = async () => Number((await total.textContent())?.replace(/\D/g, ''));
      const more = page.getByRole('button', { name: /^Tambah/ }).first();
      await alive(more);
      const one = await price();
      expect(one).toBeGreaterThan(0);
      for (const quantity of [2, 3]) {
        await more.click();
        await expect.poll(price).toBe(one * quantity);
        await expectWhole(page);
      }
      await page
        .getByRole('button', { name: /^Kurangi/ })
        .first()
        .click();
      await expect.poll(price).toBe(one * 2);
      await open(page, '/ronasenja/checkout');
      await alive(page.locator('#payment').getByRole('button'));
      const before = await amounts(page);
      await pick(page, 'carrier', 0, 'Kilat Ekspres');
      await page.getByRole('dialog').getByRole('button', { name: /^ECO/ }).click();
      await expect.poll(() => amounts(page)).not.toEqual(before);
      await page.locator('#voucher').getByRole('textbox').fill('TIDAKADA');
      await page.locator('#voucher').getByRole('textbox').press('Enter');
      await expect(page.locator('#voucher').getByRole('alert')).toBeVisible();
      await expectWhole(page);
    });

    test('a sheet of variants adds up', async ({ page }) => {
      await open(page, '/ronasenja/p/gaun_senja-gaunsenja');
      const opener = page.getByRole('button', { name: text['item.add-to-cart'] }).first();
      await alive(opener);
      await opener.click();
      const sheet = page.getByRole('dialog', { name: text['choice.variant-title'] });
      for (const size of ['S', 'M'])
        await sheet.getByRole('button', { name: text['quantity.raise'].replace('{name}', size), exact: true }).click();
      await expect(sheet).toContainText('Rp1.328.000');
      await expectWhole(page);
    });

    test('a voucher of the list takes its saving off the total', async ({ page }) => {
      await becomeBuyer(page, 'ronasenja', 'tasrotan');
      await open(page, '/ronasenja/checkout');
      const total = page.locator('[data-bottom-bar] [translate=no]');
      const before = await total.textContent();
      const vouchers = page
        .locator('#voucher')
        .getByRole('button', { name: new RegExp(`^${text['voucher.see-all']}`) });
      await alive(vouchers);
      await vouchers.click();
      const list = page.getByRole('dialog');
      await list
        .getByRole('button', { name: /^Pakai / })
        .first()
        .click();
      await expect(list).toBeHidden();
      await expect(total).not.toHaveText(before ?? '');
      await expectWhole(page);
    });

    test('a payment counts down, and a top-up adds up', async ({ page }) => {
      await becomeCustomer(page, 'plasanusa');
      await open(page, '/plasanusa/saldo');
      await expectWhole(page);
      await open(page, '/plasanusa/akun/topup');
      const submit = page.getByRole('main').getByRole('button', { name: text['wallet.top-up-now'], exact: true });
      await alive(submit);
      const sum = page
        .getByRole('main')
        .getByText(text['checkout.total'], { exact: true })
        .locator('xpath=ancestor-or-self::dt/following-sibling::dd');
      for (const [amount, shown] of [
        ['150000', 'Rp151.000'],
        ['250000', 'Rp251.000'],
      ] as const) {
        await page.getByLabel(text['wallet.amount'], { exact: true }).fill(amount);
        await expect(sum).toHaveText(shown);
      }
      await page.getByRole('button', { name: new RegExp(`^${text['wallet.payment']}`) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Virtual Account/ })
        .click();
      await submit.click();
      const timer = page.getByRole('timer');
      for (const _tick of [1, 2]) {
        const shown = (await timer.textContent()) ?? '';
        expect(shown).toMatch(/ \d\d:\d\d:\d\d$/);
        await expect(timer).not.toHaveText(shown);
      }
      await expectWhole(page);
    });

    test('the held time counts down', async ({ page }) => {
      await becomeCustomer(page, 'bumdeskaliwening');
      await open(page, '/bumdeskaliwening/p/x-curugjalan');
      const bar = page.locator('[data-bottom-bar]').getByRole('button').last();
      await alive(bar);
      await bar.click();
      const sheet = page.getByRole('dialog');
      const month = sheet.getByRole('heading', { level: 3 });
      const shownMonth = (await month.textContent()) ?? '';
      await sheet.getByRole('button', { name: text['calendar.next'] }).click();
      await expect(month).not.toHaveText(shownMonth);
      await sheet.locator('[data-date]:not([aria-disabled])').last().click();
      await sheet.locator('input[type=radio]:enabled').last().check();
      await sheet.getByRole('button').last().click();
      const timer = page.getByRole('timer');
      for (const _tick of [1, 2]) {
        const shown = (await timer.textContent()) ?? '';
        await expect(timer).not.toHaveText(shown);
      }
    });

    test('more of a search is loaded, and a message is sent', async ({ page }) => {
      await open(page, '/kebunara/search/0');
      const more = page.getByRole('link', { name: text['list.more'] });
      const items = page.getByRole('main').locator('a[href*="/p/"]');
      const count = await items.count();
      await more.click();
      await expect.poll(() => items.count()).toBeGreaterThan(count);
      await becomeCustomer(page, 'kebunara');
      await open(page, '/kebunara/chat/0/0/1/kbn_app');
      const field = page.getByRole('textbox', { name: text['chat.write'] });
      await alive(field);
      for (const message of ['satu', 'dua']) {
        await field.fill(message);
        await page.getByRole('button', { name: text['chat.send'], exact: true }).click();
        await expect(page.getByRole('log').getByText(message, { exact: true })).toBeVisible();
      }
      await expectWhole(page);
    });
  });
}

/** A sample in the gate; all of them in a soak. */
const sampled = examplePages({ withFlags: false }).filter((_, at) => isSoak || at % 12 === 0);

test.describe('with a translator', () => {
  test.use({ translator: 'replace' });

  for (const { path } of sampled) {
    test(`${path} is translated before it is hydrated, and nothing fails`, async ({ page }) => {
      await open(page, path);
      await scrollThrough(page);
      await expectWhole(page);
    });
  }
});
