import { becomeBuyer, becomeCustomer } from './customer';
import { openHeld } from './held-scripts';
import { chatMessages, customerMessages, messages } from './messages';
import { isOperation } from './operation-of';
import { expect, test } from './watched-test';

const text = { ...messages.id, ...customerMessages.id, ...chatMessages.id };

test('five messages that are sent before scripts arrive, each once and in order', async ({ page }) => {
  await becomeCustomer(page, 'kebunara');
  const sent: string[] = [];
  page.on('request', (request) => isOperation(request, 'SendMessage') && sent.push(request.url()));
  const release = await openHeld(page, '/kebunara/chat/0/0/1/kbn_app');
  const field = page.getByRole('textbox', { name: text['chat.write'] });
  const messagesSent = ['satu', 'dua', 'tiga', 'empat', 'lima'];
  for (const [at, message] of messagesSent.entries()) {
    await field.fill(message);
    if (at % 2) await page.getByRole('button', { name: text['chat.send'], exact: true }).click();
    else await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await field.fill('enam');
  await release();
  for (const message of messagesSent)
    await expect(page.getByRole('log').getByText(message, { exact: true })).toHaveCount(1);
  const shown = await page.getByRole('log').textContent();
  const places = messagesSent.map((message) => shown?.indexOf(message) ?? -1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect(field).toHaveValue('enam');
  await expect(field).toBeFocused();
  await expect.poll(() => sent.length).toBe(5);
});

test('a button tapped twice before scripts does its work once', async ({ page }) => {
  await becomeBuyer(page, 'kebunara', 'bayam250');
  const release = await openHeld(page, '/kebunara/cart');
  const quantity = page.getByRole('main').getByRole('textbox').first();
  await expect(quantity).toHaveValue('1');
  await page
    .getByRole('button', { name: /^Tambah/ })
    .first()
    .dblclick();
  await release();
  await expect(quantity).toHaveValue('2');
});

test('a form sent by Enter before scripts is sent by them, and its text is in no URL', async ({ page }) => {
  await becomeCustomer(page, 'ronasenja');
  const release = await openHeld(page, '/ronasenja/akun/profil');
  const name = page.getByLabel(text['login.name'], { exact: true });
  const url = page.url();
  await name.fill('Nama Yang Lain');
  const saved = page.waitForRequest((request) => isOperation(request, 'SaveProfile'));
  await name.press('Enter');
  expect(page.url()).toBe(url);
  await release();
  expect((await saved).postData()).toContain('Nama Yang Lain');
  expect(page.url()).toBe(url);
});

test('a guest’s tap on a buy button opens the sign-in page, as without scripts', async ({ page }) => {
  await openHeld(page, '/kebunara/p/bayam-bayam250');
  await page.getByRole('button', { name: text['item.add-to-cart'] }).first().click();
  await expect(page).toHaveURL(/\/login\?next=/);
});
