import { messages } from '../messages';
import { alive, expect, open, sidebarAlive, test } from '../watched-test';

const text = messages.id;

test('repeated taps on the back button go back one page', async ({ page }) => {
  await open(page, '/ronasenja');
  await page.getByRole('button', { name: text['shell.menu'], exact: true }).click();
  await page
    .getByRole('navigation', { name: text['shell.menu'], exact: true })
    .getByRole('link', { name: 'Koleksi' })
    .click();
  const pager = page.getByRole('navigation', { name: text['pager.label'] });
  await pager.getByRole('link', { name: text['pager.next'] }).click();
  await expect(pager).toContainText('2 / 2');
  await page.getByRole('link', { name: text['action.back'] }).click({ clickCount: 3 });
  await expect(pager).toContainText('1 / 2');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/-koleksi$/);
});

test('the back button closes the menu and a picture first, then leaves the page', async ({ page }) => {
  await open(page, '/ronasenja');
  await open(page, '/ronasenja/p/gaun_senja-gaunsenja');
  const picture = page.getByRole('group', { name: /Gaun Senja/ }).getByRole('link');
  await alive(picture.first());
  await picture.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await sidebarAlive(page);
  await page.getByRole('button', { name: text['shell.menu'], exact: true }).click();
  const menu = page.getByRole('navigation', { name: text['shell.menu'], exact: true });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/-gaunsenja$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/ronasenja$/);
});

test('the back button of a directly opened page goes to the home page', async ({ page }) => {
  await open(page, '/ronasenja/m/koleksi-koleksi');
  await page.getByRole('link', { name: text['action.back'] }).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(page).toHaveURL(/\/ronasenja$/);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/ronasenja$/);
});
