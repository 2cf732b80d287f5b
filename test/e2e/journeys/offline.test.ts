import cartTexts from '../../../src/i18n/cart/id.json';
import offlineTexts from '../../../src/i18n/offline/id.json';
import { ask, becomeBuyer, buyFromBoutique } from '../customer';
import { messages } from '../messages';
import { isOperation } from '../operation-of';
import { alive, expect, open, test } from '../watched-test';
import { atRest, browserContents, stored, workerReady } from '../worker';

test.use({ serviceWorkers: 'allow' });

const item = '/kebunara/p/bayam-bayam250';
const list = '/kebunara/m/sayur-sayur';
const heading = { level: 1 } as const;

test('each store of an origin has a worker for its own pages alone', async ({ page }) => {
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
    );
  await open(page, '/kebunara');
  await expect.poll(scopes).toEqual(['/kebunara/']);
  await stored(page);
  await open(page, '/ronasenja/search/0');
  await workerReady(page);
  await stored(page);
  expect(await scopes()).toEqual(['/kebunara/', '/ronasenja/']);
  const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
  expect(new URL(script).pathname).toBe('/ronasenja/sw.js');
  const ofOthers = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('ronasenja:'));
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return pages.flat().filter(({ url }) => url.includes('/kebunara'));
  });
  expect(ofOthers).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual(
    expect.arrayContaining(['kebunara:pages', 'ronasenja:pages', 'ronasenja:assets']),
  );
});

test('without a network visited pages open, and others say what to do until it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await open(page, list);
  await stored(page);
  await workerReady(page);
  await page.getByRole('main').locator('a[href*="/p/"]').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await stored(page);
  const visited = page.url();
  const title = await page.getByRole('main').getByRole('heading', heading).first().textContent();
  await open(page, '/kebunara/');
  await stored(page);

  await context.setOffline(true);
  await page.goto('/kebunara/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href*="/p/"]').first()).toBeVisible();
  await page.goto(visited);
  await expect(page.getByRole('main').getByRole('heading', heading).first()).toHaveText(title ?? '');
  await page.goto(list);
  await expect(page.getByRole('main').locator('a[href*="/p/"]').first()).toBeVisible();

  await page.goto('/kebunara/p/kangkung-never');
  await expect(page.getByRole('heading', heading)).toHaveText(offlineTexts['offline.page-title']);
  await expect(page).toHaveURL(/\/kebunara\/offline#/);
  const pages = page.getByRole('region', { name: offlineTexts['offline.page-list'] }).getByRole('link');
  await expect(pages.filter({ hasText: title ?? '' })).toHaveCount(1);
  await pages.filter({ hasText: title ?? '' }).click();
  await expect(page).toHaveURL(visited);
  await expect(page.getByRole('main').getByRole('heading', heading).first()).toHaveText(title ?? '');
  await page.goto('/kebunara/search/jeruk');
  await expect(page).toHaveURL(/\/kebunara\/offline#/);
  await alive(page.getByRole('link', { name: messages.id['action.retry'] }));
  await context.setOffline(false);
  await expect(page).toHaveURL('/kebunara/search/jeruk');
});

