import { readSettings } from '../../../../server/base/settings';
import { createFacade, type Facade } from '../../../../server/graphql/facade';
import { createSessions } from '../../../../server/sessions/sessions';
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
  const { storeRecord, visit, personalData } = facade;
  http = await startHttp({ facade: { storeRecord, visit, personalData } });
});
beforeEach(async () => {
  customer = await shop.newCustomer();
});
afterAll(async () => {
  await http.close();
  await facade.close();
  await shop.close();
});

const cookieOf = ({ token, viewUid }: TestCustomer) => {
  const visit = sessions.visit('warung_app');
  visit.begin(token, viewUid);
  return cookiesOf(visit);
};
const download = (headers: Record<string, string>) =>
  fetch(`${http.origin}/warung/akun/data-saya.json`, {
    headers: { 'sec-fetch-site': 'same-origin', ...namedBy(headers.cookie), ...headers },
  });

test.each<[string, number, () => Record<string, string>]>([
  ['a guest', 401, () => ({})],
  ['a session that ended', 401, () => ({ cookie: cookieOf({ ...customer, token: 'x'.repeat(43) }) })],
  ['a page of another session', 409, () => ({ cookie: cookieOf(customer), 'x-session': 'another' })],
  ['a guest’s page', 409, () => ({ cookie: cookieOf(customer), 'x-session': '' })],
  ['a page elsewhere', 403, () => ({ cookie: cookieOf(customer), 'sec-fetch-site': 'cross-site' })],
  ['a script elsewhere', 403, () => ({ cookie: cookieOf(customer), origin: 'https://evil.example' })],
])('%s gets nothing', async (_who, status, headers) => {
  const answer = await download(headers());
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).not.toContain(customer.username);
});

test.each<[string, () => Record<string, string>]>([
  ['a guest', () => ({})],
  ['a session that ended', () => ({ cookie: cookieOf({ ...customer, token: 'x'.repeat(43) }) })],
])('%s who opens the address signs in, and comes to the profile', async (_who, headers) => {
  const answer = await fetch(`${http.origin}/warung/akun/data-saya.json`, {
    headers: { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', ...headers() },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/warung/login?next=%2Fakun%2Fprofil');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a customer gets their data as a file that is not cached', async () => {
  const other = await shop.newCustomer();
  const answer = await download({ cookie: cookieOf(customer) });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="data-saya.json"',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const text = await answer.text();
  const data = JSON.parse(text) as Record<string, object[]>;
  expect(data.customers).toMatchObject([{ username: customer.username, email: `${customer.username}@toko.test` }]);
  expect(data.customer_addresses).toMatchObject([{ full_name: 'Siti', address: 'Jalan Mawar 1' }]);
  expect(text).not.toContain(`"${other.username}"`);
});

test('the eleventh request in 15 minutes is refused', async () => {
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await download({ cookie: cookieOf(customer) })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
