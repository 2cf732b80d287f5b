import { newEmail, password, register } from '../customer';
import { closingMessages, customerMessages, journeyLanguages, messages, profileMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { expect, open, test } from '../watched-test';

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(language, () => {
    test.use({ locale });
    const text = {
      ...messages[language],
      ...customerMessages[language],
      ...profileMessages[language],
      ...closingMessages[language],
    };

    test('a customer closes the account, cannot sign in, and registers again', async ({ page }) => {
      const email = newEmail();
      await open(page, '/ronasenja/login?next=%2Fakun%2Fprofil');
      await register(page, language, email);
      await expect(page).toHaveURL(/\/ronasenja\/akun\/profil/);
      await page.getByRole('link', { name: text['profile.close'] }).click();
      await expect(page.getByRole('heading', { name: text['title.close-account'] })).toBeVisible();
      await expect(page.getByText(text['closing.data'])).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const close = page.getByRole('button', { name: text['closing.submit'] });
      await close.click();
      await expect(page.getByText(text['closing.reason-missing'])).toBeVisible();
      await page.getByLabel(text['closing.reason']).fill('Pindah kota');
      const typed = page.getByLabel(text['closing.password'], { exact: true });
      await typed.fill('not the password');
      await close.click();
      await expect(page.getByText(text['refusal.password-wrong'])).toBeVisible();
      await typed.fill(password);
      await close.click({ clickCount: 2 });
      await expect(page.getByText(text['closing.closed'])).toBeVisible();
      await expect(page).toHaveURL(/\/ronasenja\/?(\?.*)?$/);

      await page.goto('/ronasenja/login?next=%2Fakun%2Fprofil');
      await page.getByLabel(text['login.identity']).fill(email);
      await page.getByLabel(text['login.password'], { exact: true }).fill(password);
      await page.locator('form[novalidate]').getByRole('button', { name: text['login.sign-in'] }).click();
      await expect(page.getByText(text['refusal.wrong-credentials'])).toBeVisible();
      await page.goto('/ronasenja/login?next=%2Fakun%2Fprofil');
      await register(page, language, email);
      await expect(page.getByLabel(text['profile.email'], { exact: true })).toHaveValue(email);
    });
  });
}
