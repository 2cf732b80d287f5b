import sharp from 'sharp';
import { readSettings } from '../../../../server/base/settings';
import { createFacade, type Facade } from '../../../../server/graphql/facade';
import { createSessions } from '../../../../server/sessions/sessions';
import { gps, hostilePictures } from '../../../support/pictures/hostile-pictures';
import { chatOf, storeUid } from '../../../support/provider/chat';
import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { type Shop, startShop } from '../../../support/provider/shop';
import { memoryLog } from '../../../support/server/facade-fixture';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';
import { cookiesOf, namedBy } from '../../../support/server/carried-session';

jest.setTimeout(120_000);

const secret = 'a secret of thirty-two characters or more';
const sessions = createSessions([secret]);

let shop: Shop;
let facade: Facade;
let http: HttpFixture;
let customer: TestCustomer;
beforeAll(async () => {
  const [, open] = databases.at(-1) ?? [];
  if (!open) throw new Error('There is no database');
  shop = await startShop(open);
  const providerUrl = new URL((await shop.ask('/healthz')).url).origin;
  facade = createFacade({ providerUrl, settings: readSettings({ SESSION_SECRET: secret }), log: memoryLog() });
  const { storeRecord, visit, chatPictures } = facade;
  http = await startHttp({ facade: { storeRecord, visit, chatPictures } });
  customer = await shop.newCustomer();
});
afterAll(async () => {
  await http.close();
  await facade.close();
  await shop.close();
});

const cookieOf = ({ token, viewUid }: TestCustomer, store = 'warung_app') => {
  const visit = sessions.visit(store);
  visit.begin(token, viewUid);
  return cookiesOf(visit);
};
const ofStore = `1/${storeUid}`;
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .withExif(gps)
    .jpeg()
    .toBuffer();
const headersOf = (sender: TestCustomer) => ({
  cookie: cookieOf(sender),
  origin: http.origin,
  'content-type': 'image/jpeg',
  'idempotency-key': shop.newSession(),
});
type Headers = Record<string, string>;
async function send(headers: Headers, to = ofStore, body?: Buffer) {
  const url = `${http.origin}/warung/chat/0/0/${to}/picture`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...namedBy(headers.cookie), ...headers },
    body: new Uint8Array(body ?? (await photo())),
  });
  return [answer.status, ((await answer.json()) as { code: string | null }).code];
}
const show = (id: string, headers: Headers) => fetch(`${http.origin}/warung/chat/picture/${id}`, { headers });
const sentIds = async (of: TestCustomer, to?: string) =>
  (await chatOf(shop, of, to).messages()).map(({ unique_id }) => unique_id);

const without = (name: string) => (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

test.each<[what: string, status: number, code: string, change: (headers: Headers) => Headers, to?: string]>([
  ['no session', 401, 'SIGNED_OUT', without('cookie')],
  ['another origin', 403, 'FORBIDDEN', (headers) => ({ ...headers, origin: 'https://evil.example' })],
  ['no origin', 403, 'FORBIDDEN', without('origin')],
  ['another store’s session', 401, 'SIGNED_OUT', (headers) => ({ ...headers, cookie: cookieOf(customer, 'lain_app') })],
  ['no key', 400, 'BAD_INPUT', without('idempotency-key')],
  ['a short key', 400, 'BAD_INPUT', (headers) => ({ ...headers, 'idempotency-key': 'kurang' })],
  ['the type of a text', 415, 'PICTURE_INVALID', (headers) => ({ ...headers, 'content-type': 'text/plain' })],
  ['a shop that the store has not', 404, 'NOT_FOUND', (headers) => headers, '0/entah'],
  ['another store', 404, 'NOT_FOUND', (headers) => headers, '1/lain_app'],
  ['another kind of party', 404, 'NOT_FOUND', (headers) => headers, `2/${storeUid}`],
  ['a party that is no id', 404, 'NOT_FOUND', (headers) => headers, '0/..%2Fadmin'],
])('a picture with %s is not sent', async (_what, status, code, change, ...to) => {
  expect(await send(change(headersOf(customer)), ...to)).toEqual([status, code]);
  expect(await sentIds(customer)).toEqual([]);
});

test.each(hostilePictures.filter(({ verdict }) => verdict !== 'cleaned'))(
  '$what is refused',
  async ({ verdict, make }) => {
    const expected = verdict === 'tooLarge' ? [413, 'PICTURE_TOO_LARGE'] : [415, 'PICTURE_INVALID'];
    expect(await send(headersOf(customer), ofStore, await make())).toEqual(expected);
  },
);

test('one key sends one picture, which only its customer sees, without its location', async () => {
  const [sender, other] = [await shop.newCustomer(), await shop.newCustomer()];
  const headers = headersOf(sender);
  expect(await Promise.all([send(headers, '0/toko_tati'), send(headers, '0/toko_tati')])).toEqual([
    [200, null],
    [200, null],
  ]);
  const [id = '', ...more] = await sentIds(sender, 'toko_tati');
  expect(more).toEqual([]);
  const shown = await show(id, { cookie: cookieOf(sender) });
  const { format, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([shown.status, format, exif]).toEqual([200, 'webp', undefined]);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect((await show(id, { cookie: cookieOf(other) })).status).toBe(404);
  expect((await show(id, {})).status).toBe(401);
  expect((await show(id, { cookie: cookieOf(sender, 'lain_app') })).status).toBe(401);
  expect((await show(id, { cookie: cookieOf(sender), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await show('..%2Fadmin', { cookie: cookieOf(sender) })).status).toBe(404);
});

test('the thirty-first picture in a minute is refused, and an ended session is reported', async () => {
  const sender = await shop.newCustomer();
  for (let sent = 0; sent < 30; sent += 1) await chatOf(shop, sender).send('Halo');
  expect(await send(headersOf(sender))).toEqual([422, 'MESSAGE_FLOOD']);
  await shop.database.query('delete from customer_tokens where customer_id = $1', [sender.id]);
  expect(await send(headersOf(sender))).toEqual([401, 'SIGNED_OUT']);
});
