import type { Locator, Page } from '@playwright/test';
import { becomeCustomer, newEmail, pick, register, shownOrder } from '../customer';
import { customerMessages, journeyLanguages, messages, profileMessages, serviceMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const bar = (page: Page) => page.locator('[data-bottom-bar]').getByRole('button').last();
const sheetOf = (page: Page) => page.getByRole('dialog');

async function openSheet(page: Page, path: string) {
  await open(page, path);
  await alive(bar(page));
  await bar(page).click();
  await expect(sheetOf(page)).toHaveCSS('opacity', '1');
  return sheetOf(page);
}

/** Opens the next month, because this one may have too few days left. */
async function showNextMonth(sheet: Locator, name: string) {
  const month = sheet.getByRole('heading', { level: 3 });
  const shown = (await month.textContent()) ?? '';
  await sheet.getByRole('button', { name }).click();
  await expect(month).not.toHaveText(shown);
}

const openDays = (sheet: Locator) => sheet.locator('[data-date]:not([aria-disabled])');
const freeTimes = (sheet: Locator, legend: string) =>
  sheet.getByRole('group', { name: new RegExp(`^${legend}`) }).locator('input:enabled');
const submit = (sheet: Locator) => sheet.getByRole('button').last();

async function payInCash(page: Page) {
  await alive(page.locator('#payment').getByRole('button'));
  await pick(page, 'payment', 0, /^Bayar di Tempat/);
  await bar(page).click();
  await expect(page).toHaveURL(/\/order\/\w+\/detail\/$/);
}

for (const [at, { language, locale }] of journeyLanguages('en').entries()) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = {
      ...messages[language],
      ...customerMessages[language],
      ...profileMessages[language],
      ...serviceMessages[language],
    };

    test('a guest chooses nights, signs in, and pays for the same selection', async ({ page }) => {
      const sheet = await openSheet(page, '/bumdeskaliwening/p/x-homestay');
      await submit(sheet).click();
      await expect(page.getByText(text['booking.variant-missing'])).toBeVisible();
      await sheet.getByRole('radio', { name: /Bu Tumini/ }).check();
      await showNextMonth(sheet, text['calendar.next']);
      const start = openDays(sheet).nth(1 + 3 * at);
      await start.click();
      const from = await start.getAttribute('data-date');
      const last = openDays(sheet).nth(3 + 3 * at);
      const to = await last.getAttribute('data-date');
      await last.click();
      expect(await axeFindings(page)).toEqual([]);
      await submit(sheet).click();
      await expect(page).toHaveURL(/\/login\?next=/);
      await register(page, language, newEmail());
      await expect(page).toHaveURL(new RegExp(`/p/payment/homestay\\?lines=homestay_2-2&start=${from}&end=${to}$`));
      await expect(page.getByRole('timer')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Rp500.000');
      const voucher = page.locator('#voucher');
      await voucher.getByRole('textbox').fill('TIDAKADA');
      await voucher.getByRole('textbox').press('Enter');
      await expect(voucher.getByRole('alert')).toBeVisible();
      await payInCash(page);
      await expect(page.getByRole('region', { name: text['booking.title'] })).toContainText(
        language === 'id' ? '2 malam' : '2 nights',
      );
    });

    test('a service for several days is bought to its end', async ({ page }) => {
      await becomeCustomer(page, 'bumdeskaliwening');
      const sheet = await openSheet(page, '/bumdeskaliwening/p/x-sewamotortrail');
      const variants = sheet.getByRole('group', { name: text['booking.variant'], exact: true }).getByRole('radio');
      if ((await variants.count()) > 0) await variants.first().check();
      await showNextMonth(sheet, text['calendar.next']);
      await openDays(sheet).nth(1).click();
      await openDays(sheet).nth(2).click();
      await submit(sheet).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await payInCash(page);
      await expect(page.getByRole('region', { name: text['booking.title'] })).toContainText(
        language === 'id' ? '2 hari' : '2 days',
      );
    });

    test('a booking by date and time can be moved, saved to a calendar and cancelled', async ({ page, browser }) => {
      await becomeCustomer(page, 'bumdeskaliwening');
      const sheet = await openSheet(page, '/bumdeskaliwening/p/x-curugjalan');
      const variants = sheet.getByRole('group', { name: text['booking.variant'], exact: true }).getByRole('radio');
      if ((await variants.count()) > 0) await variants.first().check();
      await showNextMonth(sheet, text['calendar.next']);
      await openDays(sheet).nth(at).click();
      await submit(sheet).click();
      await expect(page.getByText(text['booking.time-missing'])).toBeVisible();
      await freeTimes(sheet, text['booking.time']).first().check();
      await submit(sheet).click();
      await expect(page.getByRole('timer')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.reload();
      await expect(page.getByRole('timer')).toBeVisible();
      await payInCash(page);

      const part = page.getByRole('region', { name: text['booking.title'] });
      const before = await part.textContent();
      await part.getByRole('button', { name: text['booking.move'] }).click();
      await expect(sheet).toHaveCSS('opacity', '1');
      await freeTimes(sheet, text['booking.time']).last().check();
      await submit(sheet).click();
      await expect(page.getByText(text['booking.moved'])).toBeVisible();
      await expect(sheet).toBeHidden();
      await expect(part.getByRole('button', { name: text['booking.move'] })).toBeHidden();
      expect(await part.textContent()).not.toBe(before);
      expect(await axeFindings(page)).toEqual([]);

      const file = `/bumdeskaliwening/order/${shownOrder(page)}/booking.ics`;
      const calendar = await page.request.get(file);
      expect(calendar.headers()).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(await calendar.text()).toMatch(/DTSTART;TZID=Asia\/Jakarta:\d{8}T\d{6}\r\n/);
      const stranger = await browser.newContext();
      const refused = await stranger.request.get(new URL(file, page.url()).href, { maxRedirects: 0 });
      expect([refused.status(), refused.headers().location]).toEqual([303, expect.stringContaining('/login?next=')]);
      await stranger.close();

      await page.getByRole('button', { name: text['order.cancel'] }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text['order.cancel-yes'], exact: true }).click();
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(text['order.status-cancelled']);
    });

    test('of two customers who want the last place, one gets it, and the other is offered other times', async ({
      page,
      browser,
    }) => {
      await becomeCustomer(page, 'bumdeskaliwening');
      const other = await browser.newContext({ locale });
      const second = await other.newPage();
      await becomeCustomer(second, 'bumdeskaliwening');
      const choose = async (one: Page) => {
        const sheet = await openSheet(one, '/bumdeskaliwening/p/x-pandu');
        const variants = sheet.getByRole('group', { name: text['booking.variant'], exact: true }).getByRole('radio');
        if ((await variants.count()) > 0) await variants.first().check();
        await showNextMonth(sheet, text['calendar.next']);
        await openDays(sheet)
          .nth(4 + at)
          .click();
        await freeTimes(sheet, text['booking.time']).nth(1).check();
        return sheet;
      };
      const [sheet, late] = [await choose(page), await choose(second)];
      await submit(sheet).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await submit(late).click();
      await expect(late.getByRole('alert')).toHaveText(text['refusal.slot-taken']);
      expect(await axeFindings(second)).toEqual([]);
      await late.getByRole('group', { name: text['booking.others'] }).getByRole('button').first().click();
      await submit(late).click();
      await expect(second.getByRole('timer')).toBeVisible();
      await other.close();
    });

    test('an expired hold shows a message, and is requested again on a tap', async ({ page }) => {
      await becomeCustomer(page, 'bumdeskaliwening');
      const sheet = await openSheet(page, '/bumdeskaliwening/p/x-kelastani');
      const variants = sheet.getByRole('group', { name: text['booking.variant'], exact: true }).getByRole('radio');
      if ((await variants.count()) > 0) await variants.first().check();
      await showNextMonth(sheet, text['calendar.next']);
      await openDays(sheet)
        .nth(4 + 2 * at)
        .click();
      await openDays(sheet)
        .nth(5 + 2 * at)
        .click();
      await submit(sheet).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await page.clock.install();
      await page.reload();
      await expect(page.getByRole('timer')).toBeVisible();
      await page.clock.fastForward('10:05');
      await expect(page.getByText(text['booking.expired'])).toBeVisible();
      await page.getByRole('button', { name: text['booking.hold-again'] }).click();
      await expect(page.getByRole('timer')).toBeVisible();
    });

    test('a service without a time has no calendar: a guest signs in and buys it', async ({ page }) => {
      await open(page, '/apotekmelati/p/x-cektensi');
      await page.locator('[data-bottom-bar]').getByRole('link').last().click();
      await expect(page).toHaveURL(/\/login\?next=.*payment.*cektensi/);
      await register(page, language, newEmail());
      // The store asks for a phone number, which can be skipped.
      await page.getByRole('button', { name: text['verify.skip'] }).click();
      await expect(page).toHaveURL(/\/p\/payment\/cektensi/);
      await expect(page.getByRole('timer')).toHaveCount(0);
      const payment = page.locator('#payment').getByRole('button');
      await alive(payment);
      await payment.click();
      await sheetOf(page)
        .getByRole('listitem')
        .getByRole('button')
        .filter({ hasNotText: /^(Saldo|Koin)/ })
        .first()
        .click();
      await bar(page).click();
      await expect(page).toHaveURL(/\/order\/\w+\/[\w-]+\/?$/);
      await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
      await open(page, `/apotekmelati/order/${shownOrder(page)}/detail`);
      await expect(page.getByRole('main')).toContainText('Cek Tensi');
      await expect(page.getByRole('region', { name: text['booking.title'] })).toHaveCount(0);
    });

    test('a hold keeps its end while its sheet is open, and another time replaces it', async ({ page }) => {
      await becomeCustomer(page, 'bumdeskaliwening');
      const sheet = await openSheet(page, '/bumdeskaliwening/p/x-kelastani');
      const variants = sheet.getByRole('group', { name: text['booking.variant'], exact: true }).getByRole('radio');
      if ((await variants.count()) > 0) await variants.first().check();
      // In a month in which no other test books.
      for (let month = 0; month < 2; month += 1)
        await sheet.getByRole('button', { name: text['calendar.next'] }).click();
      const first = openDays(sheet).nth(4 + 2 * at);
      await first.click();
      const from = await first.getAttribute('data-date');
      await openDays(sheet)
        .nth(5 + 2 * at)
        .click();
      await submit(sheet).click();
      const timer = page.getByRole('timer');
      await expect(timer).toBeVisible();
      await page.clock.install();
      await page.reload();
      await expect(timer).toContainText(/(10:00|9:5\d)/);
      await page.clock.runFor('04:00');
      await expect(timer).toContainText(/[56]:\d\d/);
      await page.getByRole('button', { name: text['booking.change'], exact: true }).click();
      await expect(sheet.locator(`[data-date="${from}"]`)).toHaveAttribute('aria-pressed', 'true');
      await expect(sheet.locator(`[data-date="${from}"]`)).not.toHaveAttribute('aria-disabled');
      await submit(sheet).click();
      await expect(sheet).toHaveCount(0);
      await expect(timer).toContainText(/[56]:\d\d/);
    });

    test('a stay over the end of the month is chosen on two pages of the calendar', async ({ page }) => {
      const sheet = await openSheet(page, '/bumdeskaliwening/p/x-homestay');
      const month = sheet.getByRole('heading', { level: 3 });
      const first = await month.textContent();
      await sheet.getByRole('button', { name: text['calendar.next'] }).click();
      await expect(month).not.toHaveText(first ?? '');
      const start = openDays(sheet).last();
      await start.click();
      const from = await start.getAttribute('data-date');
      await sheet.getByRole('button', { name: text['calendar.next'] }).click();
      const end = openDays(sheet).first();
      const to = await end.getAttribute('data-date');
      await end.click();
      expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000);
      expect(to).toMatch(/-01$/);
      const variants = sheet.getByRole('group', { name: text['booking.variant'], exact: true }).getByRole('radio');
      if ((await variants.count()) > 0) await variants.first().check();
      await submit(sheet).click();
      await expect(page).toHaveURL(/\/login\?next=/);
      expect(decodeURIComponent(page.url())).toContain(`start=${from}&end=${to}`);
    });

    test('times of another zone are shown with their zone and with the visitor’s', async ({ page }) => {
      const sheet = await openSheet(page, '/plasanusa/p/x-kelassangrai');
      // Some times of the first days may be too soon.
      await showNextMonth(sheet, text['calendar.next']);
      await openDays(sheet).nth(1).click();
      const times = sheet.getByRole('group', { name: new RegExp(`^${text['booking.time']}`) });
      await expect(times).toContainText('WITA');
      await expect(times.locator('label').first()).toContainText(language === 'id' ? /09\.00.*08\.00/ : /09:00.*08:00/);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
