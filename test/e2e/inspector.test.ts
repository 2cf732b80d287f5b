import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { builtFiles } from '../support/programs/first-load';
import { tagsOf } from '../support/programs/markup';
import { asOperator } from '../support/programs/operator-key';
import { type RunningServer, startServer } from '../support/programs/start-server';
import { temporaryFolder } from '../support/programs/temporary-folder';
import { becomeBuyer, pick, takeOneMore } from './customer';
import { axeFindings } from './page-checks';
import { draftOf, openEditor, owner } from './studio/in-studio';
import { alive, expect, open, test as base } from './watched-test';

/** The URL of a page of ours that replaces Stately's, which is on the internet. */
const stately = 'https://stately.example/inspect';

/** A server with the inspector, which uses the provider of all journeys. */
const test = base.extend<object, { inspected: RunningServer }>({
  inspected: [
    async ({ browserName: _browser }, use) => {
      const server = await startServer({
        dataDirectory: temporaryFolder('inspected'),
        environment: {
          PROVIDER_URL: process.env.CONSOLE_URL,
          PROVIDER_KEY: process.env.SERVERS_KEY,
          INSPECTOR: 'true',
          STATELY_INSPECTOR: stately,
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ inspected }, use) => use(inspected.url),
  /** The operator's browser, which has sent the key. */
  context: async ({ context }, use) => {
    const page = await context.newPage();
    await page.setExtraHTTPHeaders(asOperator);
    await page.goto('/inspector');
    await page.close();
    await use(context);
  },
});

const shortcut = 'Alt+Shift+KeyI';
const scriptsOf = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
const agentIn = async (page: Page) => (await scriptsOf(page)).filter((name) => name.includes('/inspector/'));

async function openInspector(context: BrowserContext, width = 1280) {
  const inspector = await context.newPage();
  await inspector.setViewportSize({ width, height: 800 });
  await inspector.goto('/inspector');
  await expect(inspector.getByRole('heading', { name: 'Statechart inspector' })).toBeVisible();
  return inspector;
}

const flow = (inspector: Page, name: string) =>
  inspector.getByRole('region', { name: 'Flows' }).getByRole('button', { name: new RegExp(`^${name}(?![A-Z])`) });

/** A checkout that is ready to be ordered. */
async function openCheckout(page: Page) {
  await open(page, '/ronasenja/checkout');
  await alive(page.locator('#payment').getByRole('button'));
  await pick(page, 'carrier', 0, 'Antar dari butik');
  await pick(page, 'payment', 0, /^Transfer Bank/);
}

test('a checkout in one tab is followed in another, even while the state of the order is unknown', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/net::ERR_CONNECTION_FAILED/);
  await becomeBuyer(page, 'ronasenja', 'tasrotan');
  const inspector = await openInspector(context);
  await openCheckout(page);
  await expect(flow(inspector, 'carrierSelection')).toContainText('carried.chosen');
  await expect(flow(inspector, 'purchase')).toContainText('choosing');
  await flow(inspector, 'orderSubmission').click();
  const chart = inspector.getByRole('region', { name: 'Chart of orderSubmission' });
  await expect(chart).toBeVisible();

  const back: { answer: () => void } = { answer: () => undefined };
  const asked = new Promise<void>((resolve) => {
    back.answer = resolve;
  });
  let submissions = 0;
  await page.route('**/graphql?**', async (route) => {
    const request = route.request();
    const text = `${request.postData() ?? ''}${decodeURIComponent(request.url())}`;
    if (!text.includes('"idempotencyKey":"WEB')) return route.continue();
    submissions += 1;
    if (submissions === 1) {
      await route.fetch();
      return route.abort('connectionfailed');
    }
    // The answer is delayed until the test has checked the chart.
    await asked;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Pesan sekarang', exact: true }).click();
  await expect(flow(inspector, 'orderSubmission')).toContainText('confirming');
  await expect(flow(inspector, 'attempt')).toContainText('asking');
  await inspector.getByRole('button', { name: 'Outline' }).click();
  const outline = inspector.getByRole('region', { name: 'Outline' });
  await expect(outline.locator('[aria-current=true]').last()).toHaveText('confirming');
  await expect(outline.getByText(/error submit.*taken last/)).toBeVisible();

  back.answer();
  await expect(outline.locator('[aria-current=true]').last()).toHaveText('done (final)');
  await expect(page).toHaveURL(/\/order\/\w+\/detail\/$/);
  expect(await inspector.locator('body').innerText()).not.toContain('WEB');
});

test('arrow keys show past moments without affecting the flow', async ({ page, context }) => {
  await becomeBuyer(page, 'kebunara', 'bayam250');
  const inspector = await openInspector(context);
  await takeOneMore(page, 'kebunara');
  const events = inspector.getByRole('listbox');
  await expect(events.getByRole('option').last()).toContainText('done sendChanges');
  await expect(flow(inspector, 'cart')).toContainText('shown');
  await events.focus();
  await inspector.keyboard.press('Home');
  const selected = events.getByRole('option', { selected: true });
  await expect(selected).toHaveText((await events.getByRole('option').first().textContent()) ?? '');
  // Events of other flows may come before and in between.
  const goDownTo = (reached: () => Promise<void>) =>
    expect(async () => {
      await inspector.keyboard.press('ArrowDown');
      await reached();
    }).toPass();
  if (!(await selected.textContent())?.includes('quantity.set'))
    await goDownTo(() => expect(selected).toContainText('quantity.set', { timeout: 500 }));
  await expect(flow(inspector, 'cart')).toContainText('settling');
  await goDownTo(() => expect(flow(inspector, 'cart')).toContainText('sending', { timeout: 500 }));
  const change = inspector.getByRole('region', { name: 'What the event changed' });
  await expect(change.getByRole('row', { name: /^sent.length/ })).toContainText('0 → 1');
  await inspector.getByRole('searchbox').fill('quantity');
  await expect(events.getByRole('option')).toHaveCount(1);
  await inspector.getByRole('button', { name: 'Live' }).click();
  await expect(flow(inspector, 'cart')).toContainText('shown');
});

test('an exported recording shows the same in another inspector', async ({ page, context }) => {
  await becomeBuyer(page, 'kebunara', 'bayam250');
  // On a slow machine, the recording would have the flows of this page too.
  await page.goto('about:blank');
  const inspector = await openInspector(context);
  await takeOneMore(page, 'kebunara');
  await expect(inspector.getByRole('option').last()).toContainText('done sendChanges');
  const saved = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Export' }).click();
  const file = await (await saved).path();
  await page.close();
  await inspector.close();

  const other = await openInspector(context);
  await other.getByLabel('A recording').setInputFiles(file);
  await expect(other.getByRole('option').last()).toContainText('done sendChanges');
  await expect(other.getByText('A page that is closed')).toBeVisible();
  await expect(flow(other, 'cart')).toContainText('shown');
});

test('a page loads the inspector bridge only when an inspector opens and stops observing when it closes', async ({
  page,
  context,
}) => {
  await becomeBuyer(page, 'kebunara', 'bayam250');
  await open(page, '/kebunara/cart');
  expect(await agentIn(page)).toEqual([]);
  const heard = () => page.evaluate(() => globalThis.runningFlows?.onStart !== undefined);
  expect(await heard()).toBe(false);
  const inspector = await openInspector(context);
  await expect.poll(heard).toBe(true);
  expect(await agentIn(page)).toHaveLength(1);
  await expect(flow(inspector, 'cart')).toContainText('shown');
  await inspector.close();
  await expect.poll(heard).toBe(false);
});

test('the studio’s flows are followed from the sign-in to a saved draft', async ({ page, context }) => {
  const inspector = await openInspector(context);
  await page.goto('/studio');
  await expect(flow(inspector, 'staffSignIn')).toContainText('editing');
  expect(await page.evaluate(() => globalThis.runningFlows?.onStart !== undefined)).toBe(true);
  await openEditor(page, { store: 'ronasenja', place: '/app/~identity' });
  const draft = flow(inspector, 'draft');
  await expect(draft).toContainText('saved');
  await draft.click();
  await expect(inspector.getByRole('region', { name: 'Chart of draft' })).toBeVisible();
  const { version } = await draftOf(page, 'ronasenja');
  await page.getByRole('group', { name: 'Slogan' }).getByLabel('Indonesia').fill('Busana dari rumah');
  await expect(inspector.getByRole('option').filter({ hasText: 'done saveDraft' }).last()).toBeVisible();
  await expect.poll(async () => (await draftOf(page, 'ronasenja')).version).not.toBe(version);
  const text = await inspector.locator('body').innerText();
  for (const secret of [owner.email, owner.password, 'Busana']) expect(text).not.toContain(secret);
  await inspector.close();
  await expect.poll(() => page.evaluate(() => globalThis.runningFlows?.onStart !== undefined)).toBe(false);

  await page.keyboard.press(shortcut);
  const inside = page.frameLocator('iframe[title="Statechart inspector"]');
  await expect(inside.getByRole('button', { name: /^draft / })).toContainText('saved');
  await page.getByRole('button', { name: 'Close the inspector' }).click();
  await expect(inside.getByRole('button', { name: /^draft / })).toBeHidden();
});

const textsOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

test('store scripts do not contain the inspector, and pages request the same scripts with and without it', async ({
  request,
  inspected,
}) => {
  const marks = [/statechart-recording/, /Statechart inspector/, /inspector-drawer/, /Statechart of /];
  const found = (folder: string) => marks.filter((mark) => textsOf(folder).some((text) => mark.test(text)));
  expect(found(join(builtFiles, '../inspector'))).toEqual(marks);
  expect(found(builtFiles)).toEqual([]);

  const scriptsAt = async (origin = '') =>
    // Pictures have URLs too; which ones the page has depends on what the provider answered in time.
    tagsOf(await (await request.get(`${origin}/kebunara`)).text())
      .filter(({ name }) => name === 'script')
      .flatMap(({ attributes }) => attributes.get('src') ?? []);
  expect(await scriptsAt(inspected.url)).toEqual(await scriptsAt(process.env.BASE_URL));
});

test('a shortcut opens the drawer beside the store; it stays open on the next page and closes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeBuyer(page, 'kebunara', 'bayam250');
  await open(page, '/kebunara/cart');
  await page.keyboard.press(shortcut);
  const drawer = page.getByRole('complementary', { name: 'Statechart inspector' });
  const inside = page.frameLocator('iframe[title="Statechart inspector"]');
  await expect(inside.getByRole('button', { name: /^cart / })).toContainText('shown');
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/kebunara/checkout');
  await expect(inside.getByRole('button', { name: /^purchase/ })).toContainText('choosing');
  await drawer.getByRole('button', { name: 'Close the inspector' }).click();
  await expect(drawer).toBeHidden();
  await page.reload();
  await expect(drawer).toBeHidden();
});

for (const width of [1280, 390]) {
  test(`every view of the inspector is accessible at ${width} pixels`, async ({ page, context }) => {
    await becomeBuyer(page, 'ronasenja', 'tasrotan');
    const inspector = await openInspector(context, width);
    await openCheckout(page);
    const panel = async (name: string) => {
      const choice = inspector.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name });
      if (await choice.isVisible()) await choice.click();
    };
    await panel('Flows');
    await flow(inspector, 'carrierSelection').click();
    for (const view of ['Chart', 'Outline', 'Sequence']) {
      await panel('Chart');
      await inspector.getByRole('region', { name: 'Chart', exact: true }).getByRole('button', { name: view }).click();
      expect(await axeFindings(inspector)).toEqual([]);
    }
    for (const name of ['Flows', 'Events', 'Change']) {
      await panel(name);
      expect(await axeFindings(inspector)).toEqual([]);
    }
    const sideways = await inspector.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

test('states of the chart are collapsed by mouse and by keyboard', async ({ page, context }) => {
  await becomeBuyer(page, 'ronasenja', 'tasrotan');
  const inspector = await openInspector(context);
  await openCheckout(page);
  await flow(inspector, 'carrierSelection').click();
  const chart = inspector.getByRole('region', { name: 'Chart of carrierSelection' });
  await expect(chart.getByText('quoting')).toBeVisible();
  await chart.getByRole('button', { name: 'Fold carried' }).click();
  await expect(chart.getByText('quoting')).toBeHidden();
  await expect(chart.locator('.active.closed')).toHaveCount(1);
  await chart.getByRole('button', { name: 'Open carried' }).press('Enter');
  await expect(chart.getByText('quoting')).toBeVisible();
});

test('the chart shows the visited states and offers to send events only in development', async ({ page, context }) => {
  await becomeBuyer(page, 'kebunara', 'bayam250');
  const inspector = await openInspector(context);
  await takeOneMore(page, 'kebunara');
  await expect(inspector.getByRole('listbox').getByRole('option').last()).toContainText('done sendChanges');
  const chart = inspector.getByRole('region', { name: 'Chart of cart' });
  await expect(chart.locator('.covered, .uncovered')).toHaveCount(0);
  await inspector.getByLabel('Coverage').selectOption('This visit');
  await expect(chart.locator('.covered').filter({ hasText: 'after settled' })).toHaveCount(1);
  await expect(chart.locator('.uncovered').filter({ hasText: 'error sendChanges' })).not.toHaveCount(0);
  await inspector.getByLabel('Coverage').selectOption('Tests');
  await expect(chart.locator('.covered').or(inspector.getByText(/^No test run of this machine here/))).not.toHaveCount(
    0,
  );
  await expect(inspector.getByRole('button', { name: 'quantity.set' })).toHaveCount(0);
});

test('Stately’s inspector receives the same actors and no others', async ({ page, context }) => {
  const listening = `<!doctype html><title>.</title><script>
    window.told = [];
    addEventListener('message', ({ data }) => told.push(data));
    opener.postMessage({ type: '@statelyai.connected' }, '*');
  </script>`;
  await context.route(stately, (route) => route.fulfill({ contentType: 'text/html', body: listening }));
  await becomeBuyer(page, 'kebunara', 'bayam250');
  const inspector = await openInspector(context);
  await open(page, '/kebunara/cart');
  await expect(flow(inspector, 'cart')).toContainText('shown');
  const opened = context.waitForEvent('page');
  await inspector.getByRole('button', { name: 'Stately' }).click();
  const other = await opened;
  const told = () => other.evaluate(() => (window as unknown as { told: { type: string; name?: string }[] }).told);
  await expect.poll(async () => (await told()).map(({ name }) => name)).toContain('cart');
  await page.getByRole('button', { name: /^Tambah/ }).click();
  await expect.poll(async () => (await told()).map(({ type }) => type)).toContain('@xstate.snapshot');
  expect(JSON.stringify(await told())).not.toContain('Bayam');
});
