import type { Page } from '@playwright/test';
import { ask, fillCart, homeAddress, pick, sell, shownOrder } from '../customer';
import { journeyLanguages } from '../messages';
import { axeFindings } from '../page-checks';
import {
  becomeRider,
  cancelRide,
  drive,
  payOnHold,
  rideTexts,
  type RideTexts,
  sheet,
  stage,
  typePlace,
} from '../rider';
import { alive, expect, open, test } from '../watched-test';

const address = { ...homeAddress, street: 'Jl. Ijen 20', province: '35', city: '35.73', district: '35.73.02' };
const place = (page: Page) => page.getByRole('button', { name: 'CHECK OUT', exact: true });
const ride = (page: Page) => page.locator('#carrier');
const seal = /Segel|seal/;
const bag = /Tas hangat|Thermal/;

/** A customer at the checkout, with goods in the cart, an address and a balance. */
async function openCheckout(page: Page) {
  await becomeRider(page, 200_000);
  await ask(page, 'SaveAddress', { address });
  await fillCart(page, 'siomaigoreng', 2);
  await reopen(page);
}

async function reopen(page: Page) {
  await open(page, '/antarin/checkout');
  await alive(page.locator('#payment').getByRole('button'));
}

async function choosePoint(page: Page, text: RideTexts, typed = 'mala', name = /^Malang/) {
  await ride(page).getByRole('button', { name: text['ride.destination'] }).click();
  await typePlace(page, typed, name);
  await expect(ride(page).getByText(/\d km/)).toBeVisible();
}

const landmark = (page: Page) => ride(page).getByRole('textbox', { name: /Patokan|Landmark/ });
const fillForm = (page: Page) => landmark(page).fill('Pagar hijau');

const fare = async (page: Page) => (await ride(page).getByText(/\d km/).locator('..').textContent()) ?? '';

/** Ordered goods with a ride to a point of the map, paid from the balance; the console has to move the driver. */
async function orderGoods(page: Page, text: RideTexts): Promise<string> {
  await openCheckout(page);
  await pick(page, 'carrier', 0, /^Antar Langsung/);
  await choosePoint(page, text);
  await fillForm(page);
  await pick(page, 'payment', 0, /^Saldo/);
  await place(page).click();
  const order = await payOnHold(page, text);
  await expect(stage(page, text)).toContainText(text['ride-track.goods-waiting']);
  return order;
}

async function handOver(page: Page, text: RideTexts, order: string) {
  await sell(page, order, 'handOver');
  await expect(stage(page, text)).toContainText(text['ride-track.finding']);
}

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = rideTexts(language);

    test('goods are delivered by a ride, from the price to the arrival', async ({ page }) => {
      await openCheckout(page);
      await pick(page, 'carrier', 0, /^Antar Langsung/);
      await expect(ride(page)).toContainText('Jl. Semeru 45, Klojen');
      await place(page).click();
      await expect(ride(page).getByRole('alert')).toHaveText(text['ride-order.goods-destination']);
      await choosePoint(page, text);
      await expect(ride(page).getByRole('checkbox', { name: seal })).toBeChecked();
      await expect(ride(page).getByRole('checkbox', { name: seal })).toBeDisabled();
      const summary = page.getByRole('region', { name: text['checkout.summary'] });
      const before = await summary.textContent();
      await ride(page).getByRole('checkbox', { name: bag }).check();
      await expect(summary).not.toHaveText(before ?? '');
      await expect(summary).toContainText(`${text['checkout.order-fee']}Rp2.000`);
      await pick(page, 'payment', 0, /^Saldo/);
      await place(page).click();
      await expect(ride(page).getByText(text['form-line.required'])).toBeVisible();
      await expect(landmark(page)).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      await fillForm(page);
      await place(page).click({ clickCount: 2 });
      const order = await payOnHold(page, text);
      await expect(stage(page, text)).toContainText(text['ride-track.goods-waiting']);
      await expect(page.getByRole('main')).toContainText('Pagar hijau');
      await expect(page.getByRole('main')).toContainText('Antar Langsung');
      await handOver(page, text, order);
      await drive(order, 'accept');
      await expect(stage(page, text)).toContainText(text['ride-track.on-the-way']);
      await expect(page.getByRole('img', { name: text['ride-map.driver'] })).toBeVisible();
      await drive(order, 'next');
      await drive(order, 'next');
      await expect(stage(page, text)).toContainText(text['ride-track.riding']);
      expect(await axeFindings(page)).toEqual([]);
      await drive(order, 'next');
      await expect(stage(page, text)).toContainText(text['ride-track.done']);
      await expect(page.getByRole('main')).toContainText(text['order.status-received']);
    });

    test('the payment is refunded if there is no driver, or the driver cancels', async ({ page }) => {
      const order = await orderGoods(page, text);
      await handOver(page, text, order);
      await drive(order, 'none');
      await expect(stage(page, text)).toContainText(text['ride-track.no-driver']);
      await expect(stage(page, text)).toContainText(text['ride-track.refund']);
      await fillCart(page, 'siomaigoreng', 1);
      await reopen(page);
      await pick(page, 'carrier', 0, /^Antar Langsung/);
      await expect(ride(page).getByText(/\d km/)).toBeVisible();
      await pick(page, 'payment', 0, /^Saldo/);
      await place(page).click();
      const other = await payOnHold(page, text);
      await handOver(page, text, other);
      await drive(other, 'accept');
      await expect(stage(page, text)).toContainText(text['ride-track.on-the-way']);
      await drive(other, 'cancel');
      await expect(stage(page, text)).toContainText(text['ride-track.driver-cancelled']);
      await expect(stage(page, text)).toContainText(text['ride-track.refund']);
    });
  });
}