test('a link to a page that is not stored opens the offline page', async ({ page, context, watch }) => {
  watch.expectFault(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await open(page, item);
  await stored(page);
  await open(page, list);
  await stored(page);
  await workerReady(page);
  await context.setOffline(true);
  const card = page.getByRole('main').locator('a[href*="/p/"]').first();
  await alive(card);
  const href = await card.getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(href === item ? item : /\/kebunara\/offline#/);
});

test('a customer reads an order without a network; signing out leaves nothing of the customer', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  const email = await becomeBuyer(page, 'ronasenja', 'tasrotan');
  const id = await buyFromBoutique(page);
  await open(page, `/ronasenja/order/${id}/detail/`);
  const number = (await page.getByRole('main').getByRole('heading', heading).textContent()) ?? '';
  expect(number).toMatch(/^RNS\d+$/);
  await stored(page);
  await atRest(page);
  await open(page, '/ronasenja/akun');
  const publicPages = ['/ronasenja/search/0', '/ronasenja/p/tas_rotan_bundar-tasrotan', '/ronasenja/'];
  for (const path of publicPages) {
    await open(page, path);
    await workerReady(page);
    await stored(page);
  }
  const shared = await page.evaluate(async () => {
    const cache = await caches.open('ronasenja:pages');
    const pages = await Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text()));
    return pages.join('\n');
  });
  expect([shared.includes(email), shared.includes(number), shared.includes('Siti Rahayu')]).toEqual([
    false,
    false,
    false,
  ]);

  await context.setOffline(true);
  await page.goto(`/ronasenja/order/${id}/detail/`);
  await expect(page.getByRole('main').getByRole('heading', heading)).toHaveText(number);
  await page.goto('/ronasenja/akun');
  await expect(page).toHaveURL(/\/ronasenja\/offline#/);
  const listed = page.getByRole('region', { name: offlineTexts['offline.page-list'] }).getByRole('link');
  await expect(listed.filter({ hasText: number })).toHaveCount(1);
  await expect(listed).toHaveCount(publicPages.length + 1);
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page).not.toHaveURL(/\/offline/);
    await expect(page.getByRole('main').locator('img').first()).toBeAttached();
  }
  await context.setOffline(false);

  await page.goto('/ronasenja/akun/logout');
  await page.getByRole('alertdialog').getByRole('button', { name: messages.id['logout.yes'] }).click();
  await expect(page).toHaveURL(/\/ronasenja\/?$/);
  await stored(page);
  const contents = await browserContents(page);
  for (const personal of [email, number, id, 'Siti Rahayu', 'Kaliurang', '081234567890', ':customer:'])
    expect(contents).not.toContain(personal);
  await context.setOffline(true);
  await page.goto(`/ronasenja/order/${id}/detail/`);
  await expect(page).toHaveURL(/\/ronasenja\/offline#/);
});

