import { expect, type Page } from '@playwright/test';
import { customerMessages } from './messages';

export const password = 'rahasia88';

let made = 0;

/** An e-mail that no other test has. */
export const newEmail = () => `pembeli.${process.pid}.${Date.now()}.${(made += 1)}@contoh.test`;

/** The newest code that the sandbox console says was sent to someone. */
export async function sentCode(recipient: string): Promise<string> {
  const html = await (await fetch(`${process.env.CONSOLE_URL}/sandbox`)).text();
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
  await page.getByLabel(text['login.name'], { exact: true }).fill('Siti Rahayu');
  await page.getByLabel(text['login.email'], { exact: true }).fill(email);
  await page.getByLabel(text['login.password'], { exact: true }).fill(password);
  await page.locator('form[novalidate]').getByRole('button', { name: text['login.register'] }).click();
  // The code is sent before its field comes.
  await expect(page.getByLabel(text['code.label'])).toBeVisible();
  await page.getByLabel(text['code.label']).fill(await sentCode(email));
  await page.getByRole('button', { name: text['login.confirm'] }).click();
}
