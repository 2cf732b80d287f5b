import { picture } from '../../support/provider/invoices';
import { journeyLanguages } from '../messages';
import { isOperation } from '../operation-of';
import { axeFindings } from '../page-checks';
import {
  balanceWay,
  bar,
  cancelRide,
  becomeRider,
  cash,
  drive,
  openRide,
  payBy,
  payOnHold,
  rideTexts,
  sheet,
  stage,
  typeEnds,
  typePlace,
} from '../rider';
import { newEmail, register, shownOrder } from '../customer';
import { alive, expect, test } from '../watched-test';

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`rides in ${language}`, () => {
    test.use({ locale });
    const text = rideTexts(language);

    test('a guest chooses both ends by typing, signs in, and finds them again', async ({ page }) => {
      await openRide(page, 'ojek');
      await bar(page).click();
      await expect(sheet(page)).toContainText(text['place.short']);
      expect(await axeFindings(page)).toEqual([]);
      await typePlace(page, 'mala', /^Malang/);
      await expect(sheet(page)).toContainText(text['ride-pick.destination']);
      await typePlace(page, 'singos', /^Singosari/);
      await expect(page.getByText(text['ride-order.guest'])).toBeVisible();
      await page.getByRole('link', { name: text['ride-order.sign-in'] }).click();
      await expect(page).toHaveURL(/\/login\?next=/);
      expect(page.url()).not.toContain('Malang');
      await register(page, language, newEmail());
      await expect(page).toHaveURL(/\/verification-phone\?next=/);
    });

    test('a ride is ordered with extras and a note, paid from the balance, followed and rated', async ({ page }) => {
      await becomeRider(page, 200_000);
      await openRide(page, 'ojek');
      await typeEnds(page, text);
      await payBy(page, balanceWay);
      const total = page.locator('[data-bottom-bar]');
      const before = await total.textContent();
      const raincoat = 'Jas hujan sekali pakai';
      const more = page.getByRole('button', { name: text['quantity.raise'].replace('{name}', raincoat) });
      await more.click();
      await more.click();
      await more.click();
      await expect(page.getByLabel(text['quantity.of'].replace('{name}', raincoat))).toHaveValue('2');
      await expect(total).not.toHaveText(before ?? '');
      await page.getByRole('textbox', { name: text['ride-order.note'] }).fill('Depan gerbang');
      expect(await axeFindings(page)).toEqual([]);
      await bar(page).dblclick();
      const order = await payOnHold(page, text);
      await expect(stage(page, text)).toContainText(text['ride-track.finding']);
      await expect(page.getByRole('main')).toContainText('Depan gerbang');
      await drive(order, 'accept');
      await expect(stage(page, text)).toContainText(text['ride-track.on-the-way']);
      await expect(page.getByRole('img', { name: text['ride-map.driver'] })).toBeVisible();
      await page.reload();
      await expect(stage(page, text)).toContainText(text['ride-track.on-the-way']);
      await drive(order, 'next');
      await expect(stage(page, text)).toContainText(text['ride-track.arrived']);
      expect(await axeFindings(page)).toEqual([]);
      await drive(order, 'next');
      await expect(stage(page, text)).toContainText(text['ride-track.riding']);
      await expect(page.getByRole('button', { name: text['ride-track.cancel'] })).toHaveCount(0);
      await drive(order, 'next');
      await expect(stage(page, text)).toContainText(text['ride-track.done']);
      await page.getByRole('button', { name: /^4/ }).click();
      await page.getByRole('button', { name: text['ride-track.rate-send'] }).click();
      await expect(page.getByText(text['ride-track.rated'].replace('{stars}', '4'))).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.reload();
      await expect(page.getByText(text['ride-track.rated'].replace('{stars}', '4'))).toBeVisible();
    });

    test("the store's form is filled in, and what is required is named", async ({ page, watch }) => {
      watch.expectFault(/ERR_FAILED/);
      await becomeRider(page);
      await openRide(page, 'kirimmotor');
      await typeEnds(page, text);
      await payBy(page, cash);
      const isIndonesian = language === 'id';
      const insurance = page.getByRole('checkbox', { name: /Asuransi/ });
      await expect(insurance).toBeChecked();
      await expect(insurance).toBeDisabled();
      await bar(page).click();
      await expect(page.getByRole('alertdialog')).toContainText(text['form-line.incomplete']);
      await page.getByRole('alertdialog').getByRole('button').click();
      const field = (label: string) => page.getByLabel(label, { exact: true });
      const optional = (label: string) => field(text['form-line.optional'].replace('{label}', label));
      await expect(page.getByText(text['form-line.required']).first()).toBeVisible();
      await field(isIndonesian ? 'Isi kiriman' : 'What you send').fill('Dokumen');
      await optional(isIndonesian ? 'Berat (kg)' : 'Weight (kg)').fill('2');
      await page.getByRole('button', { name: isIndonesian ? /^Ukuran/ : /^Size/ }).click();
      await sheet(page)
        .getByText(isIndonesian ? 'Muat di tas' : 'Fits into a bag')
        .click();
      await page.getByRole('checkbox', { name: isIndonesian ? 'Pecah belah' : 'Fragile' }).check();
      const photo = optional(isIndonesian ? 'Foto barang' : 'Photo of the goods');
      await photo.setInputFiles({ name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('halo') });
      await expect(page.getByText(text['form-line.file-wrong-type'])).toBeVisible();
      await page.route('**/form-file', (route) => route.abort(), { times: 1 });
      await photo.setInputFiles({ name: 'barang.png', mimeType: 'image/png', buffer: await picture() });
      await expect(page.getByText(text['form-line.file-failed'])).toBeVisible();
      const sent = page.waitForResponse((answer) => answer.url().endsWith('/form-file') && answer.ok());
      await page.getByRole('button', { name: text['form-line.file-retry'] }).click();
      await sent;
      await expect(page.getByRole('button', { name: text['form-line.file-remove'] })).toBeVisible();
      await page.reload();
      await expect(field(isIndonesian ? 'Isi kiriman' : 'What you send')).toHaveValue('Dokumen');
      await expect(page.getByRole('img', { name: text['form-line.file-preview'] })).toBeVisible();
      await page.locator('#payment').getByRole('button').click();
      await payBy(page, cash);
      const link = optional(isIndonesian ? 'Tautan pesanan toko' : 'Link of the shop order');
      await link.fill('toko.example/pesanan');
      await bar(page).click();
      await page.getByRole('alertdialog').getByRole('button').click();
      await expect(page.getByText(text['form-line.link'])).toBeVisible();
      await link.fill('https://toko.example/pesanan');
      await page.getByRole('button', { name: isIndonesian ? /^Titik temu penerima/ : /^Where the receiver/ }).click();
      await typePlace(page, 'singos', /^Singosari/);
      expect(await axeFindings(page)).toEqual([]);
      await bar(page).click();
      await expect(page).toHaveURL(/\/order\/\w+\/detail/);
      await expect(page.getByRole('main')).toContainText('https://toko.example/pesanan');
      const attached = page.getByRole('img', { name: isIndonesian ? 'Foto barang' : 'Photo of the goods' });
      await expect(attached).toHaveJSProperty('naturalWidth', 40);
      const order = shownOrder(page);
      // The dispatcher accepts the ride within one or two seconds.
      await expect(async () => {
        await drive(order, 'none');
        await expect(stage(page, text)).toContainText(text['ride-track.no-driver'], { timeout: 2_000 });
      }).toPass();
      await expect(stage(page, text)).not.toContainText(text['ride-track.refund']);
    });

    test('a form with a day and a time is filled in', async ({ page }) => {
      await becomeRider(page);
      await openRide(page, 'ojekstasiun');
      await bar(page).click();
      await typePlace(page, 'singos', /^Singosari/);
      await payBy(page, cash);
      await bar(page).click();
      await page.getByRole('alertdialog').getByRole('button').click();
      await expect(page.getByText(text['form-line.required'])).toHaveCount(3);
      const isIndonesian = language === 'id';
      const field = (label: string) => page.getByLabel(label, { exact: true });
      await field(isIndonesian ? 'Nama kereta' : 'Name of the train').fill('Gajayana');
      await field(isIndonesian ? 'Tanggal tiba' : 'Day of arrival').fill('2027-03-02');
      await field(isIndonesian ? 'Jam tiba' : 'Time of arrival').fill('07:45');
      await bar(page).click();
      await expect(page).toHaveURL(/\/order\/\w+\/detail/);
      for (const answer of ['Gajayana', '07:45']) await expect(page.getByRole('main')).toContainText(answer);
      await cancelRide(page);
    });

    test('a call-out is ordered for a later time', async ({ page }) => {
      await becomeRider(page);
      await openRide(page, 'cucimotorpanggil');
      await bar(page).click();
      await expect(sheet(page)).toContainText(text['ride-pick.at']);
      await typePlace(page, 'mala', /^Malang/);
      await payBy(page, cash);
      await page.getByRole('radio', { name: text['ride-order.later'] }).check();
      await bar(page).click();
      await expect(page.getByText(text['ride-order.moment-missing'])).toBeVisible();
      const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(Date.now() + 86_400_000);
      await page.getByLabel(text['ride-order.moment-date'], { exact: true }).fill(tomorrow);
      await page.getByLabel(text['ride-order.moment-time'], { exact: true }).fill('09:30');
      expect(await axeFindings(page)).toEqual([]);
      await bar(page).click();
      await expect(page).toHaveURL(/\/order\/\w+\/detail/);
      await expect(stage(page, text)).toContainText('09');
      await page.getByRole('button', { name: text['ride-track.cancel'] }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text['ride-track.cancel-yes'] }).click();
      await expect(stage(page, text)).toContainText(text['ride-track.cancelled']);
    });
  });
}

