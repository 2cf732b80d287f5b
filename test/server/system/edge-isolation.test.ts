import { randomFrom } from '../../../provider/media/recipe';
import {
  canaryCommerce,
  type CanaryCustomer,
  customerName,
  customersIn,
  newCanaryCustomer,
} from '../../support/customers/canary-customer';
import { cleanUp } from '../../support/programs/cleanup';
import { freePort } from '../../support/programs/free-port';
import { asOperator } from '../../support/programs/operator-key';
import { queryPath } from '../../support/programs/persisted-document';
import { type ProviderAdmin, providerAdmin } from '../../support/programs/provider-admin';
import { isSoak } from '../../support/programs/soak';
import { type RunningProvider, startProvider } from '../../support/programs/start-provider';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import { temporaryFolder } from '../../support/programs/temporary-folder';
import { startVarnish, type Varnish } from '../../support/programs/varnish';
import { canaryPaths, canaryStore } from '../../support/stores/canary-store';

jest.setTimeout(isSoak ? 60 * 60_000 : 300_000);

const requestCount = isSoak ? 50_000 : 1_500;
const storeCount = 20;
const customersOfStore = isSoak ? 3 : 2;
const atOnce = 16;
/** One publication or change of prices for so many requests. */
const requestsPerChange = 50;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const codenameOf = (store: number) => `toko${String(store).padStart(2, '0')}`;
const canaryOf = (store: number) => `kenari-${codenameOf(store)}`;

let provider: RunningProvider;
let server: RunningServer;
let varnish: Varnish;
let admin: ProviderAdmin;
/** Of each store. */
const customers: CanaryCustomer[][] = [];

