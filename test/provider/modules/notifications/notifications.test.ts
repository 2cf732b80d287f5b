import { addDays } from 'date-fns/addDays';
import { jakartaDay } from '../../../../provider/clock';
import type { NotificationEvent } from '../../../../provider/modules/notifications/queries/events';
import { notify } from '../../../../provider/modules/notifications/queries/notify';
import { chatOf } from '../../../support/provider/chat';
import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { notificationsOf } from '../../../support/provider/notifications';
import { type Shop, startShop } from '../../../support/provider/shop';

/** Texts and times do not depend on the database, so one is enough. */
const [, open] = databases.at(-1) ?? [];

let shop: Shop;
let customer: TestCustomer;
let own: ReturnType<typeof notificationsOf>;
beforeAll(async () => {
  if (!open) throw new Error('There is no database');
  shop = await startShop(open);
});
beforeEach(async () => {
  customer = await shop.newCustomer(500_000);
  own = notificationsOf(shop, customer);
});
afterAll(() => shop.close());

const texts = async () => (await own.list()).map(({ text }) => text);
const add = (event: NotificationEvent, uid = 'order_1', at = new Date('2026-11-21T10:00:00Z')) =>
  notify(shop.database, {
    storeId: shop.storeId,
    customerId: customer.id,
    event,
    subject: 'WR1',
    target: { type: 'order', uid },
    at,
  });

describe('is refused', () => {
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };
  const endpoint = 'https://push.service.net/send/1';

  test.each([
    ['an endpoint on this machine', { endpoint: 'https://localhost/send' }],
    ['an endpoint without encryption', { endpoint: 'http://push.service.net/send/1' }],
    ['a short key', { p256dh: 'abc' }],
    ['a key of other characters', { auth: '!'.repeat(22) }],
    ['an endpoint without end', { endpoint: `${endpoint}${'a'.repeat(1_000)}` }],
  ])('%s', async (_what, others) => {
    const { status } = await own.subscribe({ endpoint, ...keys, ...others });
    expect([status, (await own.settings()).is_subscribed]).toEqual([400, 0]);
  });

  test('an unknown kind', async () => {
    expect((await own.mute('promo')).status).toBe(400);
  });

  test.each(['', 'abc', '1'.repeat(19)])('"%s" as the last one that was read', async (until) => {
    expect((await own.read(until)).status).toBe(400);
  });
});

