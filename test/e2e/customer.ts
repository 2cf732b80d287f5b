import { expect, type Page } from '@playwright/test';
import { asOperator } from '../support/programs/operator-key';
import { documentId } from '../support/programs/persisted-document';
import { customerMessages, moneyMessages } from './messages';
import { alive, open } from './watched-test';

/** Everybody's, the demo customers' too. */
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

/** An e-mail that no other test has. */
export const newEmail = () => `pembeli.${process.pid}.${Date.now()}.${(made += 1)}@contoh.test`;

/** The newest code that the sandbox console says was sent to someone. */
export async function sentCode(recipient: string): Promise<string> {
  const html = await (await fetch(`${process.env.CONSOLE_URL}/sandbox`, { headers: asOperator })).text();
  const row = html.split('<tr>').find((one) => one.includes(`<td>${recipient}</td>`)) ?? '';
  return /<pre>[^<]*?\b(\d{6})\b/.exec(row)?.[1] ?? '';
}

/** Fills in the registration that is on the screen, and its code; the page then goes on where it was to go. */
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
  // The code is sent before its field comes.
  await expect(page.getByLabel(text['code.label'])).toBeVisible();
  await page.getByLabel(text['code.label']).fill(await sentCode(email));
  await page.getByRole('button', { name: text['login.confirm'] }).click();
}

/** Asks the facade as the page's visitor does: with the visitor's cookies. The page must be one of the store. */
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

/** Makes an account in the store and signs the browser in, without the forms. @returns its e-mail */
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

/** Answers the question for the password that comes before money leaves the balance. */
export async function givePassword(page: Page) {
  const sheet = page.getByRole('dialog', { name: inAnyLanguage('spending.title') });
  await sheet.getByLabel(inAnyLanguage('spending.password')).fill(password);
  await sheet.locator('button[type=submit]').click();
}

/** Verifies the phone of the customer, which some stores ask for before anything else. */
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

/** Picks an option of the sheet that a section of the checkout opens. */
export async function pick(page: Page, section: string, row: number, option: string | RegExp) {
  await page.locator(`#${section}`).getByRole('button').nth(row).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: option }).click();
}

/** A buyer in the cart, who takes one more of the item. */
export async function takeOneMore(page: Page, store: string) {
  await open(page, `/${store}/cart`);
  const more = page.getByRole('button', { name: /^Tambah/ });
  await alive(more);
  await more.click();
}

/** The id of the order whose page is shown. */
export const shownOrder = (page: Page) => new URL(page.url()).pathname.split('/')[3] ?? '';

/** Orders what is in the cart at Ronasenja, paid at the door. @returns the id of the order */
export async function buyFromBoutique(page: Page): Promise<string> {
  await open(page, '/ronasenja/checkout');
  await alive(page.locator('#payment').getByRole('button'));
  await pick(page, 'carrier', 0, 'Antar dari butik');
  await pick(page, 'payment', 0, /^Bayar di Tempat/);
  await page.getByRole('button', { name: 'Pesan sekarang' }).click();
  await expect(page).toHaveURL(/\/(order|beli-langsung)\/\w+\//);
  return shownOrder(page);
}

/** What the seller does with an order, on the console. */
export async function sell(page: Page, order: string, move: string, form: { [name: string]: string } = {}) {
  const origin = process.env.CONSOLE_URL ?? '';
  const answer = await page.request.post(`${origin}/sandbox/orders/${order}/${move}`, {
    headers: { ...asOperator, origin },
    form: { store: '', ...form },
  });
  expect(answer.url()).toContain('outcome=done');
}