beforeAll(async () => {
  provider = await startProvider();
  const port = await freePort();
  server = await startServer({
    dataDirectory: temporaryFolder('server'),
    environment: {
      PROVIDER_URL: provider.url,
      PROVIDER_TIMEOUT_MS: '8000',
      EDGE_SECONDS: '600',
      EDGE_PURGE: `BAN http://127.0.0.1:${port}/`,
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  varnish = await startVarnish(port, server.url);
  admin = providerAdmin(provider);
  for (const store of numbers(storeCount)) {
    const codename = codenameOf(store);
    const { document, items } = canaryStore(codename, canaryOf(store), canaryCommerce);
    expect(await admin.apply(codename, document)).toMatchObject({ ok: true });
    await admin.replaceItems(codename, items);
    customers.push([]);
    for (const person of numbers(customersOfStore)) {
      const installation = { url: varnish.url, provider: provider.url, store: codename };
      customers[store]?.push(await newCanaryCustomer(installation, store, person));
    }
  }
});
afterAll(async () => {
  await varnish.stop();
  await server.stop();
  await provider.stop();
});
afterAll(cleanUp);

interface Reply {
  status: number;
  /** With the headers, because these may leak too. */
  text: string;
  headers: Headers;
}

async function ask(url: string, headers: Record<string, string>): Promise<Reply> {
  const response = await fetch(url, { headers: { 'accept-language': 'id', ...headers }, redirect: 'manual' });
  const text = await response.text();
  const told = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return { status: response.status, text: `${told}\n\n${text}`, headers: response.headers };
}

const asCustomer = ({ shopper }: CanaryCustomer) => ({
  cookie: shopper.cookie,
  'x-session': shopper.session ?? '',
});

/** What a reply shows of stores and customers other than its own. */
function foreignIn(text: string, store: number, person: number | null): string[] {
  const stores = new Set([...text.matchAll(/kenari-toko\d\d/g)].map(([mark]) => mark));
  const people = customersIn(text);
  stores.delete(canaryOf(store));
  if (person !== null) people.delete(customerName(store, person));
  return [...stores, ...people];
}

const publicQueries = (store: string) => [
  queryPath('StoreShell', store, 'id'),
  queryPath('HomeScreen', store, 'id', { tab: null }),
  queryPath('MenuScreen', store, 'id', { id: 'barang', page: 1 }),
  queryPath('ItemScreen', store, 'id', { id: 'barang3' }),
];

const random = randomFrom('edge-isolation');
const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

/** Where the replies came from: the test is worth little if one of them stays 0. */
const counted = { heldAtEdge: 0, fromEdge: 0, guests: 0, customers: 0, privatePages: 0, queries: 0, changes: 0 };

const isHeld = ({ headers }: Reply) => (headers.get('x-varnish') ?? '').trim().includes(' ');

async function askAsGuest(store: number): Promise<string[]> {
  const codename = codenameOf(store);
  const isQuery = random() < 0.2;
  const isPrivate = !isQuery && random() < 0.2;
  const privatePaths = customers[store]?.[0]?.pages.map(({ path }) => path) ?? [];
  const path = isQuery ? one(publicQueries(codename)) : `/${codename}${one(isPrivate ? privatePaths : canaryPaths)}`;
  const edge = random() < 0.85;
  const cookie = random() < 0.1 ? { cookie: 'lang=id' } : undefined;
  const reply = await ask((edge ? varnish.url : server.url) + path, cookie ?? {});
  counted.guests += 1;
  if (isQuery) counted.queries += 1;
  if (edge) counted.fromEdge += 1;
  if (isHeld(reply)) counted.heldAtEdge += 1;
  return [
    ...(reply.status === 200 || isPrivate ? [] : [`${path} answered ${reply.status}`]),
    ...(reply.text.includes(canaryOf(store)) || isPrivate ? [] : [`${path} lacks its own canary`]),
    ...foreignIn(reply.text, store, null).map((mark) => `${path} shows ${mark} to a guest`),
    ...(!cookie && reply.headers.has('set-cookie') ? [`${path} sets a cookie of a guest who has none`] : []),
    ...(isHeld(reply) && cookie ? [`${path} came from the edge in spite of a cookie`] : []),
  ];
}

async function askAsCustomer(store: number): Promise<string[]> {
  const person = Math.floor(random() * customersOfStore);
  const customer = customers[store]?.[person];
  if (!customer) throw new Error('This customer does not exist');
  counted.customers += 1;
  const isPrivate = random() < 0.5;
  const page = isPrivate ? one(customer.pages) : { path: one(canaryPaths), shows: canaryOf(store) };
  const path = `/${codenameOf(store)}${page.path}`;
  const reply = await ask(varnish.url + path, asCustomer(customer));
  if (isPrivate) counted.privatePages += 1;
  return [
    ...(reply.status === 200 ? [] : [`${path} answered ${reply.status}`]),
    ...(reply.text.includes(page.shows) ? [] : [`${path} does not show ${page.shows}`]),
    ...foreignIn(reply.text, store, isPrivate ? person : null).map((mark) => `${path} shows ${mark} to a customer`),
    ...(isHeld(reply) ? [`${path} came from the edge in spite of a session`] : []),
    ...(isPrivate && !/no-store|private/.test(reply.headers.get('cache-control') ?? '')
      ? [`${path} may be stored`]
      : []),
  ];
}

/** A publication or new prices, while requests go on. */
async function change() {
  const store = Math.floor(random() * storeCount);
  const codename = codenameOf(store);
  counted.changes += 1;
  const { document, items } = canaryStore(codename, canaryOf(store), {
    ...canaryCommerce,
    tagline: `${canaryOf(store)} ${counted.changes}`,
  });
  if (random() < 0.5) return void (await admin.apply(codename, document));
  const price = 2_000 + Math.floor(random() * 1_000);
  await admin.replaceItems(
    codename,
    items.map((item, index) => (index === 19 ? { ...item, price } : item)),
  );
}

test('every private field of a customer is on a page of that customer', async () => {
  for (const store of [0, storeCount - 1]) {
    for (const { shopper, pages } of customers[store] ?? []) {
      for (const { path, shows } of pages) {
        const { status, text } = await ask(
          `${varnish.url}/${codenameOf(store)}${path}`,
          asCustomer({ shopper, pages }),
        );
        expect({ path, status, isShown: text.includes(shows) }).toEqual({ path, status: 200, isShown: true });
      }
    }
  }
});

test('guests and customers of 20 stores see nothing of each other through the edge and the caches', async () => {
  let left = requestCount;
  const wrongs: string[] = [];
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      if (left % requestsPerChange === 0) await change();
      const store = Math.floor(random() * storeCount);
      wrongs.push(...(await (random() < 0.7 ? askAsGuest : askAsCustomer)(store)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  expect(wrongs).toEqual([]);
  expect(Object.values(counted).every((count) => count > requestCount / 100)).toBe(true);
  const metrics = await (await fetch(`${server.url}/metrics`, { headers: asOperator })).text();
  expect(Number(/pages_total\{how="cached"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(requestCount / 20);
});
