import { chromium } from '@playwright/test';
import offlineTexts from '../../../src/i18n/offline/id.json';
import { hasWholeChromium, wholeChromiumOptions } from '../../support/programs/chromium-options';
import { becomeBuyer, buyFromBoutique } from '../customer';
import { messages } from '../messages';
import { expect, open, test as watched } from '../watched-test';
import { atRest, stored, workerReady } from '../worker';

/** Only a persistent profile can install an app; the context of a test is not persistent. */
const test = watched.extend({
  context: async ({ viewport, locale, baseURL }, use, testInfo) => {
    const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...{ ...wholeChromiumOptions(), viewport, serviceWorkers: 'allow', timezoneId: 'Asia/Jakarta' },
      ...(locale && { locale }),
      ...(baseURL && { baseURL }),
    });
    await use(context);
    await context.close();
  },
});

test.skip(!hasWholeChromium(), 'There is no Chromium that installs an app');

test('the installed app opens without a network: home, list, item and order as seen, others say what to do', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await becomeBuyer(page, 'ronasenja', 'tasrotan');
  const order = `/ronasenja/order/${await buyFromBoutique(page)}/detail/`;
  await open(page, '/ronasenja/search/0');
  await workerReady(page);
  const seen = [order, '/ronasenja/search/0', '/ronasenja/p/tas_rotan_bundar-tasrotan', '/ronasenja/'];
  for (const path of seen) {
    await open(page, path);
    await stored(page);
  }
  await atRest(page);
  const session = await context.newCDPSession(page);
  const app = { manifestId: page.url() };
  await session.send('PWA.install', { ...app, installUrlOrBundleUrl: page.url() });
  await session.send('PWA.changeAppUserSettings', { ...app, displayMode: 'standalone' });

  await context.setOffline(true);
  const opened = context.waitForEvent('page');
  await session.send('PWA.launch', app);
  const installed = await opened;
  await expect(installed).toHaveURL('/ronasenja/');
  expect(await installed.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  const items = installed.getByRole('main').locator('a[href*="/p/"]');
  await expect(items.first()).toBeVisible();
  for (const path of seen) {
    await installed.goto(path);
    await expect(installed).toHaveURL(path);
    await expect(installed.getByRole('main').getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
    const bar = installed.getByText(messages.id['offline.bar']);
    await expect(bar).toBeVisible();
    const [header, over, first] = await Promise.all(
      [installed.getByRole('banner'), bar, installed.getByRole('main').locator('> :not(h1)').first()].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(over?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    expect(first?.y).toBeGreaterThan((over?.y ?? 0) + (over?.height ?? 0));
  }
  await installed.goto('/ronasenja/search/0');
  await installed.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const bar = installed.getByText(messages.id['offline.bar']);
  const gapBelowHeader = async () => {
    const [header, over] = [await installed.getByRole('banner').boundingBox(), await bar.boundingBox()];
    return header && over ? over.y - header.y - header.height : -1;
  };
  await expect.poll(gapBelowHeader).toBeGreaterThan(0);

  await installed.goto('/ronasenja/p/kain-neverseen');
  await expect(installed.getByRole('heading', { level: 1 })).toHaveText(offlineTexts['offline.page-title']);
});
