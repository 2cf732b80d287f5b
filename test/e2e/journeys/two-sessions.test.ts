import type { BrowserContext, Page } from '@playwright/test';
import { ask, becomeCustomer, homeAddress, password } from '../customer';
import { customerMessages, type Language, messages } from '../messages';
import { expect, open, test } from '../watched-test';

const store = '/plasanusa';
const settings = `${store}/akun/pengaturan`;
const form = `${store}/f/buka-toko`;
const text = { ...messages.id, ...customerMessages.id };

const addressOf = (name: string, street: string, phone: string) => ({ ...homeAddress, fullName: name, street, phone });
const ani = addressOf('Ani Wijaya', 'Jl. Anggrek 1', '081111111111');
const budi = addressOf('Budi Santoso', 'Jl. Bougenville 2', '082222222222');

/** Creates a customer with an address in their own browser. @returns the e-mail */
async function customerWith(context: BrowserContext, address: typeof ani): Promise<string> {
  const page = await context.newPage();
  const email = await becomeCustomer(page, 'plasanusa');
  await ask(page, 'SaveAddress', { address });
  await page.close();
  return email;
}

async function signIn(page: Page, identity: string, next = '/akun') {
  await open(page, `${store}/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel(text['login.identity']).fill(identity);
  await page.getByLabel(text['login.password'], { exact: true }).fill(password);
  await page.locator('form[novalidate]').getByRole('button', { name: text['login.sign-in'] }).click();
  await expect(page).toHaveURL(store + next);
}

async function signOut(page: Page, language: Language = 'id') {
  await open(page, `${store}/akun/logout`);
  const question = page.getByRole('alertdialog', { name: messages[language]['logout.ask'] });
  await question.getByRole('button', { name: messages[language]['logout.yes'] }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/plasanusa\/?$/);
}

/** A tab that receives no messages of other tabs, like a sleeping one. */
const deafen = (page: Page) =>
  page.addInitScript(() => {
    const deaf = ['storage', 'focus', 'visibilitychange', 'pageshow'];
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, name: string, ...more: never[]) {
      if (!deaf.includes(name)) (listen as (...all: unknown[]) => void).call(this, name, ...more);
    };
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  });

const storedText = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

let emails: { ani: string; budi: string };
test.beforeEach(async ({ browser, context }) => {
  const other = await browser.newContext();
  emails = { ani: await customerWith(context, ani), budi: await customerWith(other, budi) };
  await other.close();
});

test('a page of a customer who was replaced in another tab changes nothing of the next customer, and shows a message', async ({
  page,
  context,
}) => {
  await deafen(page);
  await open(page, settings);
  const name = page.getByLabel(text['address.name']);
  await expect(name).toHaveValue(ani.fullName);
  const second = await context.newPage();
  await signOut(second);
  await signIn(second, emails.budi);
  await name.fill('Ani Wijaya-Kusuma');
  await page.getByRole('button', { name: text['address.save'] }).click();
  await expect(page.getByText(text['session.other'])).toBeVisible();
  await expect(name).toHaveValue(budi.fullName);
  await open(second, settings);
  await expect(second.getByLabel(text['address.name'])).toHaveValue(budi.fullName);
  expect(await storedText(page)).not.toMatch(/Ani|Anggrek|Kusuma/);
});

test('tabs follow a sign-out and the next sign-in immediately, and no data of the previous customer stays', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await open(page, `${store}/saldo`);
  await signOut(second);
  await expect(page).toHaveURL(/\/plasanusa\/login\?next=%2Fsaldo$/);
  await expect(page.getByText(text['session.over'])).toBeVisible();
  const third = await context.newPage();
  await open(third, form);
  await signIn(second, emails.budi);
  await expect(page).toHaveURL(`${store}/saldo`);
  await expect(third.getByText(text['session.other'])).toBeVisible();
});

test('a form typed before the session ended elsewhere is empty for the next customer in the same tab', async ({
  page,
  browser,
}) => {
  await page.goto(`${store}/akun`);
  await open(page, form);
  const field = page.locator('main').getByRole('textbox').first();
  await field.fill('Toko rahasia Ani');
  await expect.poll(() => storedText(page)).toContain('Toko rahasia Ani');
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signIn(elsewhere, emails.ani);
  await ask(elsewhere, 'EndSessions', { session: null });
  await other.close();
  await page.goto(`${store}/akun/profil`);
  await expect(page).toHaveURL(/\/plasanusa\/login/);
  expect(await storedText(page)).toContain('Toko rahasia Ani');
  await open(page, form);
  await expect(field).toHaveValue('');
  await signIn(page, emails.budi);
  expect(await storedText(page)).not.toContain('Toko rahasia Ani');
  await page.goBack();
  await open(page, form);
  await expect(field).toHaveValue('');
});

test('a page follows its account’s language, and the next customer theirs', async ({ page, browser }) => {
  await open(page, settings);
  await ask(page, 'SaveLanguage', { language: 'ENGLISH' });
  const other = await browser.newContext({ locale: 'id-ID' });
  const device = await other.newPage();
  await signIn(device, emails.ani);
  await expect(device.locator('html')).toHaveAttribute('lang', 'en');
  await device.goto(`${store}?lang=en`);
  await signOut(device, 'en');
  await signIn(device, emails.budi);
  await expect(device.locator('html')).toHaveAttribute('lang', 'id');
  await open(device, store);
  await expect(device.locator('html')).toHaveAttribute('lang', 'id');
  await other.close();
});
