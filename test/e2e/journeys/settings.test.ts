import { ask, newEmail, password, register } from '../customer';
import { customerMessages, messages, profileMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { expect, open, test } from '../watched-test';

const settings = '/ronasenja/akun/pengaturan';

test('a customer enters an address from province to district, another language and a new password', async ({
  page,
}) => {
  const text = customerMessages.id;
  await open(page, '/ronasenja/login?next=%2Fakun%2Fpengaturan');
  await register(page, 'id', newEmail());
  await expect(page).toHaveURL(settings);
  const save = page.getByRole('button', { name: text['address.save'], exact: true });
  const region = (label: string) => page.getByRole('button', { name: new RegExp(`^${label},`) });
  const sheet = (name: string) => page.getByRole('dialog', { name });
  await save.click();
  await expect(page.getByText(text['address.street-missing'])).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel(text['address.name']).fill('Siti Rahayu');
  await page.getByLabel(text['address.phone']).fill('0812-3456-7890');
  await page.getByLabel(text['address.street'], { exact: true }).fill('Jl. Melati No. 5');

  await region(text['address.province']).click();
  const provinces = sheet(text['address.choose-province']);
  await provinces.getByRole('searchbox').fill('jawa b');
  expect(await axeFindings(page)).toEqual([]);
  await provinces.getByRole('button', { name: 'Jawa Barat' }).click();
  await sheet(text['address.choose-city']).getByRole('button', { name: 'Kota Depok' }).click();
  const districts = sheet(text['address.choose-district']);
  await expect(districts).toBeVisible();
  await page.goBack();
  await expect(districts).toBeHidden();
  await expect(page).toHaveURL(settings);
  await region(text['address.district']).click();
  await districts.getByRole('button', { name: 'Beji', exact: true }).click();
  await expect(region(text['address.district'])).toContainText('Beji');
  await save.click({ clickCount: 2 });
  await expect(page.getByText(text['address.saved'])).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(region(text['address.city'])).toContainText('Kota Depok');
  await expect(page.getByLabel(text['address.phone'])).toHaveValue('081234567890');

  await page.getByRole('radio', { name: 'Inggris' }).check();
  await save.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = { ...customerMessages.en, ...profileMessages.en };
  await page.getByRole('link', { name: english['settings.password'] }).click();
  const change = page.getByRole('button', { name: english['address.save'], exact: true });
  const typed = async (old: string, next: string, repeated: string) => {
    await page.getByLabel(english['settings.old-password'], { exact: true }).fill(old);
    await page.getByLabel(english['settings.new-password'], { exact: true }).fill(next);
    await page.getByLabel(english['settings.repeated-password'], { exact: true }).fill(repeated);
    await change.click();
  };
  await typed(password, 'another-one', 'another-two');
  await expect(page.getByText(english['settings.passwords-differ'])).toBeVisible();
  await typed('not-the-old-one', 'another-one', 'another-one');
  const refused = page.getByRole('alertdialog', { name: english['settings.old-password-wrong'] });
  await expect(refused).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await refused.getByRole('button').click();
  await typed(password, 'another-one', 'another-one');
  await expect(page).toHaveURL(/\/ronasenja\/login/);
});

test('a customer sees where they are signed in, and signs another browser out', async ({ page, browser }) => {
  const email = newEmail();
  const text = { ...messages.id, ...customerMessages.id, ...profileMessages.id };
  await open(page, '/ronasenja/login?next=%2Fakun%2Fpengaturan%2Fperangkat');
  await register(page, 'id', email);
  await expect(page.getByText(text['devices.only-this'])).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await open(elsewhere, '/ronasenja');
  await ask(elsewhere, 'SignIn', { identity: email, password });
  await open(elsewhere, '/ronasenja/akun/pengaturan/perangkat');
  await expect(elsewhere.getByText(text['devices.this'], { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: text['devices.end-others'] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text['action.yes'] }).click();
  await expect(page.getByText(text['devices.only-this'])).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?next=/);
  await context.close();
});
