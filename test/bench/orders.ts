import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '../../provider/database/open-database';
import { newSecret, secretHash } from '../../provider/modules/accounts/queries/secrets';
import { checkLedger } from '../../provider/modules/wallet/queries/check-ledger';
import { post } from '../../provider/modules/wallet/queries/ledger';
import { providerAdmin } from '../support/programs/provider-admin';
import type { RunningProvider } from '../support/programs/start-provider';
import { emptyDatabase } from './seeded-databases';
import { providerOn } from './provider-on';
import { quantile } from './quantile';
import { atLeast, atMost, type Row } from './table';

const store = 'pesanan';
const customerCount = 500;
const itemCount = 1_000;
const stock = 100_000;
const price = 10_000;
const perSecond = Number(process.env.BENCH_ORDERS ?? 200);
const seconds = Number(process.env.BENCH_ORDER_SECONDS ?? 30);
/** Of 100 orders, so many are paid from the balance at once, and so many are sent twice. */
const paidShare = 25;
const repeatedShare = 5;
const sampleMs = 100;
const longWaitMs = 1_000;
const checkoutMs = 300;

const document = {
  codename: store,
  app: {
    view_uid: `${store}_app`,
    name: 'Toko Pesanan',
    tagline: 'Toko untuk pengukuran',
    layout: 5,
    balance_flag: 1,
    order_prefix: 'PS',
    payment_options: [
      { id: 'tempat', type: 2, title: 'Bayar di Tempat', cart_types: [0] },
      { id: 'saldo', type: 3, title: 'Saldo', cart_types: [0], invoice_method: 0 },
    ],
    appmeta: { balance_mode: 'open', balance_password: 0 },
  },
  components: [{ view_uid: 'semua', name: 'Semua', category: 6 }],
};

const items = Array.from({ length: itemCount }, (_, index) => ({
  ...{ view_uid: `barang${index}`, components: ['semua'], type: 0, title: `Barang nomor ${index}`, price },
  ...{ quantity: stock, use_quantity: 1 },
}));

/** @returns the tokens of signed-in customers with money in their wallets */
async function addCustomers(url: string): Promise<string[]> {
  const { database, close } = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' });
  const tokens = Array.from({ length: customerCount }, newSecret);
  await database.query(
    `with added as (
       insert into customers (store_id, view_uid, name, username, email, password_hash, email_verified_at)
       select id, 'pembeli_' || number, 'Pembeli', 'pembeli' || number, 'pembeli' || number || '@toko.test', '', now()
       from stores, generate_series(1, $2::int) number where codename = $1 returning id
     )
     insert into customer_tokens (customer_id, token_hash, expires_at)
     select added.id, given.hash, now() + interval '1 day'
     from (select id, row_number() over () as number from added) added
       join unnest($3::text[]) with ordinality as given (hash, number) using (number)`,
    [store, customerCount, tokens.map(secretHash)],
  );
  const customers = await database.query<{ id: number; store_id: number }>('select id, store_id from customers');
  await database.transaction((transaction) =>
    post(transaction, {
      storeId: customers[0]?.store_id ?? 0,
      at: new Date(),
      transfers: customers.map(({ id }) => ({
        ...{ key: `bench ${id}`, reason: 'other' as const, amount: 1_000 * price },
        from: { kind: 'external' as const },
        to: { kind: 'wallet' as const, customerId: id },
      })),
    }),
  );
  await close();
  return tokens;
}

interface Created {
  success: boolean;
  error_code: string | null;
  data: { unique_id: string } | null;
}

interface Outcome {
  /** Ids of the orders that the provider said were made. */
  ids: string[];
  times: number[];
  failures: string[];
  /** From the first to the last answer. */
  seconds: number;
}

/** Offers orders at a fixed rate, however long the answers take. */
async function offer(provider: RunningProvider, tokens: readonly string[], itemOf: (intent: number) => string) {
  const outcome: Outcome = { ids: [], times: [], failures: [], seconds: 0 };
  const call = async (token: string, path: string, fields: Record<string, string | number>) => {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(provider.url + path, { method: 'POST', headers, body });
    const answer = (await response.json()) as Created;
    if (!answer.data) throw new Error(`${path} answered ${response.status} ${answer.error_code}`);
    return answer.data.unique_id;
  };
  const run = Date.now();
  const buy = async (intent: number) => {
    const token = tokens[intent % tokens.length] ?? '';
    const item = itemOf(intent);
    const isPaid = intent % 100 < paidShare;
    const fields = {
      cart: JSON.stringify([{ view_uid: item, qty: 1, price, type: 0 }]),
      ...{ list_vuid: item, total: price, session_code: `WEB-${run}-${intent}` },
      ...(isPaid ? { payment_id: 'saldo', payment_type: 3 } : { payment_id: 'tempat', payment_type: 2 }),
    };
    const send = async () => {
      const started = performance.now();
      const id = await call(token, '/api/v2/customer/order/checkout', fields);
      outcome.times.push(performance.now() - started);
      return id;
    };
    const isRepeated = intent % 100 >= 100 - repeatedShare;
    const [id, again] = await Promise.all([send(), isRepeated ? send() : null]);
    if (again !== null && again !== id) throw new Error('A repeated attempt made another order');
    outcome.ids.push(id);
    if (isPaid) {
      await call(token, '/api/v2/customer/order/pay', {
        order_uid: id,
        revision: 1,
        session_code: `WEB-p-${run}-${intent}`,
      });
    }
  };
  const started = performance.now();
  const intents: Promise<void>[] = [];
  for (let intent = 0; intent < perSecond * seconds; intent += 1) {
    const late = started + (intent * 1_000) / perSecond - performance.now();
    if (late > 1) await sleep(late);
    intents.push(buy(intent).catch((error: Error) => void outcome.failures.push(error.message)));
  }
  await Promise.all(intents);
  outcome.seconds = (performance.now() - started) / 1_000;
  return outcome;
}

