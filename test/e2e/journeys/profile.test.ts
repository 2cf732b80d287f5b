import sharp from 'sharp';
import { newEmail, register, sentCode } from '../customer';
import { customerMessages, journeyLanguages, messages, profileMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { expect, open, test } from '../watched-test';

const tallPhoto = () =>
  sharp({ create: { width: 1000, height: 1600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(language, () => {
    test.use({ locale });
    const text = { ...messages[language], ...customerMessages[language], ...profileMessages[language] };

    test('a customer changes the name, and the e-mail by its code', async ({ page }) => {
      await open(page, '/ronasenja/login?next=%2Fakun%2Fprofil');
      await register(page, language, newEmail());
      await expect(page).toHaveURL(/\/ronasenja\/akun\/profil/);
      const field = (key: 'email' | 'username' | 'name' | 'phone') =>
        page.getByLabel(text[`profile.${key}`], { exact: true });
      const form = page.locator('form#profile');
      const save = form.getByRole('button', { name: text['shell.save'] });
      await expect(field('username')).not.toHaveValue('');
      await field('username').fill('0812345');
      await field('phone').fill('0812-3');
      await save.click();
      await expect(page.getByText(text['profile.phone-digits'])).toBeVisible();
      await field('phone').fill('081234567890');
      await save.click();
      await expect(page.getByText(text['refusal.username-invalid'])).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await field('username').fill(`siti.${Date.now()}`);
      await field('name').fill('Siti Rahayu');
      // Text that is typed but not saved survives a reload.
      await page.reload();
      await expect(field('name')).toHaveValue('Siti Rahayu');
      await page.getByRole('banner').getByRole('button', { name: text['shell.save'] }).click();
      await expect(page.getByText(text['profile.saved'], { exact: true })).toBeVisible();

      const next = newEmail();
      await field('email').fill(next);
      await save.click({ clickCount: 2 });
      const sheet = page.getByRole('dialog', { name: text['profile.email-code-title'] });
      await expect(sheet).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await sheet.getByLabel(text['code.label']).fill(await sentCode(next));
      await sheet.getByRole('button', { name: text['login.confirm'] }).click();
      await expect(page.getByText(text['profile.email-verified'])).toBeVisible();
      await page.goto('/ronasenja/akun');
      await expect(page.getByText(next)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Siti Rahayu' })).toBeVisible();
    });

    test('any photo becomes a square one, which only its customer sees', async ({ page, browser, watch }) => {
      watch.expectFault(/profile-photo|ERR_FAILED/);
      await open(page, '/ronasenja/login?next=%2Fakun%2Fprofil');
      await register(page, language, newEmail());
      await expect(page).toHaveURL(/\/ronasenja\/akun\/profil/);
      const change = page.getByRole('button', { name: text['profile.photo-change'] });
      const sheet = page.getByRole('dialog', { name: text['profile.photo-title'] });
      const file = sheet.getByLabel(text['profile.photo']);
      const use = sheet.getByRole('button', { name: text['profile.photo-use'] });
      await change.click();
      await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(sheet.getByText(text['profile.photo-format'])).toBeVisible();
      await file.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await tallPhoto() });
      await expect(use).toBeEnabled();
      expect(await axeFindings(page)).toEqual([]);

      // The first attempt does not arrive.
      await page.route('**/profile-photo', (route) => route.abort(), { times: 1 });
      await use.click();
      await expect(sheet.getByText(text['profile.photo-failed'])).toBeVisible();
      await sheet.getByRole('slider').fill('2');
      await sheet.getByRole('group').press('ArrowDown');
      await use.click({ clickCount: 2 });
      await expect(page.getByText(text['profile.photo-saved'])).toBeVisible();
      await expect(sheet).toBeHidden();

      const photo = page.locator('form#profile img');
      await expect(photo).toBeVisible();
      const size = () => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
      await expect.poll(size).toEqual([500, 500]);
      const path = (await photo.getAttribute('src')) ?? '';
      const stranger = await browser.newContext();
      expect((await stranger.request.get(new URL(path, page.url()).href)).status()).toBe(401);
      await stranger.close();

      await change.click();
      await sheet.getByRole('button', { name: text['profile.photo-remove'] }).click();
      await expect(page.getByText(text['profile.photo-removed'])).toBeVisible();
      await expect(photo).toHaveCount(0);
    });
  });
}
