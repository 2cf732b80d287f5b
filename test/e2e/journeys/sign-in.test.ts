import { newEmail, password, register, sentCode } from '../customer';
import { customerMessages, journeyLanguages, messages, profileMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const item = '/ronasenja/p/gaun_senja-gaunsenja';

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a guest chooses, registers, adds the choice to the cart, signs out and sets a new password', async ({
      page,
    }) => {
      const text = { ...messages[language], ...customerMessages[language] };
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const form = page.locator('form[novalidate]');
      const email = newEmail();
      await open(page, item);
      const opener = button(text['item.add-to-cart']).first();
      const sheet = page.getByRole('dialog', { name: text['choice.variant-title'] });
      const confirm = sheet.getByRole('button', { name: text['item.add-to-cart'] });
      await alive(opener);
      await opener.click();
      await sheet.getByRole('button', { name: text['quantity.raise'].replace('{name}', 'L'), exact: true }).click();
      const entries = await page.evaluate(() => history.length);
      await confirm.click({ clickCount: 2 });
      await expect(page).toHaveURL(`/ronasenja/login?next=${encodeURIComponent('/p/gaun_senja-gaunsenja')}`);
      await expect(page.getByRole('heading', { name: text['login.sign-in-title'] })).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await axeFindings(page)).toEqual([]);
      await register(page, language, email);
      await expect(page).toHaveURL(item);
      const success = page.getByRole('alertdialog', { name: text['cart.added'] });
      await expect(success).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await success.getByRole('button', { name: text['action.ok'] }).click();
      await expect(page.getByRole('link', { name: `${text['shell.cart']}, 1` })).toBeVisible();

      await page.goto('/ronasenja/akun/logout');
      const question = page.getByRole('alertdialog', { name: text['logout.ask'] });
      await expect(question).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await question.getByRole('button', { name: text['logout.yes'] }).click();
      await expect(question).toBeHidden();
      await open(page, '/ronasenja/cart');
      await expect(page).toHaveURL(/\/ronasenja\/login\?next=%2Fcart$/);

      await button(text['login.forgotten']).click();
      await page.getByLabel(text['login.identity']).fill(email);
      await button(text['login.send-code']).click();
      await page.getByLabel(text['code.label']).fill('000000');
      await page.getByLabel(text['login.new-password']).fill(`${password}-lain`);
      await button(text['login.set-password']).click();
      await expect(page.getByRole('alert')).toContainText(text['refusal.code-wrong']);
      await page.getByLabel(text['code.label']).fill(await sentCode(email));
      await button(text['login.set-password']).click();
      await expect(page.getByText(text['login.password-set'])).toBeVisible();

      await page.getByLabel(text['login.identity']).fill(email);
      await page.getByLabel(text['login.password'], { exact: true }).fill(password);
      await form.getByRole('button', { name: text['login.sign-in'] }).click();
      await expect(page.getByRole('alert')).toContainText(text['refusal.wrong-credentials']);
      await expect(page.getByLabel(text['login.identity'])).toHaveValue(email);
      await page.getByLabel(text['login.password'], { exact: true }).fill(`${password}-lain`);
      await form.getByRole('button', { name: text['login.sign-in'] }).click();
      await expect(page).toHaveURL('/ronasenja/cart');
      await expect(page.getByRole('group', { name: 'Gaun Senja, L' })).toBeVisible();
    });
  });
}

test('a password submitted before hydration is sent by the script and does not appear in a URL', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const path = '/ronasenja/login?next=%2Fakun';
  await page.goto(path, { waitUntil: 'commit' });
  const identity = page.getByLabel(customerMessages.id['login.identity']);
  await identity.fill('siti@contoh.test');
  await page.getByLabel(customerMessages.id['login.password'], { exact: true }).fill(password);
  await page.getByLabel(customerMessages.id['login.password'], { exact: true }).press('Enter');
  await expect(page).toHaveURL(path);
  await expect(identity).toHaveValue('siti@contoh.test');
  release();
  await expect(page.getByRole('alert')).toContainText(customerMessages.id['refusal.wrong-credentials']);
  await expect(page).toHaveURL(path);
});

test('the account shows the customer and the purchases, and signs out on all devices', async ({ page }) => {
  const text = { ...customerMessages.id, ...profileMessages.id };
  const email = newEmail();
  await open(page, '/ronasenja/login?next=%2Fakun');
  await register(page, 'id', email);
  await expect(page).toHaveURL('/ronasenja/akun');
  await expect(page.getByRole('heading', { name: 'Siti Rahayu' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: text['account.purchases'] }).click();
  await expect(page.getByText(text['purchases.empty'])).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  const everywhere = page.getByRole('button', { name: text['account.sign-out-everywhere'] });
  await everywhere.click({ clickCount: 2 });
  const question = page.getByRole('alertdialog', { name: text['account.sign-out-everywhere-ask'] });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: messages.id['action.yes'] }).click();
  await expect(question).toBeHidden();
  await open(page, '/ronasenja/akun');
  await expect(page).toHaveURL(/\/ronasenja\/login\?next=%2Fakun$/);
});
