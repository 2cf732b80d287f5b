import { newEmail, register, sentCode } from '../customer';
import { customerMessages, languages, messages, profileMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { expect, open, test } from '../watched-test';

for (const { language, locale } of languages) {
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
      // Typed and not saved: it outlives a reload.
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
  });
}
