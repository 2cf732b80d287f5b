import { chatOf } from '../../../support/provider/chat';
import { addCustomer, type TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { type Shop, startShop } from '../../../support/provider/shop';
import { picture } from '../../../support/provider/invoices';

/** Locks and numbers do not depend on the database, so one is enough. */
const [, open] = databases.at(-1) ?? [];
const shopUid = 'toko_tati';

let shop: Shop;
let customer: TestCustomer;
beforeAll(async () => {
  if (!open) throw new Error('There is no database');
  shop = await startShop(open);
});
beforeEach(async () => {
  customer = await shop.newCustomer();
});
afterAll(() => shop.close());

const numMessages = async (of: TestCustomer) =>
  (await shop.call<{ data: { numMessages: number } }>(of, '/api/notifications')).body.data.numMessages;

describe('is not found', () => {
  test.each([
    ['of another customer', { from_view_uid: 'warung_lain' }],
    ['with another store', { to_view_uid: 'lain' }],
    ['with an unknown shop', { to_type: 0, to_view_uid: 'entah' }],
    ['with an item that is no shop', { to_type: 0, to_view_uid: 'bayam' }],
    ['with the store as a shop', { to_type: 0 }],
  ])('a chat %s', async (_of, ids) => {
    const chat = chatOf(shop, customer);
    expect([(await chat.show(ids)).status, (await chat.send('Halo', ids)).status]).toEqual([404, 404]);
  });

  test('a picture of another customer, or of a message without one', async () => {
    const own = chatOf(shop, customer);
    const { body } = await own.sendPicture(await picture());
    const [message] = body.data?.result.data ?? [];
    const other = await shop.newCustomer();
    expect((await own.picture(message?.content ?? '')).status).toBe(200);
    expect((await chatOf(shop, other).picture(message?.content ?? '')).status).toBe(404);
    expect((await own.picture(message?.content ?? '', {})).status).toBe(401);
    await own.send('Halo');
    const [text] = await own.messages();
    expect((await own.picture(`/api/user/message/picture/${text?.unique_id}`)).status).toBe(404);
  });
});

test('a chat outlives its shop: it is read by its last name, and nothing more is sent', async () => {
  const chat = chatOf(shop, customer, shopUid);
  await chat.send('Halo');
  await chat.answer('Kami tutup');
  await shop.database.query(`update items set title = 'Tati Jaya' where view_uid = $1`, [shopUid]);
  await chat.send('Baik');
  await shop.database.query(`update items set view_uid = 'toko_pergi' where view_uid = $1`, [shopUid]);
  const [newest] = await chat.messages();
  expect([newest?.content, (await chat.read(newest?.unique_id ?? '')).status]).toEqual(['Baik', 200]);
  expect((await chat.show()).body.data?.is_open).toBe(0);
  expect([(await chat.send('Masih ada?')).status, (await chat.sendPicture(await picture())).status]).toEqual([
    404, 404,
  ]);
  expect((await chat.list()).data.map(({ unread, to_name }) => [unread, to_name])).toEqual([[0, 'Tati Jaya']]);
  await shop.database.query(`update items set view_uid = $1, title = 'Lapak Bu Tati' where view_uid = 'toko_pergi'`, [
    shopUid,
  ]);
});

describe('is refused', () => {
  test.each([
    ['2,001 characters', 'a'.repeat(2_001), {}],
    ['a short session code', 'Halo', { session_code: 'kurang' }],
    ['another kind of sender', 'Halo', { from_type: 1 }],
  ])('a message with %s', async (_with, message, others) => {
    expect((await chatOf(shop, customer).send(message, others)).status).toBe(400);
  });

  test.each(['', '   \n ', '\u0000\u0008\u202e', '\u200b\u2060', '\u2800', '\u3164'])(
    'a message without characters: %j',
    async (message) => {
      expect((await chatOf(shop, customer).send(message)).body.error_code).toBe('MESSAGE_EMPTY');
    },
  );

  test('the thirty-first message in a minute, in any chat, and none a minute later', async () => {
    const [store, seller] = [chatOf(shop, customer), chatOf(shop, customer, shopUid)];
    for (let sent = 0; sent < 15; sent += 1) {
      await store.send('Halo');
      await seller.send('Halo');
    }
    expect((await store.send('Halo')).body.error_code).toBe('MESSAGE_FLOOD');
    shop.pass(61 / 3_600);
    expect((await store.send('Halo')).body.error_code).toBeNull();
  });

  test.each([
    ['no picture', Buffer.from('<svg/>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s as a picture', async (_what, body) => {
    const chat = chatOf(shop, customer);
    expect((await chat.sendPicture(body)).body.error_code).toBe('PICTURE_INVALID');
    expect(await chat.messages()).toEqual([]);
  });
});

test('a chat without messages is empty and in no list', async () => {
  const chat = chatOf(shop, customer);
  const { header, result, read_until, is_open } = (await chat.show()).body.data ?? {};
  expect(header).toMatchObject({ to_name: 'Warung warung', unread: 0, message: '', creation_date: null });
  expect(result).toEqual({ data: [], total: 0, last_page: 1, next_page_url: null });
  expect([read_until, is_open]).toEqual([null, 1]);
  expect(await chat.list()).toEqual({ data: [], after: null });
});

test('a text keeps its lines and loses characters that would disturb another page', async () => {
  const chat = chatOf(shop, customer);
  await chat.send('  <b>Satu</b>\r\nDua\u202e\u0000\ttiga 😀 ');
  expect((await chat.messages()).map(({ content }) => content)).toEqual(['<b>Satu</b>\nDua tiga 😀']);
});

test('a message has its item as it was then; an unknown item is left out', async () => {
  const chat = chatOf(shop, customer);
  await chat.send('Masih ada?', { list_view_uid: 'bayam' });
  await chat.send('Yang ini?', { list_view_uid: 'entah' });
  await shop.database.query(`update items set title = 'Bayam merah' where view_uid = 'bayam'`);
  const items = (await chat.messages()).map(({ item }) => item);
  expect(items).toEqual([null, expect.objectContaining({ view_uid: 'bayam', title: 'Bayam', price: 10_000 })]);
  await shop.restock();
});

test('the same session code sends one message, in parallel too', async () => {
  const chat = chatOf(shop, customer);
  const session_code = shop.newSession();
  await Promise.all(Array.from({ length: 5 }, () => chat.send('Halo', { session_code })));
  const picture_session = shop.newSession();
  const body = await picture();
  await Promise.all([chat.sendPicture(body, picture_session), chat.sendPicture(body, picture_session)]);
  expect((await chat.messages()).map(({ type }) => type)).toEqual([1, 0]);
});

test('messages of both sides in parallel have the same order for both', async () => {
  const chat = chatOf(shop, customer);
  await chat.send('Mulai');
  const both = Array.from({ length: 10 }, (_, number) => [chat.send(`t${number}`), chat.answer(`j${number}`)]);
  await Promise.all(both.flat());
  const shown = (await chat.messages()).map(({ content }) => content).reverse();
  const [seen] = await shop.modules.chat.sellerChat.newest('warung');
  expect(shown).toHaveLength(21);
  expect(seen?.messages.map(({ content }) => content)).toEqual(shown.slice(-10));
});

test('older pages follow without gaps or repeats while others are sent', async () => {
  const chat = chatOf(shop, customer);
  await chat.send('0');
  for (let number = 1; number < 65; number += 1) await chat.answer(String(number));
  const first = (await chat.show()).body.data?.result;
  await chat.answer('baru');
  const second = (await shop.call<Awaited<ReturnType<typeof chat.show>>['body']>(customer, first?.next_page_url ?? ''))
    .body.data?.result;
  const third = (await shop.call<Awaited<ReturnType<typeof chat.show>>['body']>(customer, second?.next_page_url ?? ''))
    .body.data?.result;
  const shown = [first, second, third].flatMap((page) => page?.data.map(({ content }) => content) ?? []);
  expect(shown).toEqual(Array.from({ length: 65 }, (_, index) => String(64 - index)));
  expect([first?.last_page, third?.next_page_url]).toEqual([3, null]);
});

test('a message of the other side is unread until it is seen, then stays seen', async () => {
  const chat = chatOf(shop, customer);
  await chat.send('Halo');
  expect(await numMessages(customer)).toBe(0);
  await chat.answer('Ya?');
  await chat.answer('Ada apa?');
  const [newest, older] = await chat.messages();
  expect([await numMessages(customer), (await chat.list('?unread=1')).data.map(({ unread }) => unread)]).toEqual([
    2,
    [2],
  ]);
  await chat.read(older?.unique_id ?? '');
  expect(await numMessages(customer)).toBe(1);
  await chat.read(newest?.unique_id ?? '');
  await chat.read(older?.unique_id ?? '');
  expect([await numMessages(customer), (await chat.list('?unread=1')).data]).toEqual([0, []]);
  // An unsent message cannot have been seen.
  await chat.read('999999999');
  await chat.answer('Masih di sana?');
  expect(await numMessages(customer)).toBe(1);
});

test('the customer sees which own message the other side has seen', async () => {
  const chat = chatOf(shop, customer);
  await chat.send('Satu');
  const [first] = await chat.messages();
  const id = await chat.answer('Ya');
  await shop.modules.chat.sellerChat.markRead(id, first?.unique_id ?? '');
  await chat.send('Dua');
  expect((await chat.show()).body.data?.read_until).toBe(first?.unique_id);
});

test('the list has every chat once, the newest message first, twenty on a page', async () => {
  const [store, seller] = [chatOf(shop, customer), chatOf(shop, customer, shopUid)];
  await store.send('Halo admin');
  await seller.send('Halo toko');
  await store.sendPicture(await picture());
  await seller.answer('nota.pdf ~ https://toko.test/nota.pdf', 2);
  expect((await store.list()).data).toMatchObject([
    { to_type: 0, to_view_uid: shopUid, message: 'nota.pdf', message_type: 2, message_role: 1, unread: 1 },
    { to_type: 1, message: '', message_type: 1, message_role: 0, unread: 0 },
  ]);
  await shop.database.query(
    `with chat as (
       insert into chats (store_id, customer_id, shop_uid)
       select store_id, id, 'toko_' || number from customers, generate_series(1, 30) number where id = $1 returning id
     ), message as (
       insert into chat_messages (chat_id, by_customer, type, content, sent_at)
       select id, false, 0, 'Promo', now() from chat returning id, chat_id
     )
     select count(*) from message`,
    [customer.id],
  );
  await shop.database.query(
    `update chats set last_message_id = (select max(id) from chat_messages where chat_id = chats.id) where customer_id = $1`,
    [customer.id],
  );
  const first = await store.list();
  const second = await store.list(`?after=${first.after}`);
  const uids = [...first.data, ...second.data].map(({ to_view_uid }) => to_view_uid);
  expect([first.data.length, second.data.length, second.after, new Set(uids).size]).toEqual([20, 12, null, 32]);
});

test('customers see their own chats only, in their own store', async () => {
  await chatOf(shop, customer).send('Rahasia');
  const other = await shop.newCustomer();
  await shop.admin.apply('lain', {
    file: 'store.yaml',
    text: shop.document.replaceAll('warung', 'lain').replaceAll('lain.example', 'lain2.example'),
  });
  const stranger = await addCustomer(shop.database, 'tetangga', 'lain');
  for (const somebody of [other, stranger]) {
    expect((await chatOf(shop, somebody).list()).data).toEqual([]);
    expect((await chatOf(shop, somebody).show({ from_view_uid: customer.viewUid })).status).toBe(404);
  }
});

test('pictures are decoded and encoded again', async () => {
  const chat = chatOf(shop, customer);
  const { body } = await chat.sendPicture(await picture({ width: 3_000, height: 1_500 }));
  const [message] = body.data?.result.data ?? [];
  const answer = await chat.picture(message?.content ?? '');
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'image/webp',
    'private, no-store',
  ]);
});
