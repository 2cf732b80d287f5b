import { once } from 'node:events';
import { Client } from 'pg';
import { createPasswords } from '../../provider/password';
import { newSessionCode } from '../../src/api/session-code';
import { Shopper } from '../support/customers/shopper';
import type { RunningServer } from '../support/programs/start-server';
import { until } from '../support/programs/until';
import { memoryOf } from './processor-time';
import { quantile } from './quantile';
import { atMost, type Row } from './table';

const stores = ['plasanusa', 'kebunara'];
const perStore = Number(process.env.BENCH_CUSTOMERS ?? 1_000) / stores.length;
const atOnce = 4;
const messages = 200;
/** Megabytes. */
const memoryBudget = 150;
/** Milliseconds. */
const deliveryBudget = 1_000;
const password = 'belanja123';

/** Customers `beban1`, `beban2`, … of the stores. */
async function addCustomers(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into customers (store_id, view_uid, name, username, email, password_hash, email_verified_at)
     select id, 'beban_' || id || '_' || number, 'Beban', 'beban' || number, 'beban' || number || '@toko.test', $2, now()
     from stores, generate_series(1, $3::int) number where codename = any ($1) on conflict do nothing`,
    [stores, await createPasswords().hash(password), perStore],
  );
  await client.end();
}

/** In order, a few at a time. */
async function forEach<T>(all: readonly T[], work: (one: T) => Promise<unknown>) {
  const rest = [...all];
  const worker = async () => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

interface Connected {
  shopper: Shopper;
  /** Resolves with the next event. */
  next: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a customer's stream of events. */
async function connect(shopper: Shopper): Promise<Connected> {
  const response = await shopper.openStream('CustomerChanges', 600_000);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!response.ok || !reader) throw new Error(`A stream was answered ${response.status}`);
  let resolveNext = () => {};
  const read = async () => {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
      if (chunk.value.includes('event: next')) resolveNext();
  };
  void read().catch(() => undefined);
  const next = () =>
    new Promise<void>((resolve) => {
      resolveNext = resolve;
    });
  return { shopper, next, close: () => reader.cancel() };
}

/** Milliseconds from sending a message until it arrives on the customer's own stream. */
async function deliveryTime({ shopper, next }: Connected): Promise<number> {
  const event = next();
  const started = performance.now();
  const input = { shop: null, text: 'Halo', item: null, idempotencyKey: newSessionCode() };
  const sent = shopper.must('SendMessage', { input, after: null });
  const late = AbortSignal.timeout(30_000);
  await Promise.race([event, once(late, 'abort')]);
  if (late.aborted) throw new Error('A message was not delivered');
  const time = performance.now() - started;
  await sent;
  return time;
}

/** Measures the cost of customers with an open page, and how fast a message reaches one of them. */
export async function measureConnectedCustomers(server: RunningServer, databaseUrl: string): Promise<Row[]> {
  await addCustomers(databaseUrl);
  const names = stores.flatMap((store) =>
    Array.from({ length: perStore }, (_, at) => ({ store, name: `beban${at + 1}` })),
  );
  const shoppers: Shopper[] = [];
  await forEach(names, async ({ store, name }) => {
    const shopper = new Shopper(server.url, store);
    await shopper.must('SignIn', { identity: name, password });
    shoppers.push(shopper);
  });
  const pid = server.process.pid ?? 0;
  const idle = memoryOf(pid);
  const connected: Connected[] = [];
  await forEach(shoppers, async (shopper) => connected.push(await connect(shopper)));
  const times: number[] = [];
  for (const customer of connected.slice(0, messages)) times.push(await deliveryTime(customer));
  const memory = memoryOf(pid) - idle;
  await Promise.all(connected.map(({ close }) => close()));
  await until('the streams are closed', async () => (await fetch(`${server.url}/readyz`)).ok);
  const shown = [0.5, 0.95, 1].map((share) => `${quantile(times, share).toFixed(0)} ms`);
  const how = `${connected.length} customers with an open stream, ${times.length} messages one after another`;
  return [
    {
      what: 'memory of the server above idle, connected customers',
      target: `${memoryBudget} MB`,
      measured: `${memory.toFixed(0)} MB`,
      ofBudget: [atMost(memory, memoryBudget)],
      how,
    },
    {
      what: 'a chat message reaches the page of its customer: p50 / p95 / slowest',
      target: `${deliveryBudget} ms`,
      measured: shown.join(' / '),
      ofBudget: [atMost(quantile(times, 1), deliveryBudget)],
      how,
    },
  ];
}