test('a cart change made offline survives a reload, and is sent once', async ({ page, context, watch }) => {
  watch.expectFault(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await becomeBuyer(page, 'kebunara', 'bayam250');
  let sent = 0;
  page.on('requestfinished', (request) => {
    if (isOperation(request, 'UpdateCart')) sent += 1;
  });
  await open(page, '/kebunara/cart');
  await workerReady(page);
  await stored(page);
  const more = page.getByRole('button', { name: /^Tambah/ });
  const quantity = page.getByRole('main').getByRole('textbox').first();
  await alive(more);
  await context.setOffline(true);
  await expect(page.getByText(messages.id['offline.bar'])).toBeVisible();
  await more.click();
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await expect(quantity).toHaveValue('2');
  await context.setOffline(false);
  await expect.poll(() => sent).toBe(1);
  const cart = await ask<{ customer: { cart: { groups: { lines: { quantity: number }[] }[] } } }>(page, 'CartScreen');
  expect(JSON.stringify(cart)).toContain('"quantity":2');
  await page.reload();
  await expect(quantity).toHaveValue('2');
  expect(sent).toBe(1);
});

test('an item added to the cart offline is in it once when the network is back', async ({ page, context, watch }) => {
  watch.expectFault(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await becomeBuyer(page, 'kebunara', 'bayam250');
  let sent = 0;
  page.on('requestfinished', (request) => {
    if (isOperation(request, 'AddToCart')) sent += 1;
  });
  const pieces = async () => {
    interface CartOf {
      customer: { cart: { groups: { lines: { item: { id: string }; quantity: number }[] }[] } };
    }
    const { customer } = await ask<CartOf>(page, 'CartScreen');
    const lines = customer.cart.groups.flatMap((group) => group.lines);
    return Object.fromEntries(lines.map((line) => [line.item.id, line.quantity]));
  };
  await open(page, '/kebunara/cart');
  await workerReady(page);
  await stored(page);
  await open(page, item);
  await stored(page);
  await page.getByRole('button', { name: messages.id['item.add-to-cart'] }).first().click();
  const sheet = page.getByRole('dialog');
  await alive(sheet.getByRole('button', { name: messages.id['item.add-to-cart'] }));
  await atRest(page);
  await context.setOffline(true);
  await sheet.getByRole('button', { name: messages.id['item.add-to-cart'] }).click();
  const notice = page.getByRole('alertdialog', { name: offlineTexts['offline.cart-stored'] });
  await expect(notice).toBeVisible();
  await notice.getByRole('button').click();
  await expect(page.getByText(`${messages.id['offline.bar']} · 1`)).toBeVisible();
  await page.goto('/kebunara/cart');
  const waiting = page.getByRole('region', { name: offlineTexts['offline.cart-list'] });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);

  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('2');
  expect(await pieces()).toEqual({ bayam250: 2 });
  await page.reload();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('2');
  expect([sent, await pieces()]).toEqual([1, { bayam250: 2 }]);
});

test('a line removed from the cart offline stays removed over a reload', async ({ page, context, watch }) => {
  watch.expectFault(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await becomeBuyer(page, 'kebunara', 'bayam250');
  await open(page, '/kebunara/cart');
  await workerReady(page);
  await stored(page);
  const less = page.getByRole('button', { name: /^Kurangi/ });
  await alive(less);
  await context.setOffline(true);
  await less.click();
  await page.getByRole('alertdialog').getByRole('button', { name: cartTexts['cart.remove'] }).click();
  await expect(page.getByText(cartTexts['cart.unreached'])).toBeVisible();
  await page.reload();
  await expect(page.getByText(cartTexts['cart.unreached'])).toBeVisible();
  await expect(less).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(cartTexts['cart.unreached'])).toHaveCount(0);
  await expect
    .poll(
      async () => (await ask<{ customer: { cart: { groups: unknown[] } } }>(page, 'CartScreen')).customer.cart.groups,
    )
    .toEqual([]);
});

test('a new version waits for the visitor, and typed text is not lost', async ({ page, context }) => {
  let version = '';
  await context.route('**/kebunara/sw.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n//${version}` });
  });
  await open(page, '/kebunara/search');
  await workerReady(page);
  const prompt = page.getByRole('region', { name: offlineTexts['offline.version-title'] });
  await expect(prompt).toHaveCount(0);
  version = 'next';
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(prompt).toBeVisible();
  await context.setOffline(true);
  await expect(prompt).toHaveCount(0);
  await context.setOffline(false);
  await expect(prompt).toBeVisible();
  const search = page.getByRole('search').locator('input[name="search"]');
  await search.fill('bayam');
  await prompt.getByRole('button', { name: offlineTexts['offline.version-accept'] }).click();
  await expect(prompt).toContainText(offlineTexts['offline.version-typed']);
  await expect(search).toHaveValue('bayam');
  await search.fill('');
  const reloaded = page.waitForEvent('load');
  await prompt.getByRole('button', { name: offlineTexts['offline.version-accept'] }).click();
  await reloaded;
  await workerReady(page);
  await expect(prompt).toHaveCount(0);
});

test('a store can be installed: its manifest is whole, its icons have their sizes, its start opens offline', async ({
  page,
  context,
  watch,
}) => {
  await open(page, '/kebunara/');
  await workerReady(page);
  await stored(page);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as {
    start_url: string;
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const picture = await createImageBitmap(await (await fetch(src)).blob());
          return `${picture.width}x${picture.height}`;
        }),
      ),
    manifest.icons,
  );
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200);
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await context.setOffline(true);
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/);
  const uncounted = page.waitForEvent('requestfailed', (request) => isOperation(request, 'TrackView'));
  expect((await page.goto(manifest.start_url))?.status()).toBe(200);
  await uncounted;
});
