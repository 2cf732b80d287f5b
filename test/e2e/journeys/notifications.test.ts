import type { CDPSession, Page } from '@playwright/test';
import { hasWholeChromium, wholeChromiumOptions } from '../../support/programs/chromium-options';
import { becomeCustomer } from '../customer';
import { journeyLanguages, messages, notificationMessages } from '../messages';
import { expect, open, test } from '../watched-test';

const store = 'kebunara';

/** The result of a browser's `subscribe`, because no push service is reachable. */
function standInForPushService() {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const subscription = {
    endpoint: `https://push.service.net/send/${Math.random()}`,
    toJSON: () => ({ keys }),
    unsubscribe: async () => true,
  };
  PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
}

/** Passes a push message to the store's worker, like the browser. */
async function deliver(session: CDPSession, page: Page, message: object) {
  const origin = new URL(page.url()).origin;
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/${store}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

test.use({ serviceWorkers: 'allow', launchOptions: wholeChromiumOptions() });
test.skip(!hasWholeChromium(), 'There is no Chromium that shows notifications');

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(language, () => {
    test.use({ locale });
    const text = { ...messages[language], ...notificationMessages[language] };

    test('a customer switches notifications on, gets one, and mutes a kind', async ({ page, context }) => {
      await page.addInitScript(standInForPushService);
      await becomeCustomer(page, store);
      await open(page, `/${store}/search/0`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await open(page, `/${store}/search/0`);
      await context.grantPermissions(['notifications'], { origin: new URL(page.url()).origin });
      await open(page, `/${store}/akun/pengaturan/notifikasi`);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText(text['notification.off']);
      await page.getByRole('button', { name: text['notification.allow'] }).click();
      await expect(status).toHaveText(text['notification.on']);

      const session = await context.newCDPSession(page);
      await deliver(session, page, {
        title: 'Kebunara',
        body: 'Pesanan KB0000001 sudah dikirim.',
        tag: 'order-o1',
        target: { type: 'order', uid: 'o1' },
      });
      const shown = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const notifications = (await registration?.getNotifications()) ?? [];
          return notifications.map(({ title, body, data }) => ({ title, body, ...(data as { url: string }) }));
        });
      await expect.poll(shown).toEqual([
        {
          title: 'Kebunara',
          body: 'Pesanan KB0000001 sudah dikirim.',
          url: `${new URL(page.url()).origin}/${store}/order/o1/detail/`,
        },
      ]);

      const kind = page.getByRole('checkbox', { name: text['notification.kind-chat'] });
      await kind.click();
      await expect(kind).not.toBeChecked();
      await page.reload();
      await expect(kind).not.toBeChecked();
      await page.getByRole('button', { name: text['notification.disable'] }).click();
      await expect(status).toHaveText(text['notification.off']);
    });
  });
}
