import { expect, type Page } from '@playwright/test';
import { documentId } from '../harness/persisted-document';

export const password = 'belanja123';

export const homeAddress = {
  fullName: 'Wira Uji',
  address: 'Jl. Kaliurang 12',
  phone: '081234567890',
  province: '34',
  city: '34.71',
  district: '34.71.01',
};

/** Asks the facade as the page's visitor does: with the visitor's cookies. The page must be one of the store. */
export async function ask<Data>(page: Page, operation: string, variables: object = {}): Promise<Data> {
  const sent = JSON.stringify({ documentId: documentId(operation), variables });
  const answer = await page.evaluate(async (body) => {
    const [, store = ''] = location.pathname.split('/');
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const response = await fetch(`/graphql?store=${store}&lang=id`, { method: 'POST', headers, body });
    return (await response.json()) as unknown;
  }, sent);
  const { data } = answer as { data?: Data };
  if (!data) throw new Error(`${operation} answered ${JSON.stringify(answer)}`);
  return data;
}

/** Where the console is: the provider's own address, or the store's where it is embedded. */
const consoleUrl = (page: Page) => process.env.CONSOLE_URL ?? new URL(page.url()).origin;

let people = 0;

/** The newest code that a store sent to somebody, as the console shows it. */
async function sentCode(page: Page, store: string, email: string): Promise<string> {
  const html = await (await page.request.get(`${consoleUrl(page)}/sandbox?store=${store}`)).text();
  const sent = html.split('<tr>').find((row) => row.includes(email));
  return /\b\d{6}\b/.exec(sent?.split('<pre>')[1] ?? '')?.[0] ?? '';
}

/** Makes an account in the store and signs the browser in, without the forms. @returns its e-mail */
export async function becomeCustomer(page: Page, store: string): Promise<string> {
  people += 1;
  const email = `e2e-${process.pid}-${Date.now()}-${people}@toko.test`;
  await page.goto(`/${store}/maintenance`);
  const registration = { name: homeAddress.fullName, email, password };
  const { register } = await ask<{ register: { request: string } }>(page, 'Register', { registration });
  await ask(page, 'VerifyCode', { request: register.request, code: await sentCode(page, store, email) });
  return email;
}

/** A customer with an address and one item in the cart. */
export async function becomeBuyer(page: Page, store: string, item: string, quantity = 1): Promise<string> {
  const email = await becomeCustomer(page, store);
  await ask(page, 'SaveAddress', { address: homeAddress });
  await fillCart(page, item, quantity);
  return email;
}

export const fillCart = (page: Page, item: string, quantity = 1) =>
  ask(page, 'AddToCart', { item, lines: [{ viewUid: item, quantity }] });

/** What the seller does with an order, on the console. */
export async function sell(page: Page, order: string, move: string, form: { [name: string]: string } = {}) {
  const origin = consoleUrl(page);
  const answer = await page.request.post(`${origin}/sandbox/orders/${order}/${move}`, {
    headers: { origin },
    form: { store: '', ...form },
  });
  expect(answer.url()).toContain('outcome=done');
}

/** The id of the order whose page is shown. */
export const shownOrder = (page: Page) => new URL(page.url()).pathname.split('/')[3] ?? '';

/** Picks an option of the sheet that a section of the checkout opens. */
export async function pick(page: Page, section: string, row: number, option: string | RegExp) {
  await page.locator(`#${section}`).getByRole('button').nth(row).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: option }).click();
}