test.describe('in id', () => {
  const text = rideTexts('id');

  test('other goods keep the point and request the price again; another address clears it', async ({ page }) => {
    await openCheckout(page);
    await pick(page, 'carrier', 0, /^Antar Langsung/);
    await choosePoint(page, text);
    const first = await fare(page);
    const quoted = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('langsung'));
    await page.getByRole('button', { name: /^Tambah Siomai/ }).click();
    await quoted;
    await expect.poll(() => fare(page)).toBe(first);
    await ask(page, 'SaveAddress', { address: { ...address, street: 'Jl. Kawi 3' } });
    await reopen(page);
    await expect(ride(page)).toContainText(text['ride-order.choose-destination']);
    await expect(ride(page).getByText(/\d km/)).toHaveCount(0);
  });

  test('a price older than ten minutes is requested again before payment', async ({ page }) => {
    await page.clock.install();
    await openCheckout(page);
    await pick(page, 'carrier', 0, /^Antar Langsung/);
    await choosePoint(page, text);
    await fillForm(page);
    await pick(page, 'payment', 0, /^Saldo/);
    await page.clock.fastForward('10:05');
    await expect(ride(page)).toContainText(text['ride-order.expired']);
    await place(page).click();
    await expect(page).toHaveURL(/\/antarin\/checkout/);
    const quoted = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('langsung'));
    await ride(page).getByRole('button', { name: text['ride-order.recount'] }).click();
    await quoted;
    const summary = page.getByRole('region', { name: text['checkout.summary'] });
    await expect(summary).toContainText(/Rp\d.*Rp\d.*Rp\d.*Rp\d/);
    await place(page).click();
    await expect(page).toHaveURL(/\/order\/\w+\/pending-payment/);
  });

  test('a lost answer creates one order of goods', async ({ page, watch }) => {
    watch.expectFault(/ERR_FAILED|Failed to load|Failed to fetch/);
    await openCheckout(page);
    await pick(page, 'carrier', 0, /^Antar Langsung/);
    await choosePoint(page, text);
    await fillForm(page);
    await pick(page, 'payment', 0, /^Saldo/);
    let lost = 0;
    await page.route('**/graphql?*', async (route) => {
      if (lost === 0 && (route.request().postData() ?? '').includes('rideQuote')) {
        lost += 1;
        await route.fetch();
        return route.abort();
      }
      return route.fallback();
    });
    await place(page).click();
    await expect(page).toHaveURL(/\/order\/\w+\/pending-payment/);
    expect(lost).toBe(1);
    const order = shownOrder(page);
    const { customer } = await ask<{ customer: { purchases: { orders: { id: string; category: string }[] } } }>(
      page,
      'PurchasesScreen',
      { page: 1 },
    );
    const made = customer.purchases.orders.filter(({ category }) => category !== 'TOP_UP');
    expect(made.map(({ id }) => id)).toEqual([order]);
    await open(page, `/antarin/order/${order}/detail/`);
    await cancelRide(page);
    await expect(sheet(page)).toHaveCount(0);
  });
});
