import type { Page } from '@playwright/test';
import { journeyLanguages, messages } from '../messages';
import { isOperation } from '../operation-of';
import { axeFindings } from '../page-checks';
import { alive, expect, layoutShifts, open, sidebarAlive, test } from '../watched-test';

const withLogo = '/kopirintik';
const withField = '/apotekmelati';
const labelled = '/ronasenja';
/** A store with more items than one page of the search. */
const mall = '/ronasenja';

const box = (page: Page) => page.getByRole('search').locator('input[name="search"]');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: messages.id['list.more'] });

test('the search box opens the results of the typed text, lower-cased and with underscores', async ({ page }) => {
  await open(page, withField);
  await box(page).fill('  Obat Batuk ');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`${withField}/search/obat_batuk`);
  await expect(box(page)).toHaveValue('obat batuk');
});

test('an empty search box does nothing', async ({ page }) => {
  await open(page, withField);
  await box(page).fill('   ');
  await box(page).press('Enter');
  await page.getByRole('button', { name: messages.id['search.submit'] }).click();
  await expect(page).toHaveURL(withField);
});

test('a store with a logo in the header has a search box on the search page', async ({ page }) => {
  await open(page, withLogo);
  await expect(page.getByRole('search')).toHaveCount(0);
  await open(page, `${withLogo}/search/0`);
  await expect(box(page)).toBeVisible();
});

test('the tabs of the order scroll with large text, and none covers another', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `${withLogo}/search/0`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const tabs = page.getByRole('navigation', { name: messages.id['search.sort'] }).getByRole('link');
  const boxes = await tabs
    .locator('span')
    .evaluateAll((labels) =>
      labels.map((label) => label.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(boxes).toHaveLength(4);
  for (const [at, { left }] of boxes.entries()) expect(left).toBeGreaterThan(boxes[at - 1]?.right ?? 0);
});

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(`in ${language}`, () => {
    const text = messages[language];
    test.use({ locale });

    test('a visitor sorts, filters by label, loads more and finds the same results after opening an item', async ({
      page,
    }) => {
      await open(page, `${mall}/search/0`);
      const sort = page.getByRole('navigation', { name: text['search.sort'] });
      await sort.getByRole('link', { name: text['search.newest'] }).click();
      await expect(page).toHaveURL(/sort=newest$/);
      await expect(sort.getByRole('link', { name: text['search.newest'] })).toHaveAttribute('aria-current', 'page');
      await expect(cards(page)).toHaveCount(20);

      await page.getByRole('link', { name: text['list.more'] }).click();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
      const count = await cards(page).count();
      const url = page.url();
      const card = cards(page).nth(22);
      await card.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(500);
      const link = card.getByRole('link');
      const name = await link.textContent();
      await link.click();
      await expect(page).toHaveURL(/\/p\//);
      await page.waitForLoadState('networkidle');
      await page.goBack();
      await expect(page).toHaveURL(url);
      await expect(cards(page)).toHaveCount(count);
      await expect(cards(page).nth(22).getByRole('link')).toHaveText(name ?? '');
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 60);

      await page.reload();
      await expect(cards(page)).toHaveCount(count);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 120);
    });

    test('suggestions appear while typing; arrow keys choose one and Escape closes them', async ({ page }) => {
      await open(page, `${labelled}/search/0`);
      await box(page).fill('hijab');
      const list = page.getByRole('listbox', { name: text['search.suggestions'] });
      await expect(list.getByRole('option')).not.toHaveCount(0);
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await page.keyboard.press('ArrowDown');
      const first = list.getByRole('option').first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/p\/.*-/);
    });

    test('a search without results says so and links onwards', async ({ page }) => {
      await open(page, `${mall}/search/zzzxqzz`);
      await expect(page.getByRole('heading', { name: text['list.not-found'] })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: text['search.show-all'] }).click();
      await expect(cards(page)).toHaveCount(20);
    });
  });
}

test('several labels are combined in the URL', async ({ page }) => {
  await open(page, `${labelled}/search/0`);
  const chips = page.getByRole('navigation', { name: messages.id['search.labels'] }).getByRole('link');
  await chips.nth(0).click();
  await expect(chips.nth(0)).toHaveAttribute('aria-current', 'true');
  await chips.nth(1).click();
  await expect(chips.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/search\/0\/[^/,]+,[^/,]+$/);
  await page.reload();
  await expect(page.locator('main a[aria-current="true"]')).toHaveCount(2);
});

