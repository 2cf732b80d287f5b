import type { Page } from '@playwright/test';
import { axeFindings } from '../page-checks';
import { messages } from '../messages';
import { expect, open, test } from '../watched-test';

const text = messages.id;
const bandung = { latitude: -6.9, longitude: 107.6 };

const share = (page: Page) => page.getByRole('button', { name: text['custom-html.share'] });
const trap = '/jebakan/m/jerat-jerat';
/** The browser's messages about the trap's attempts. */
const refused = /sandbox|Unsafe attempt|Content Security Policy|elsewhere\.example|Permissions policy violation/;

test.describe('with geolocation permission', () => {
  test.use({ permissions: ['geolocation'], geolocation: bandung });

  test('a tenant’s html requests the position only on a tap, and opens with it', async ({ page }) => {
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      Object.assign(window, { asked: 0 });
      navigator.geolocation.getCurrentPosition = (...rest) => {
        (window as unknown as { asked: number }).asked += 1;
        ask(...rest);
      };
    });
    await open(page, '/kebunara/m/cek_ongkir-ongkir');
    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
    await expect(share(page)).toBeVisible();
    expect(await asked()).toBe(0);
    await share(page).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading')).toHaveText('Ongkir ke tempat Anda');
    await expect(frame.getByRole('listitem')).toHaveCount(4);
    expect(await asked()).toBe(1);
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('an address link inside the frame opens a page of the store', async ({ page }) => {
    await open(page, '/kebunara/m/cek_ongkir-ongkir');
    await share(page).click();
    await page.frameLocator('iframe').getByRole('link', { name: 'Belanja harga panen' }).click();
    await expect(page).toHaveURL(/\/kebunara\/m\/[^/]*promo$/);
  });

  test('a hostile tenant’s html cannot escape its frame', async ({ page, watch }) => {
    watch.expectFault(refused);
    await open(page, trap);
    await share(page).click();
    const results = page.frameLocator('iframe').getByRole('listitem');
    await expect(results).toHaveCount(14);
    expect((await results.allTextContents()).filter((line) => !line.endsWith(': failed'))).toEqual([]);
    await expect(page).toHaveURL(trap);
    expect(page.context().pages()).toHaveLength(1);
    expect((await page.context().cookies()).filter(({ name }) => name === 'trap')).toEqual([]);
    const height = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
    expect(height).toBeLessThan(20_000);
  });

  test('a frame’s request long after the last tap is ignored', async ({ page, watch }) => {
    watch.expectFault(refused);
    await open(page, trap);
    // A check of the page would count as a tap, so nothing is checked before.
    const asked = page.waitForEvent('console', (message) => message.text() === 'asked');
    await share(page).click();
    await asked;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('an external link shows its target before it opens', async ({ page, watch }) => {
    watch.expectFault(refused);
    await open(page, trap);
    await share(page).click();
    await page.frameLocator('iframe').locator('#outside').click();
    const sheet = page.getByRole('dialog', { name: text['custom-html.leave-title'] });
    await expect(sheet).toContainText('elsewhere.example');
    await expect(sheet.getByRole('link')).toHaveAttribute('href', 'https://elsewhere.example/offer?x=1');
    await expect(sheet.getByRole('link')).toHaveAttribute('rel', /noopener/);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(trap);
  });

  test('a javascript: link in a frame does not run and opens nothing', async ({ page, watch }) => {
    watch.expectFault(refused);
    await open(page, trap);
    await share(page).click();
    await page.frameLocator('iframe').locator('#script').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(trap);
  });

  test('the context menu and developer shortcuts are disabled inside the frame', async ({ page }) => {
    await open(page, '/kebunara/m/cek_ongkir-ongkir');
    await share(page).click();
    const body = page.frameLocator('iframe').locator('body');
    await expect(body.getByRole('heading')).toBeVisible();
    const prevented = await body.evaluate(() => {
      const send = (event: Event) => {
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      };
      const key = (init: KeyboardEventInit) =>
        send(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
      return {
        menu: send(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
        f12: key({ key: 'F12' }),
        inspector: key({ key: 'I', ctrlKey: true, shiftKey: true }),
        source: key({ key: 'u', ctrlKey: true }),
        typing: key({ key: 'i' }),
      };
    });
    expect(prevented).toEqual({ menu: true, f12: true, inspector: true, source: true, typing: false });
  });

  test('a reload requests the position again', async ({ page }) => {
    await open(page, '/kebunara/m/cek_ongkir-ongkir');
    await share(page).click();
    await expect(page.locator('iframe')).toBeVisible();
    await page.reload();
    await expect(share(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('a denied position shows an error, and a retry works', async ({ page, context }) => {
  await open(page, '/kebunara/m/cek_ongkir-ongkir');
  await share(page).click();
  await expect(page.getByText(text['custom-html.denied'])).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(bandung);
  await page.getByRole('button', { name: text['action.retry'] }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('a frame allowed only in the Android app says so', async ({ page }) => {
  await open(page, '/bereskan/m/lacak-lacak');
  await expect(page.getByText(text['custom-html.android-only'])).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
