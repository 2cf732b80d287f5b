import { notify } from '../../../../provider/modules/notifications/queries/notify';
import { signedInAgain, type TestCustomer } from '../../../support/provider/customers';
import { chatOf } from '../../../support/provider/chat';
import { databases } from '../../../support/provider/databases';
import { notificationsOf, pushDue } from '../../../support/provider/notifications';
import { startPushService, type TestPushService } from '../../../support/provider/push-service';
import { type Closings, startClosings } from '../../../support/provider/whole-account';

describe.each(databases)('push messages on %s', (_name, open) => {
  let shop: Closings;
  let service: TestPushService;
  let customer: TestCustomer;
  beforeAll(async () => {
    service = await startPushService();
    shop = await startClosings(open, service.origin);
    service.trust((await shop.modules.notifications.vapidKeys()).publicKey);
  });
  beforeEach(async () => {
    customer = await shop.newMember();
    service.received.length = service.errors.length = 0;
  });
  afterEach(() => {
    expect(service.errors).toEqual([]);
  });
  afterAll(async () => {
    await service.close();
    await shop.close();
  });

  const subscribe = async (of = customer) => {
    const browser = service.subscribe();
    expect((await notificationsOf(shop, of).subscribe(browser)).body.success).toBe(true);
    return browser;
  };
  /** The notification of an order confirmed by the seller. */
  const notifyOnce = async (of = customer) => {
    const order = { order_no: 'WR1000001', unique_id: 'order_1' };
    await notify(shop.database, {
      storeId: shop.storeId,
      customerId: of.id,
      event: 'order.confirmed',
      subject: order.order_no,
      target: { type: 'order', uid: order.unique_id },
      at: shop.now(),
    });
    return order;
  };
  const waiting = async () => (await shop.database.query('select from push_deliveries')).length;

  test('a message is signed, encrypted, and contains only the number of the order', async () => {
    const { browser } = await subscribe();
    const { order_no, unique_id } = await notifyOnce();
    await pushDue(shop, service);
    expect(service.received).toEqual([
      {
        browser,
        ttl: 86_400,
        urgency: 'normal',
        contact: 'mailto:toko@contoh.test',
        message: {
          title: 'Warung warung',
          body: `Pesanan ${order_no} dikonfirmasi dan sedang diproses.`,
          tag: `order-${unique_id}`,
          target: { type: 'order', uid: unique_id },
        },
      },
    ]);
    await pushDue(shop, service);
    expect([service.received.length, await waiting()]).toEqual([1, 0]);
  });

  test("the text has the account's language, and all browsers get it", async () => {
    const first = await subscribe();
    const second = await subscribe(await signedInAgain(shop.database, customer));
    await shop.database.query(`update customers set language = 'en' where id = $1`, [customer.id]);
    const { order_no } = await notifyOnce();
    await pushDue(shop, service);
    const body = `Order ${order_no} is confirmed and being prepared.`;
    expect(service.received.map((one) => [one.browser, one.message.body]).sort()).toEqual(
      [
        [first.browser, body],
        [second.browser, body],
      ].sort(),
    );
  });

  test('a push contains nothing of the chat message, and only the newest of a chat is sent', async () => {
    await subscribe();
    const chat = chatOf(shop, customer);
    await chat.send('Halo');
    await chat.answer('Rahasia satu');
    await chat.answer('Rahasia dua');
    await pushDue(shop, service);
    expect(service.received.map(({ message, urgency }) => [message.body, message.target, urgency])).toEqual([
      ['Pesan baru dari Warung warung.', { type: 'store_chat', uid: 'warung_app' }, 'high'],
    ]);
  });

  test.each([404, 410])('a browser gets no more pushes after its service answers %d', async (status) => {
    const { browser } = await subscribe();
    service.answer(browser, status);
    await notifyOnce();
    await pushDue(shop, service);
    expect((await notificationsOf(shop, customer).settings()).is_subscribed).toBe(0);
    const requests = service.requests();
    await notifyOnce();
    await pushDue(shop, service);
    expect([service.requests(), service.received]).toEqual([requests, []]);
  });

  test.each([
    ['signed out', async () => shop.call(customer, '/api/web/logout', { method: 'POST' })],
    ['unsubscribed', async () => notificationsOf(shop, customer).unsubscribe()],
    ['muted the kind', async () => notificationsOf(shop, customer).mute('order')],
    [
      'let the session expire',
      async () =>
        shop.database.query("update customer_tokens set expires_at = '2020-01-01' where customer_id = $1", [
          customer.id,
        ]),
    ],
  ])('a customer who has %s gets none, neither of before nor of after', async (_has, end) => {
    await subscribe();
    await notifyOnce();
    await end();
    await notifyOnce();
    await pushDue(shop, service);
    expect([service.received, await waiting()]).toEqual([[], 0]);
  });

  test('a customer who has closed the account gets none', async () => {
    await subscribe();
    await notifyOnce();
    const { balance = 0, points = 0 } = await shop.preview(customer);
    const { body } = await shop.closeAccount(customer, { give_up_balance: 1, balance, points });
    expect(body).toMatchObject({ success: true });
    await pushDue(shop, service);
    expect([service.received, await waiting()]).toEqual([[], 0]);
    expect(await shop.database.query('select from notifications where customer_id = $1', [customer.id])).toEqual([]);
  });

  test('a notification that has been read is not sent', async () => {
    await subscribe();
    await notifyOnce();
    const own = notificationsOf(shop, customer);
    const [newest] = await own.list();
    await own.read(newest?.unique_id ?? '');
    await pushDue(shop, service);
    expect([service.received, await waiting()]).toEqual([[], 0]);
  });

  test('a resumed kind is sent again', async () => {
    await subscribe();
    const own = notificationsOf(shop, customer);
    await own.mute('order');
    await own.mute('order', 0);
    await notifyOnce();
    await pushDue(shop, service);
    expect(service.received).toHaveLength(1);
  });

  test('a customer who signs in on a browser replaces the previous one', async () => {
    const browser = await subscribe();
    const next = await shop.newMember();
    await notificationsOf(shop, next).subscribe(browser);
    await notifyOnce();
    await pushDue(shop, service);
    expect(service.received).toEqual([]);
    await notifyOnce(next);
    await pushDue(shop, service);
    expect(service.received).toHaveLength(1);
  });

  test('a service that is down is retried with growing delays, and finally given up', async () => {
    const { browser } = await subscribe();
    service.answer(browser, 503);
    await notifyOnce();
    const before = service.requests();
    const attempts: number[] = [];
    for (let half = 0; half < 260; half += 1) {
      await pushDue(shop, service);
      attempts.push(service.requests() - before);
      shop.pass(1 / 120);
    }
    const waits = attempts.flatMap((count, at) => (count > (attempts[at - 1] ?? 0) ? [at] : []));
    expect(waits).toEqual([0, 1, 3, 7, 15, 31, 63, 127]);
    expect(await waiting()).toBe(0);
  }, 60_000);

  test('a busy service is retried after the time that it names', async () => {
    const { browser } = await subscribe();
    service.answer(browser, 429, { 'retry-after': '600' });
    await notifyOnce();
    await pushDue(shop, service);
    service.answer(browser, 201);
    shop.pass(9 / 60);
    await pushDue(shop, service);
    expect(service.received).toEqual([]);
    shop.pass(2 / 60);
    await pushDue(shop, service);
    expect(service.received).toHaveLength(1);
  });

  test('an unreachable service does not reveal the browser in the log', async () => {
    const { browser, ...keys } = service.subscribe();
    await notificationsOf(shop, customer).subscribe(keys);
    await shop.database.query('update push_subscriptions set endpoint = $2 where customer_id = $1', [
      customer.id,
      `https://localhost/send/${browser}`,
    ]);
    await notifyOnce();
    const { errors } = await pushDue(shop, service);
    expect(errors.map(String)).toEqual(['Error: Push: unreachable']);
    expect(await waiting()).toBe(1);
    await shop.database.query('delete from push_deliveries');
  });

  test('a message that a service refuses is not sent again', async () => {
    const { browser } = await subscribe();
    service.answer(browser, 413);
    await notifyOnce();
    const { warnings } = await pushDue(shop, service);
    expect(warnings).toMatchObject([{ status: 413 }]);
    expect(await waiting()).toBe(0);
  });
});