test('more items that fail to load leave the list unchanged and load on retry', async ({ page, watch }) => {
  watch.expectFault(/Failed to load resource|ERR_FAILED/);
  await open(page, `${mall}/search/0`);
  await alive(more(page));
  let isDown = true;
  await page.route('**/graphql*', (route, request) =>
    isDown && isOperation(request, 'SearchScreen') ? route.abort() : route.continue(),
  );
  await more(page).click();
  await expect(page.getByRole('alert')).toHaveText(messages.id['list.failed']);
  await expect(cards(page)).toHaveCount(20);
  expect(await axeFindings(page)).toEqual([]);
  isDown = false;
  await page.getByRole('link', { name: messages.id['action.retry'] }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
});

test('repeated taps on a slow list load one page without a layout shift', async ({ page }) => {
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await open(page, `${mall}/search/0`);
  await alive(more(page));
  await page.route('**/graphql*', async (route, request) => {
    if (isOperation(request, 'SearchScreen')) {
      asked += 1;
      await held;
    }
    await route.continue();
  });
  await more(page).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(page.getByRole('main').getByRole('link', { name: messages.id['list.loading'] })).toBeVisible();
  release();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  expect(asked).toBe(1);
  expect((await layoutShifts(page)).total).toBeLessThan(0.02);
});

test('a search that fails to load shows a retry', async ({ page, context, watch }) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await open(page, `${mall}/search/0`);
  const cheapest = page.getByRole('link', { name: messages.id['search.cheapest'] });
  await alive(cheapest);
  await sidebarAlive(page);
  await context.setOffline(true);
  await cheapest.click();
  await expect(page.getByRole('alert')).toContainText(messages.id['list.failed']);
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByText(messages.id['action.retry'], { exact: true }).click();
  await expect(cards(page)).toHaveCount(20);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box opens the same page', async ({ page }) => {
    await page.goto(withField);
    await box(page).fill('Obat Batuk');
    await box(page).press('Enter');
    await expect(page).toHaveURL(`${withField}/search/obat_batuk`);
  });

  test('?search= on any page redirects to the search', async ({ page }) => {
    await page.goto(`${withField}/maintenance?search=Obat%20Batuk`);
    await expect(page).toHaveURL(`${withField}/search/obat_batuk`);
  });

  test('sorting and paging are links', async ({ page }) => {
    await page.goto(`${mall}/search/0`);
    await page.getByRole('link', { name: messages.id['search.cheapest'] }).click();
    await expect(page).toHaveURL(`${mall}/search/0?sort=cheapest`);
    const first = await cards(page).first().textContent();
    await more(page).click();
    await expect(page).toHaveURL(/sort=cheapest&page=2&after=/);
    expect(await cards(page).first().textContent()).not.toBe(first);
    await page.getByRole('link', { name: messages.id['search.first-page'] }).click();
    await expect(page).toHaveURL(`${mall}/search/0?sort=cheapest`);
  });

  test('a search within a shop stays in it', async ({ page }) => {
    await page.goto('/kebunara/search/0?parent=kebuncisarua&parent_name=Kebun%20Cisarua');
    await box(page).fill('Bayam');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/kebunara/search/bayam?parent=kebuncisarua&parent_name=Kebun+Cisarua');
  });
});

test('a visitor filters by price, finds the filter after a reload, and removes it', async ({ page }) => {
  const text = messages.id;
  await open(page, `${mall}/search/0`);
  const panel = page.locator('details').filter({ hasText: text['search.filter'] });
  await panel.locator('summary').click();
  await panel.getByLabel(text['search.price-min']).fill('200000');
  await panel.getByLabel(text['search.price-max']).fill('300.000');
  expect(await axeFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: text['search.apply'] }).click();
  await expect(page).toHaveURL(/search\/0\?min=200000&max=300000$/);
  await page.reload({ waitUntil: 'networkidle' });
  for (const price of await cards(page).locator('p').filter({ hasText: /^Rp/ }).allTextContents()) {
    const amount = Number(/^Rp([\d.]+)/.exec(price)?.[1]?.replaceAll('.', ''));
    expect(amount).toBeGreaterThanOrEqual(200_000);
    expect(amount).toBeLessThanOrEqual(300_000);
  }
  const active = page.getByRole('navigation', { name: text['search.filters'] }).getByRole('link');
  await active.first().click();
  await expect(page).toHaveURL(/search\/0\?max=300000$/);
  await active.first().click();
  await expect(page).toHaveURL(/search\/0$/);
});

test('recent searches are offered on focus and can be removed', async ({ page }) => {
  const text = messages.id;
  await open(page, `${withField}/search/batuk`);
  await open(page, withField);
  await alive(box(page));
  await box(page).focus();
  const recent = page.getByRole('region', { name: text['search.recent'] });
  await expect(recent.getByRole('link', { name: 'batuk' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(recent.getByRole('link', { name: 'batuk' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(recent).toBeHidden();
  await expect(box(page)).toBeFocused();
});
