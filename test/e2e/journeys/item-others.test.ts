import { leavesTo } from '../leaves-to';
import { journeyLanguages, messages } from '../messages';
import { isOperation } from '../operation-of';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = messages[language];

    test('a text item shows its text', async ({ page }) => {
      await open(page, '/bereskan/p/x-caranya');
      await expect(
        page.getByRole('heading', {
          level: 1,
          name: { id: 'Cara Kerja Bereskan', en: 'How Bereskan Works' }[language],
        }),
      ).toBeVisible();
      await expect(page.locator('[data-bottom-bar]')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('a direct purchase is paid after sign-in', async ({ page }) => {
      await open(page, '/bereskan/p/x-voucherbersih');
      await expect(page.getByRole('region', { name: text['seller.title'] })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.locator('[data-bottom-bar]').getByRole('button').last().click();
      await expect(page).toHaveURL(/\/login\?next=%2Fp%2Fpayment%2Fvoucherbersih$/);
    });

    test('a redirect to another site waits for a tap and opens a new tab', async ({ page }) => {
      await leavesTo(page, 'https://mitra.bereskan.example');
      await open(page, '/bereskan/p/x-jadimitra');
      expect(await axeFindings(page)).toEqual([]);
      const tab = page.waitForEvent('popup');
      await page.getByRole('link', { name: text['link.open'] }).click();
      await expect(await tab).toHaveURL('https://mitra.bereskan.example/daftar');
      await expect(page).toHaveURL(/x-jadimitra$/);
    });

    test('web content is shown in a sandboxed frame as high as its content', async ({ page }) => {
      await open(page, '/bereskan/p/x-kalkulatorpk');
      const frame = page.getByTitle({ id: 'Hitung PK AC yang Pas', en: 'Which Air Conditioner Fits?' }[language]);
      await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
      await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible();
      await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(400);
    });

    test('web content that requests a new tab opens in one', async ({ page }) => {
      await open(page, '/bumdeskaliwening/p/x-jadwalpasar');
      expect(await axeFindings(page)).toEqual([]);
      const tab = page.waitForEvent('popup');
      await page.getByRole('link', { name: text['web.open'] }).click();
      await expect((await tab).locator('body')).not.toBeEmpty();
    });

    test('a contact is counted, then opened', async ({ page }) => {
      const opened = await leavesTo(page, 'https://wa.me');
      await open(page, '/bereskan/p/x-wabereskan');
      expect(await axeFindings(page)).toEqual([]);
      const action = page.getByRole('main').getByRole('link', { name: /WhatsApp/ });
      await alive(action);
      const counted = page.waitForResponse((response) => isOperation(response.request(), 'TrackClick'));
      await action.click();
      expect((await counted).ok()).toBe(true);
      await expect.poll(() => opened.length).toBe(1);
    });
  });
}

test('a redirect inside the store is followed at once, on the server and in the page', async ({ page, request }) => {
  const answer = await request.get('/bereskan/p/x-promolinkdalam', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/bereskan/m/promo-promo');
  await open(page, '/bereskan/p/x-promolinkdalam');
  await expect(page).toHaveURL(/\/bereskan\/m\/promo-promo$/);
});

test('a card of a contact or a link opens it at once', async ({ page, request }) => {
  await open(page, '/bereskan/search/0/info');
  await expect(page.getByRole('link', { name: /Tanya Jadwal di WhatsApp/ })).toHaveAttribute(
    'href',
    '/bereskan/go/wabereskan/0',
  );
  const leads = async (item: string) => {
    const answer = await request.get(`/bereskan/go/${item}/0`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await leads('wabereskan')).toEqual([303, expect.stringMatching(/^https:\/\/wa\.me\//)]);
  expect(await leads('jadimitra')).toEqual([303, 'https://mitra.bereskan.example/daftar']);
  expect(await leads('promolinkdalam')).toEqual([303, '/bereskan/m/promo-promo']);
});

test('an unknown item shows the store’s not-found page', async ({ page, watch }) => {
  watch.expectFault(/^answer 404/);
  watch.expectFault(/^console error: Failed to load resource: the server responded with a status of 404/);
  const answer = await page.goto('/bereskan/p/x-nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('banner')).toContainText('Bereskan');
  await expect(page.getByRole('heading', { name: messages.id['not-found.title'] })).toBeVisible();
});