test('a session is subscribed until it ends the subscription, and others are not', async () => {
  const browser = { endpoint: 'https://push.service.net/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  expect((await own.subscribe(browser)).body.success).toBe(true);
  expect((await own.settings()).is_subscribed).toBe(1);
  await own.unsubscribe();
  expect((await own.settings()).is_subscribed).toBe(0);
  expect((await own.unsubscribe()).body.success).toBe(true);
});

test('the key of push messages is the same for all', async () => {
  const other = notificationsOf(shop, await shop.newCustomer());
  const { public_key } = await own.settings();
  expect(Buffer.from(public_key, 'base64url')).toHaveLength(65);
  expect((await other.settings()).public_key).toBe(public_key);
});

test('a muted kind stays muted, once, and is still listed', async () => {
  await own.mute('order');
  await own.mute('order');
  await own.mute('ride');
  await own.mute('ride', 0);
  const { kinds } = await own.settings();
  expect(kinds.map(({ kind, is_muted }) => `${kind} ${is_muted}`)).toEqual([
    'order 1',
    'payment 0',
    'chat 0',
    'invoice 0',
    'ride 0',
  ]);
  await add('order.shipped');
  expect(await texts()).toEqual(['Pesanan WR1 sudah dikirim.']);
});

test('the last 50 are listed, newest first, only for their customer', async () => {
  for (let count = 0; count < 51; count += 1) await add('order.shipped', `order_${count}`);
  const listed = await own.list();
  expect([listed.length, listed[0]?.target_uid, listed.at(-1)?.target_uid]).toEqual([50, 'order_50', 'order_1']);
  expect(await notificationsOf(shop, await shop.newCustomer()).list()).toEqual([]);
});

test('the text has the language of the call', async () => {
  await add('payment.due');
  const { body } = await shop.ask('/api/v2/customer/notification/list', {
    headers: { ...customer.headers, 'accept-language': 'en' },
  });
  expect(body?.data).toMatchObject([
    { text: 'Order WR1 is confirmed. Pay it before its time is over.', kind: 'payment' },
  ]);
});

test('a number with a dollar sign is written as it is', async () => {
  await notify(shop.database, {
    storeId: shop.storeId,
    customerId: customer.id,
    event: 'order.done',
    subject: '$&1',
    target: { type: 'order', uid: 'order_1' },
    at: new Date('2026-11-21T10:00:00Z'),
  });
  expect(await texts()).toEqual(['Pesanan $&1 selesai.']);
});

test('all up to the shown one become read, later ones do not', async () => {
  await add('order.paid');
  await add('order.shipped');
  const [, shown] = [...(await own.list())];
  await own.read(shown?.unique_id ?? '');
  expect([await own.unread(), (await own.list()).map(({ is_read }) => is_read)]).toEqual([1, [0, 1]]);
});

test('the newest is first and read together with the earlier ones, even if an older one was stored after it', async () => {
  await add('order.shipped', 'order_2', new Date('2026-11-21T10:00:01Z'));
  await add('order.paid', 'order_1', new Date('2026-11-21T10:00:00Z'));
  const [newest, ...others] = await own.list();
  expect([newest?.target_uid, others.map(({ target_uid }) => target_uid)]).toEqual(['order_2', ['order_1']]);
  await own.read(newest?.unique_id ?? '');
  expect(await own.unread()).toBe(0);
});

test('only the newest unread one of a chat is listed, and opening the chat reads it', async () => {
  const chat = chatOf(shop, customer, 'toko_tati');
  await chat.send('Halo');
  await chat.answer('Satu');
  await chat.answer('Dua');
  expect((await own.list()).map(({ text, target_type, target_uid }) => [text, target_type, target_uid])).toEqual([
    ['Pesan baru dari Lapak Bu Tati.', 'shop_chat', 'toko_tati'],
  ]);
  expect(await own.unread()).toBe(1);
  const [newest] = await chat.messages();
  await chat.read(newest?.unique_id ?? '');
  expect(await own.unread()).toBe(0);
});

describe('an order', () => {
  beforeEach(() => shop.restock());

  const step = (uid: string, name: 'accept' | 'acceptUnpaid' | 'ship' | 'deliver' | 'reject' | 'markPaid') =>
    shop.modules.orders.sellerOrders.transition(uid, name, {});

  /** An order that the seller has to confirm before payment. */
  const unconfirmed = async () => {
    const order = await shop.order(customer, { payment_id: 'penjual', payment_type: 1 });
    await shop.database.query('update orders set status = 0, expires_at = null where unique_id = $1', [
      order.unique_id,
    ]);
    return order;
  };

  test('notifies of each of its steps, but not of the customer’s own', async () => {
    const { unique_id, order_no } = await shop.order(customer);
    expect(await texts()).toEqual([]);
    for (const name of ['acceptUnpaid', 'ship', 'deliver'] as const) await step(unique_id, name);
    expect(await texts()).toEqual([
      `Pesanan ${order_no} selesai.`,
      `Pesanan ${order_no} sudah dikirim.`,
      `Pesanan ${order_no} dikonfirmasi dan sedang diproses.`,
    ]);
    await shop.restock();
    const other = await shop.order(customer);
    await shop.cancel(customer, other.unique_id);
    expect(await texts()).toHaveLength(3);
  });

  test('is due from its confirmation, reminds once in its last two hours, and says that it has ended', async () => {
    const { unique_id, order_no } = await unconfirmed();
    await step(unique_id, 'accept');
    await shop.modules.orders.orders.remind();
    const due = `Pesanan ${order_no} dikonfirmasi. Bayar sebelum batas waktunya.`;
    expect(await texts()).toEqual([due]);
    shop.pass(22.5);
    await shop.modules.orders.orders.remind();
    await shop.modules.orders.orders.remind();
    const reminder = `Pesanan ${order_no} belum dibayar, dan batas waktunya kurang dari 2 jam lagi.`;
    expect(await texts()).toEqual([reminder, due]);
    shop.pass(2);
    await shop.modules.orders.orders.remind();
    await shop.modules.orders.orders.expire();
    expect(await texts()).toEqual([`Pesanan ${order_no} batal karena tidak dibayar.`, reminder, due]);
  });

  test('that was paid in time sends no reminder', async () => {
    const { unique_id } = await unconfirmed();
    await step(unique_id, 'accept');
    await step(unique_id, 'markPaid');
    shop.pass(23);
    await shop.modules.orders.orders.remind();
    expect((await own.list()).map(({ kind }) => kind)).toEqual(['order', 'payment']);
  });

  test('whose change is rolled back sends nothing', async () => {
    const { unique_id } = await shop.order(customer);
    const failing = shop.database.transaction(async (transaction) => {
      await transaction.query('update orders set status = 0 where unique_id = $1', [unique_id]);
      await notify(transaction, {
        storeId: shop.storeId,
        customerId: customer.id,
        event: 'order.shipped',
        subject: 'WR1',
        target: { type: 'order', uid: unique_id },
        at: new Date(),
      });
      throw new Error('The connection was lost');
    });
    await expect(failing).rejects.toThrow('lost');
    expect(await texts()).toEqual([]);
  });
});

test('an invoice notifies when it is created and when it is paid', async () => {
  const {
    invoices: { sellerInvoices },
  } = shop.modules;
  const unique_id = await sellerInvoices.create({
    codename: 'warung',
    username: customer.username,
    title: 'Iuran',
    dueOn: null,
    lines: [{ title: 'Iuran', quantity: 1, price: 5_000 }],
  });
  const [created] = await own.list();
  expect(created).toMatchObject({ kind: 'invoice', target_type: 'invoice', target_uid: unique_id });
  expect(created?.text).toMatch(/^Tagihan baru \S+ menunggu pembayaran\.$/);
  await sellerInvoices.markPaid(unique_id ?? '');
  expect((await texts())[0]).toMatch(/^Pembayaran tagihan \S+ diterima\.$/);
});

describe('an invoice that is due', () => {
  const create = async (dueOn: string | null) => {
    const {
      invoices: { sellerInvoices },
    } = shop.modules;
    const invoice = { codename: 'warung', username: customer.username, title: 'Iuran', dueOn };
    return (await sellerInvoices.create({ ...invoice, lines: [{ title: 'Iuran', quantity: 1, price: 5_000 }] })) ?? '';
  };
  const inDays = (days: number) => jakartaDay(addDays(shop.now(), days));
  const remind = () => shop.modules.invoices.remindOfInvoices();
  const reminders = async () =>
    (await own.list()).filter(({ kind }) => kind === 'payment').map(({ text, target_uid }) => [text, target_uid]);
  const [soon, late] = [
    /^Tagihan INV\d+ belum dibayar, dan segera jatuh tempo\.$/,
    /^Tagihan INV\d+ sudah lewat jatuh tempo dan belum dibayar\.$/,
  ].map((text): unknown => expect.stringMatching(text));

  test.each([null, 2, -30])('reminds of none that is due in %p days', async (days) => {
    await create(days === null ? null : inDays(days));
    await remind();
    expect(await reminders()).toEqual([]);
  });

  test('reminds once from the day before, once after its day, and opens the invoice', async () => {
    const invoice = await create(inDays(1));
    await Promise.all([remind(), remind()]);
    shop.pass(24);
    await remind();
    expect(await reminders()).toEqual([[soon, invoice]]);
    shop.pass(24);
    await remind();
    await remind();
    expect(await reminders()).toEqual([
      [late, invoice],
      [soon, invoice],
    ]);
  });

  test('does not remind of a paid invoice', async () => {
    await shop.modules.invoices.sellerInvoices.markPaid(await create(inDays(0)));
    await remind();
    expect(await reminders()).toEqual([]);
  });

  test('reminds in English if the call requests it', async () => {
    await create(inDays(0));
    await remind();
    const { body } = await shop.ask('/api/v2/customer/notification/list', {
      headers: { ...customer.headers, 'accept-language': 'en' },
    });
    const [newest] = body?.data as { text: string }[];
    expect(newest?.text).toMatch(/^Invoice INV\d+ is not paid yet, and is due soon\.$/);
  });
});

test('those of three months ago are deleted', async () => {
  await add('order.paid', 'order_1', new Date('2026-07-01T10:00:00Z'));
  await add('order.shipped');
  await shop.modules.notifications.notifications.dropOld();
  expect(await texts()).toEqual(['Pesanan WR1 sudah dikirim.']);
});