const text = rideTexts('id');

test('ends that the seller has set are not asked for, and the fare comes on request', async ({ page }) => {
  await becomeRider(page);
  // The price is loaded before the customer is known.
  const priced = page.waitForResponse((answer) => isOperation(answer.request(), 'QuoteRide'));
  await page.route('**/graphql**', async (route) => {
    if (isOperation(route.request(), 'SavedAddress')) await priced;
    return route.fallback();
  });
  await page.goto('/antarin/p/ride/ulangkampus');
  await alive(bar(page));
  await expect(page.getByRole('button', { name: /Halte Alun-Alun/ })).toBeDisabled();
  await bar(page).click();
  await payBy(page, cash);
  await bar(page).click();
  await expect(page).toHaveURL(/\/order\/\w+\/detail/);
  await cancelRide(page);
  await openRide(page, 'ojekstasiun');
  await expect(page.getByRole('button', { name: /Stasiun Malang/ })).toBeDisabled();
  await bar(page).click();
  await expect(sheet(page)).toContainText(text['ride-pick.destination']);
});

test('places of earlier rides and the saved address are offered', async ({ page }) => {
  await becomeRider(page);
  await openRide(page, 'taksi');
  await typeEnds(page, text);
  await payBy(page, cash);
  await bar(page).click();
  await expect(page).toHaveURL(/\/order\/\w+\/detail/);
  await cancelRide(page);
  await openRide(page, 'taksi');
  await bar(page).click();
  await sheet(page)
    .getByRole('button', { name: /^Singosari/ })
    .click();
  await sheet(page)
    .getByRole('button', { name: /^Malang/ })
    .click();
  await expect(sheet(page)).toContainText(text['checkout.choose-payment']);
});

