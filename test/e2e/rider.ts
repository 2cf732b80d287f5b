import type { Page } from '@playwright/test';
import { asOperator } from '../support/programs/operator-key';
import { ask, becomeCustomer, givePassword, sell, sentCode, shownOrder } from './customer';
import { customerMessages, messages, serviceMessages } from './messages';
import { alive, expect, open } from './watched-test';

export const rideStore = 'antarin';

export const rideTexts = (language: 'id' | 'en') => ({
  ...messages[language],
  ...customerMessages[language],
  ...serviceMessages[language],
});

export type RideTexts = ReturnType<typeof rideTexts>;

let made = 0;

/** A customer of the store of rides with a verified phone and, if given, a balance. */
export async function becomeRider(page: Page, balance = 0) {
  await becomeCustomer(page, rideStore);
  const phone = `+628${String(Date.now()).slice(-7)}${process.pid % 10}${(made += 1) % 10}`;
  const request = { purpose: 'PHONE', channel: 'SMS', phone };
  const { requestCode } = await ask<{ requestCode: { request: string } }>(page, 'RequestCode', request);
  await ask(page, 'VerifyCode', { request: requestCode.request, code: await sentCode(phone) });
  if (balance === 0) return;
  const order = {
    amount: balance,
    total: balance + 2_500,
    payment: 'vaantarin',
    paymentKind: 'API',
    idempotencyKey: `WEBrides${phone.slice(1)}`,
  };
  const { createTopUp } = await ask<{ createTopUp: { id: string } }>(page, 'CreateTopUp', { order });
  await sell(page, createTopUp.id, 'receiveTopUp');
}

export const bar = (page: Page) => page.locator('[data-bottom-bar]').getByRole('button').last();
/** The open sheet; another one may still be closing. */
export const sheet = (page: Page) => page.getByRole('dialog').and(page.locator('[open]'));

export async function openRide(page: Page, item: string) {
  await open(page, `/${rideStore}/p/ride/${item}`);
  await alive(bar(page));
}

/** Types an end into its sheet, and picks the suggestion. */
export async function typePlace(page: Page, text: string, name: RegExp) {
  await sheet(page).getByRole('searchbox').fill(text);
  await sheet(page).getByRole('button', { name }).first().click();
}

/** Chooses a ride from the centre of Malang to Singosari, until its fare and the payment options are shown. */
export async function typeEnds(page: Page, text: RideTexts) {
  await bar(page).click();
  await expect(sheet(page)).toContainText(text['ride-pick.origin']);
  await typePlace(page, 'mala', /^Malang/);
  await expect(sheet(page)).toContainText(text['ride-pick.destination']);
  await typePlace(page, 'singos', /^Singosari/);
  await expect(sheet(page)).toContainText(text['checkout.choose-payment']);
}

export const payBy = (page: Page, way: RegExp) => sheet(page).getByRole('button', { name: way }).click();
export const cash = /^Bayar di Tempat/;
export const balanceWay = /^Saldo/;

/** The dispatcher's action on the ride of an order, in the console. */
export async function drive(order: string, action: 'hold' | 'accept' | 'none' | 'next' | 'cancel') {
  const origin = process.env.CONSOLE_URL ?? '';
  const answer = await fetch(`${origin}/sandbox/rides/${order}/${action}`, {
    method: 'POST',
    headers: { ...asOperator, origin },
  });
  expect(answer.ok).toBe(true);
}

/** Pays an order from the balance; the console has to move its driver. @returns its id */
export async function payOnHold(page: Page, text: RideTexts): Promise<string> {
  await expect(page).toHaveURL(/\/order\/\w+\/pending-payment/);
  const order = shownOrder(page);
  await drive(order, 'hold');
  await page.getByRole('button', { name: text['payment.pay'] }).click();
  await givePassword(page);
  await expect(page).toHaveURL(/\/order\/\w+\/detail/);
  return order;
}

/** The page's text about the ride. */
export const stage = (page: Page, text: RideTexts) =>
  page.getByRole('region', { name: text['ride-track.live'], exact: true }).getByRole('status').first();

/** An ordered ride, paid from the balance; the console has to move its driver. */
export async function orderRide(page: Page, text: RideTexts): Promise<string> {
  await becomeRider(page, 200_000);
  await openRide(page, 'ojek');
  await typeEnds(page, text);
  await payBy(page, balanceWay);
  await bar(page).click();
  const order = await payOnHold(page, text);
  await expect(stage(page, text)).toContainText(text['ride-track.finding']);
  return order;
}

/** Ends a ride without a driver, because open rides raise the price of others. */
export const cancelRide = (page: Page) => ask(page, 'CancelOrder', { id: shownOrder(page) });
