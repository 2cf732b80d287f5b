import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetManifest } from '../../../src/app/document/render-request';
import { builtFiles } from '../../support/programs/first-load';
import { countAsked } from '../count-asked';
import { axeFindings } from '../page-checks';
import { journeyLanguages, messages } from '../messages';
import { isOperation } from '../operation-of';
import { alive, expect, open, test } from '../watched-test';

const store = '/ronasenja';
const list = `${store}/m/koleksi-koleksi`;
const goods = '/kebunara/p/x-bayam250';

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const text = messages[language];

    test('a customer looks at goods, enlarges the pictures and chooses', async ({ page }) => {
      await open(page, goods);
      const gallery = page.getByRole('group', { name: text['gallery.label'].replace('{title}', 'Bayam') });
      await expect(gallery.getByText('1/4')).toBeVisible();
      const next = gallery.getByRole('button', { name: text['action.next'], exact: true });
      await alive(next);
      await next.press('Enter');
      await expect(gallery.getByText('2/4')).toBeVisible();
      await gallery.getByRole('link', { name: text['gallery.zoom'].replace('{number}', '2') }).click();
      const viewer = page.getByRole('dialog', { name: text['gallery.label'].replace('{title}', 'Bayam') });
      await expect(viewer.getByText('2/4')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();

      await page.getByRole('button', { name: new RegExp(`^${text['item.vouchers']}`) }).click();
      const vouchers = page.getByRole('dialog', { name: text['item.vouchers'] });
      await expect(vouchers).toHaveCSS('opacity', '1');
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(vouchers).toBeHidden();

      await page.getByRole('button', { name: text['item.add-to-cart'] }).click();
      const choice = page.getByRole('dialog');
      await expect(choice).toHaveCSS('opacity', '1');
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(choice).toBeHidden();

      await page.getByRole('link', { name: text['chat.open'] }).click();
      await expect(page).toHaveURL(/\/login\?next=[^&]*chat/);
    });

    test('a customer pages through the reviews of an item and reports one after signing in', async ({ page }) => {
      await open(page, goods);
      const reviews = page.getByRole('region', { name: text['review.title'] });
      await expect(reviews.getByRole('article')).toHaveCount(3);
      await reviews.getByRole('link').last().click();
      await expect(page).toHaveURL(/\/reviews$/);
      await expect(page.getByRole('article').nth(3)).toBeVisible();
      await page.getByRole('article').first().getByRole('button').click();
      await expect(page.getByRole('link', { name: text['review.report-user'] })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: text['review.report-content'] }).click();
      await expect(page).toHaveURL(/\/login\?next=.*reviews/);
    });
  });
}

test('opening an item from a list and going back takes one request and keeps the scroll position', async ({ page }) => {
  await open(page, list);
  const cards = page.getByRole('main').locator('a[href*="/p/"]');
  const card = cards.nth(5);
  await card.scrollIntoViewIfNeeded();
  await alive(card);
  await page.waitForLoadState('networkidle');
  const left = await page.evaluate(() => scrollY);
  const asked = countAsked(page);
  const title = await card.textContent();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(1);
  await page.goBack();
  await expect(cards.nth(5)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100);
  expect(asked()).toBe(1);
});

test('a slow item shows a skeleton as high as the page', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/graphql*', async (route, request) => {
    if (isOperation(request, 'ItemScreen')) await held;
    await route.continue();
  });
  await open(page, list);
  const card = page.getByRole('main').locator('a[href*="/p/"]').first();
  await alive(card);
  await card.click();
  await expect(page.getByRole('main').getByText(messages.id['list.loading'])).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(844);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('similar products that fail to load leave the page intact and can be retried', async ({ page, watch }) => {
  watch.expectFault(/^answer 503/);
  watch.expectFault(/^console error: Failed to load resource/);
  let isBroken = true;
  await page.route('**/graphql*', (route, request) =>
    isBroken && isOperation(request, 'RelatedItems') ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await open(page, '/kebunara/p/x-kebuncisarua');
  const card = page.getByRole('main').getByRole('link', { name: /^Bayam Hijau/ });
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bayam/ })).toBeVisible();
  await page.keyboard.press('End');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(messages.id['list.failed']);
  isBroken = false;
  await alert.getByText(messages.id['action.retry'], { exact: true }).click();
  await expect(page.getByRole('group', { name: messages.id['item.related'] }).getByRole('link').first()).toBeVisible();
});

test('the head preloads the first picture and the code of the item’s type', async ({ request }) => {
  const html = await (await request.get(goods)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toMatch(/<link rel="preload" as="image" imageSrcSet="\/images\/480\/listimage\/[^" ]* 1x, /);
  const { modules } = JSON.parse(readFileSync(join(builtFiles, 'manifest.json'), 'utf8')) as AssetManifest;
  expect(head).toMatch(
    new RegExp(`<script defer [^>]*src="${modules['src/renderers/items/pages/goods-page']?.js[0]}"`),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an item is shown completely, unfolds its description and links to sign-in', async ({ page }) => {
    await page.goto(goods);
    await expect(page.getByRole('group', { name: /^Foto/ }).getByRole('img')).toHaveCount(4);
    await expect(page.getByText(messages.id['list.loading'])).toHaveCount(0);
    await expect(page.getByRole('group', { name: messages.id['item.related'] })).toBeVisible();
    const end = page.getByText('Jangan dicuci sebelum disimpan');
    await page.getByText(messages.id['item.read-more']).click();
    await expect(page.getByText(messages.id['item.read-less'])).toBeVisible();
    await expect(end).toBeInViewport({ ratio: 0 });
    await page.getByRole('button', { name: messages.id['item.buy-now'] }).click();
    await expect(page).toHaveURL(/\/kebunara\/login\?next=%2Fp%2F/);
  });
});