/** Watches for how long statements wait for locks. */
function watchLocks(url: string) {
  const client = new Client({ connectionString: url });
  let longest = 0;
  let isEnded = false;
  const watching = (async () => {
    await client.connect();
    while (!isEnded) {
      const { rows } = await client.query<{ waited: number }>(
        `select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 * 1000 as waited
         from pg_locks where not granted`,
      );
      longest = Math.max(longest, rows[0]?.waited ?? 0);
      await sleep(sampleMs);
    }
    await client.end();
  })();
  return async () => {
    isEnded = true;
    await watching;
    return longest;
  };
}

/** What is wrong with the database after so many orders; each line is a fault. */
async function faultsOf(url: string, ids: readonly string[]): Promise<string[]> {
  const { database, close } = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' });
  const [row] = await database.query<{
    orders: string[];
    taken: number;
    ordered: number;
    negative: number;
    sum: number;
  }>(
    `select (select json_agg(unique_id) from orders) as orders,
       (select sum(${stock} - quantity) from items) as taken,
       (select sum(quantity) from order_lines) as ordered,
       (select count(*) from ledger_accounts where customer_id is not null and balance < 0) as negative,
       (select sum(balance) from ledger_accounts)::bigint as sum`,
  );
  const { deviations } = await checkLedger(database);
  await close();
  const made = new Set(row?.orders);
  return [
    ...(made.size === ids.length ? [] : [`${ids.length} intents made ${made.size} orders`]),
    ...(ids.every((id) => made.has(id)) ? [] : ['An order was lost']),
    ...(row?.taken === row?.ordered ? [] : [`${row?.ordered} pieces were ordered, ${row?.taken} taken from stock`]),
    ...(row?.negative === 0 ? [] : ['A wallet is negative']),
    ...(row?.sum === 0 ? [] : [`The ledger sums to ${row?.sum}`]),
    ...deviations.map((one) => `The ledger deviates: ${JSON.stringify(one)}`),
  ];
}

/** Measures orders at a fixed rate: over many items, and all of the same one. */
export async function measureOrders(server: string): Promise<Row[]> {
  const url = await emptyDatabase(server, 'bench_orders');
  const provider = await providerOn({ url });
  const rows: Row[] = [];
  const ids: string[] = [];
  try {
    const admin = providerAdmin(provider);
    const applied = await admin.apply(store, document);
    if (!applied.ok) throw new Error(JSON.stringify(applied.errors));
    await admin.replaceItems(store, items);
    const tokens = await addCustomers(url);
    const loads = {
      'of many items': (intent: number) => `barang${(intent * 7919) % itemCount}`,
      'of one item': () => 'barang0',
    };
    for (const [name, itemOf] of Object.entries(loads)) {
      const longestWait = watchLocks(url);
      const { times, failures, seconds: taken, ...made } = await offer(provider, tokens, itemOf);
      ids.push(...made.ids);
      const wait = await longestWait();
      const faults = [...failures.slice(0, 3), ...(await faultsOf(url, ids))];
      if (faults.length > 0) throw new Error(`Orders ${name}: ${faults.join('; ')}`);
      rows.push({
        what: `orders ${name}: a second / checkout p50, p99 / longest wait for a lock`,
        target: `${perSecond} / ${checkoutMs} ms / ${longWaitMs} ms`,
        ofBudget: [
          atLeast(made.ids.length / taken, perSecond),
          atMost(quantile(times, 0.99), checkoutMs),
          atMost(wait, longWaitMs),
        ],
        measured: `${(made.ids.length / taken).toFixed(0)} / ${quantile(times, 0.5).toFixed(0)}, ${quantile(times, 0.99).toFixed(0)} ms / ${wait.toFixed(0)} ms`,
        how: `${made.ids.length} orders of ${customerCount} customers in ${taken.toFixed(0)} s, ${paidShare} % paid from the balance, ${repeatedShare} % sent twice; none lost or doubled, the ledger sums to 0`,
      });
    }
  } finally {
    await provider.stop();
  }
  return rows;
}
