import { expect, type Page } from '@playwright/test';
import { asOperator } from '../support/programs/operator-key';
import { documentId } from '../support/programs/persisted-document';
import { customerMessages, moneyMessages } from './messages';
import { alive, open } from './watched-test';

/** The password of all customers, including demo customers. */
export const password = 'belanja123';

export const homeAddress = {
  fullName: 'Siti Rahayu',
  street: 'Jl. Kaliurang 12',
  phone: '081234567890',
  province: '34',
  city: '34.71',
  district: '34.71.01',
};

let made = 0;

/** A unique e-mail. */
export const newEmail = () => `pembeli.${process.pid}.${Date.now()}.${(made += 1)}@contoh.test`;

/** The newest code sent to a recipient, according to the sandbox console. */
export async function sentCode(recipient: string): Promise<string> {
  const html = await (await fetch(`${process.env.CONSOLE_URL}/sandbox`, { headers: asOperator })).text();
  const row = html.split('<tr>').find((one) => one.includes(`<td>${recipient}</td>`)) ?? '';
  return /<pre>[^<]*?\b(\d{6})\b/.exec(row)?.[1] ?? '';
}

/** Fills in the shown registration form and its code; the page then continues to its destination. */
export async function register(page: Page, language: keyof typeof customerMessages, email: string) {
  const text = customerMessages[language];
  await page
    .getByRole('group', { name: text['login.ways'] })
    .getByRole('button', { name: text['login.register'] })
    .click();
  await page.getByLabel(text['login.name'], { exact: true }).fill(homeAddress.fullName);
  await page.getByLabel(text['login.email'], { exact: true }).fill(email);
  await page.getByLabel(text['login.password'], { exact: true }).fill(password);
  await page.getByLabel(text['login.consent']).check();
  await page.locator('form[novalidate]').getByRole('button', { name: text['login.register'] }).click();
  // The code is sent before its field appears.
  await expect(page.getByLabel(text['code.label'])).toBeVisible();
  await page.getByLabel(text['code.label']).fill(await sentCode(email));
  await page.getByRole('button', { name: text['login.confirm'] }).click();
}

/** Calls the facade with the cookies of the page's visitor. The page must belong to the store. */
export async function ask<Data extends object>(page: Page, operation: string, variables: object = {}): Promise<Data> {
  const sent = JSON.stringify({ documentId: documentId(operation), variables });
  const answer = await page.evaluate(async (body) => {
    const [, store = ''] = location.pathname.split('/');
    const flags = [...document.cookie.matchAll(new RegExp(`(?:^|; )at[.]${store}[.]([^=;]+)=[^;]`, 'g'))];
    const session = flags
      .map(([, name]) => name)
      .sort()
      .at(-1);
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(session && { 'x-session': session }),
    };
    const response = await fetch(`/graphql?store=${store}&lang=id`, { method: 'POST', headers, body });
    return (await response.json()) as unknown;
  }, sent);
  const { data } = answer as { data?: Data & { [field: string]: { __typename?: string } | null } };
  if (!data || Object.values(data).some((field) => field?.__typename === 'Refusal'))
    throw new Error(`${operation} answered ${JSON.stringify(answer)}`);
  return data;
}

/** Creates an account in the store and signs the browser in, without forms. @returns its e-mail */
export async function becomeCustomer(page: Page, store: string): Promise<string> {
  const email = newEmail();
  await page.goto(`/${store}/maintenance`);
  const registration = { name: homeAddress.fullName, email, password };
  const { register: sent } = await ask<{ register: { request: string } }>(page, 'Register', { registration });
  await ask(page, 'VerifyCode', { request: sent.request, code: await sentCode(email) });
  return email;
}

const inAnyLanguage = (key: 'spending.title' | 'spending.password') =>
  new RegExp(`^(${moneyMessages.id[key]}|${moneyMessages.en[key]})$`);

/** Enters the password in the sheet that is shown before money leaves the balance. */
export async function givePassword(page: Page) {
  const sheet = page.getByRole('dialog', { name: inAnyLanguage('spending.title') });
  await sheet.getByLabel(inAnyLanguage('spending.password')).fill(password);
  await sheet.locator('button[type=submit]').click();
}

/** Verifies the customer's phone, which some stores require first. */
export async function verifyPhone(page: Page, phone = `+62813${String(Date.now()).slice(-8)}`) {
  const sent = { purpose: 'PHONE', channel: 'SMS', phone };
  const { requestCode } = await ask<{ requestCode: { request: string } }>(page, 'RequestCode', sent);
  await ask(page, 'VerifyCode', { request: requestCode.request, code: await sentCode(phone) });
}

/** A customer with an address and one item in the cart. */
export async function becomeBuyer(page: Page, store: string, item: string, quantity = 1): Promise<string> {
  const email = await becomeCustomer(page, store);
  await ask(page, 'SaveAddress', { address: homeAddress });
  await fillCart(page, item, quantity);
  return email;
}

export const fillCart = (page: Page, item: string, quantity = 1) =>
  ask(page, 'AddToCart', { item, lines: [{ id: item, quantity }] });

/** Picks an option in the sheet of a checkout section. */
export async function pick(page: Page, section: string, row: number, option: string | RegExp) {
  await page.locator(`#${section}`).getByRole('button').nth(row).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: option }).click();
}

/** A customer in the cart, with one more piece of the item. */
export async function takeOneMore(page: Page, store: string) {
  await open(page, `/${store}/cart`);
  const more = page.getByRole('button', { name: /^Tambah/ });
  await alive(more);
  await more.click();
}

/** The id of the order on the shown page. */
export const shownOrder = (page: Page) => new URL(page.url()).pathname.split('/')[3] ?? '';

/** Orders the cart at Ronasenja, with payment on delivery. @returns the id of the order */
export async function buyFromBoutique(page: Page): Promise<string> {
  await open(page, '/ronasenja/checkout');
  await alive(page.locator('#payment').getByRole('button'));
  await pick(page, 'carrier', 0, 'Antar dari butik');
  await pick(page, 'payment', 0, /^Bayar di Tempat/);
  await page.getByRole('button', { name: 'Pesan sekarang' }).click();
  await expect(page).toHaveURL(/\/(order|beli-langsung)\/\w+\//);
  return shownOrder(page);
}

/** The seller's action on an order, in the console. */
export async function sell(page: Page, order: string, move: string, form: { [name: string]: string } = {}) {
  const origin = process.env.CONSOLE_URL ?? '';
  const answer = await page.request.post(`${origin}/sandbox/orders/${order}/${move}`, {
    headers: { ...asOperator, origin },
    form: { store: '', ...form },
  });
  expect(answer.url()).toContain('outcome=done');
}
