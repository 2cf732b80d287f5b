import type { Page } from '@playwright/test';
import { leavesTo } from '../leaves-to';
import { journeyLanguages, messages } from '../messages';
import { isOperation } from '../operation-of';
import { alive, expect, open, test } from '../watched-test';

const list = '/bumdeskaliwening/m/kontak-kontak';
const whatsapp = 'https://wa.me';

const callToAction = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /WhatsApp/i })
    .first();

test('a call to action is counted, then opened', async ({ page }) => {
  const opened = await leavesTo(page, whatsapp);
  await open(page, list);
  await alive(callToAction(page));
  const counted = page.waitForResponse((response) => isOperation(response.request(), 'TrackClick'));
  await callToAction(page).click();
  expect((await counted).ok()).toBe(true);
  await expect.poll(() => opened.length).toBe(1);
});

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a call to action that cannot be counted shows an error and opens nothing; a retry works', async ({
      page,
      watch,
    }) => {
      watch.expectFault(/^answer 503/);
      watch.expectFault(/^console error: Failed to load resource/);
      const opened = await leavesTo(page, whatsapp);
      let isBroken = true;
      await page.route('**/graphql*', (route, request) =>
        isBroken && isOperation(request, 'TrackClick') ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      );
      await open(page, list);
      await alive(callToAction(page));
      const action = callToAction(page);
      await action.click();
      await expect(page.getByText(messages[language]['action.not-opened'])).toBeVisible();
      await expect(page).toHaveURL(list);
      expect(opened).toEqual([]);
      isBroken = false;
      await action.click();
      await expect.poll(() => opened.length).toBe(1);
    });
  });
}

test('a double tap counts and opens once', async ({ page }) => {
  const opened = await leavesTo(page, whatsapp);
  let counts = 0;
  page.on('request', (request) => {
    if (isOperation(request, 'TrackClick')) counts += 1;
  });
  await open(page, list);
  await alive(callToAction(page));
  await callToAction(page).dblclick();
  await expect.poll(() => opened.length).toBe(1);
  expect(counts).toBe(1);
});

test('an action for customers redirects to sign-in', async ({ page }) => {
  await open(page, '/kebunara/m/bantuan-bantuan');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Buka keranjang/ })
    .click();
  await expect(page).toHaveURL(/\/kebunara\/login/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server counts a call to action and redirects', async ({ page, watch }) => {
    // A test cannot replace the site to which a redirect leads.
    watch.expectFault(/^request failed: https:\/\/wa\.me\//);
    await page.goto(list);
    const left = page.waitForRequest((request) => request.url().startsWith(whatsapp));
    await callToAction(page).click();
    expect((await left).redirectedFrom()?.url()).toMatch(/\/go\/kontak\/\d+$/);
  });
});
