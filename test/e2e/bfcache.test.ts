import type { Page } from '@playwright/test';
import { hasWholeChromium, wholeChromiumOptions } from '../support/programs/chromium-options';
import { becomeBuyer, becomeCustomer } from './customer';
import { messages } from './messages';
import { expect, open, test } from './watched-test';

// Playwright turns the cache off, and the faster browser has none.
test.use({ launchOptions: { ...wholeChromiumOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });
test.skip(!hasWholeChromium(), 'There is no Chromium with a cache for going back');

declare global {
  interface Window {
    /** Whether the page came back as it was left. */
    wasKept?: boolean;
  }
}

const away = '/kebunara/syarat-ketentuan';

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.wasKept = persisted;
    });
  });
});

/** The path to which the browser goes back, and `kept`, or its reasons why it loads the page again. */
async function goBack(page: Page): Promise<{ path: string; page: string }> {
  // Playwright waits in vain for a page that is not loaded again.
  await page.evaluate(() => void setTimeout(() => history.back()));
  const state = () =>
    page
      .evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
          notRestoredReasons?: unknown;
        })[];
        const reasons = JSON.stringify(entry?.notRestoredReasons ?? null);
        return { path: location.pathname, page: window.wasKept ? 'kept' : reasons };
      })
      // The document is replaced meanwhile.
      .catch(() => ({ path: '', page: '' }));
  await expect.poll(async () => (await state()).path).not.toMatch(new RegExp(`^(?:${away})?$`));
  return state();
}

async function leaveAndReturn(page: Page, path: string) {
  await open(page, path);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.goto(away);
  return goBack(page);
}

const ofGuests = [
  ...['/kebunara', '/plasanusa', '/ronasenja', '/kebunara/m/sayur-sayur', '/kebunara/search/0'],
  ...['/kebunara/p/bayam-bayam250', '/kebunara/login', '/kebunara/nearme', '/'],
];

for (const path of ofGuests) {
  test(`a guest comes back to ${path} as it was left`, async ({ page }) => {
    expect(await leaveAndReturn(page, path)).toEqual({ path, page: 'kept' });
  });
}

const shared = ['/kebunara', '/kebunara/m/sayur-sayur', '/kebunara/search/0', '/kebunara/p/bayam-bayam250'];
const personal = [
  ...['/kebunara/cart', '/kebunara/checkout', '/kebunara/akun', '/kebunara/akun/shopping', '/kebunara/akun/profil'],
  ...['/kebunara/saldo', '/kebunara/chat/0/0/1/kbn_app'],
];

test('a customer comes back to pages without personal data as they were left, and to others for their rule alone', async ({
  page,
  context,
}) => {
  await becomeBuyer(page, 'kebunara', 'bayam250');
  const returns: { path: string; page: string }[] = [];
  for (const path of [...shared, ...personal]) {
    const opened = await context.newPage();
    const { page: reasons } = await leaveAndReturn(opened, path);
    // No browser may keep personal pages (`no-store`). The browser masks reasons of its own.
    const others = [...reasons.matchAll(/"reason":"([^"]+)"/g)]
      .map(([, reason = '']) => reason)
      .filter((reason) => !/^(?:masked|response-cache-control-no-store.*)$/.test(reason));
    returns.push({ path, page: reasons.includes('control-no-store"') ? ['no-store', ...others].join() : reasons });
    await opened.close();
  }
  expect(returns).toEqual([
    ...shared.map((path) => ({ path, page: 'kept' })),
    ...personal.map((path) => ({ path, page: 'no-store' })),
  ]);
});

test('a kept page of a customer who has signed out meanwhile is replaced', async ({ page, context }) => {
  await becomeCustomer(page, 'kebunara');
  await open(page, '/kebunara');
  const balance = page.locator('a[href="/kebunara/saldo"]').filter({ visible: true });
  await expect(balance).toHaveCount(1);
  await page.goto(away);
  const other = await context.newPage();
  await open(other, '/kebunara/akun/logout');
  const question = other.getByRole('alertdialog', { name: messages.id['logout.ask'] });
  await question.getByRole('button', { name: messages.id['logout.yes'] }).click();
  await expect(other).toHaveURL(/\/kebunara\/?$/);
  await other.close();
  expect((await goBack(page)).path).toBe('/kebunara');
  await expect.poll(() => page.evaluate(() => window.wasKept).catch(() => null)).toBe(false);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(balance).toHaveCount(0);
});