test('a voucher is refused or applied, and cleared when the amount changes', async ({ page }) => {
  await becomeRider(page);
  await openRide(page, 'ojek');
  await typeEnds(page, text);
  await payBy(page, cash);
  const voucher = page.locator('#voucher');
  await voucher.getByRole('textbox').fill('TIDAKADA');
  await voucher.getByRole('textbox').press('Enter');
  await expect(voucher.getByRole('alert')).toBeVisible();
  await voucher.getByRole('textbox').fill('PERTAMA');
  await voucher.getByRole('textbox').press('Enter');
  await expect(page.getByRole('main')).toContainText(text['ride-order.discount']);
  await page.getByRole('button', { name: text['quantity.raise'].replace('{name}', 'Jas hujan sekali pakai') }).click();
  await expect(page.getByText(text['ride-order.voucher-cleared'])).toBeVisible();
  await expect(voucher.getByRole('textbox')).toHaveValue('');
  await expect(page.getByRole('main')).not.toContainText(text['ride-order.discount']);
  await voucher.getByRole('textbox').fill('PERTAMA');
  await voucher.getByRole('textbox').press('Enter');
  await expect(page.getByRole('main')).toContainText(text['ride-order.discount']);
  await bar(page).click();
  await expect(page).toHaveURL(/\/order\/\w+\/detail/);
  await expect(page.getByRole('main')).toContainText('PERTAMA');
  await cancelRide(page);
});

test('a fare is not ordered once it is too old', async ({ page }) => {
  await becomeRider(page);
  await page.clock.install();
  await openRide(page, 'ojek');
  await typeEnds(page, text);
  await payBy(page, cash);
  await page.clock.fastForward('10:05');
  await expect(page.getByText(text['ride-order.expired'])).toBeVisible();
  await bar(page).click();
  await expect(bar(page)).toHaveText(text['ride-order.order']);
  await bar(page).click();
  await expect(page).toHaveURL(/\/order\/\w+\/detail/);
  await cancelRide(page);
});

test('a changed fare is shown once, and the order has the new fare', async ({ page }) => {
  await becomeRider(page);
  let first = true;
  await page.route('**/graphql**', async (route) => {
    if (!first || !isOperation(route.request(), 'QuoteRide')) return route.continue();
    first = false;
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { quoteRide: { price: { amount: number } } } };
    answer.data.quoteRide.price.amount -= 1_000;
    return route.fulfill({ response, json: answer });
  });
  await openRide(page, 'ojek');
  await typeEnds(page, text);
  await payBy(page, cash);
  await bar(page).click();
  await expect(page.getByRole('alertdialog')).toContainText(text['checkout.price-changed']);
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(bar(page)).toBeEnabled();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await bar(page).click();
  await expect(page).toHaveURL(/\/order\/\w+\/detail/);
  await cancelRide(page);
});

test('a ride from a place to the same place is refused in words', async ({ page }) => {
  await becomeRider(page);
  await openRide(page, 'ojek');
  await bar(page).click();
  await typePlace(page, 'mala', /^Malang/);
  await expect(sheet(page)).toContainText(text['ride-pick.destination']);
  await typePlace(page, 'mala', /^Malang/);
  await expect(page.getByText(text['refusal.ride-no-route'])).toBeVisible();
});
