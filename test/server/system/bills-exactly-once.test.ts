import { addMinutes } from 'date-fns/addMinutes';
import type { Database } from '../../../provider/database/database';
import { createDeps } from '../../../provider/modules/deps';
import { createModules } from '../../../provider/modules/modules';
import { post } from '../../../provider/modules/wallet/queries/ledger';
import { CreateBillOrderDocument } from '../../../src/__generated__/documents/create-bill-order';
import { OrderRevisionDocument } from '../../../src/__generated__/documents/order-revision';
import { PayOrderDocument } from '../../../src/__generated__/documents/pay-order';
import { readSubmission } from '../../../src/features/orders/attempts';
import { attempt } from '../../support/customers/attempt';
import { Shopper } from '../../support/customers/shopper';
import { cleanUp } from '../../support/programs/cleanup';
import { runSeeded, type Stops } from '../../support/programs/seeded-run';
import { countOf } from '../../support/programs/soak';
import { startProvider } from '../../support/programs/start-provider';
import { startServer } from '../../support/programs/start-server';
import { temporaryFolder } from '../../support/programs/temporary-folder';
import { startUnreliableProxy } from '../../support/programs/unreliable-proxy';
import { until } from '../../support/programs/until';
import { expectBalancedLedger } from '../../support/provider/balanced-ledger';
import { withBills } from '../../support/provider/bills';
import { addCustomer } from '../../support/provider/customers';
import { type PlacedDatabase, placedDatabases } from '../../support/provider/databases';
import { changed, storeText } from '../../support/provider/fixture-store';
import { commerce } from '../../support/provider/shop';
import { passwords } from '../../support/provider/test-app';

jest.setTimeout(900_000);
afterAll(cleanUp);

const intents = countOf(100);
const kills = 3;
const password = 'belanja123';
const price = 10_500;
const opening = intents * price;

/** A store with bills, and a customer with enough balance for all. @returns the customer's id */
async function fill(database: Database): Promise<number> {
  const modules = createModules(createDeps(database, { passwords }));
  const text = withBills(changed(storeText(), 'layout: 0', commerce));
  await modules.admin.apply('warung', { file: 'store.yaml', text });
  const [store] = await database.query<{ id: number }>(`select id from stores where codename = 'warung'`);
  const { id } = await addCustomer(database, 'siti');
  const hash = await passwords.hash(password);
  await database.query('update customers set password_hash = $2 where id = $1', [id, hash]);
  const transfer = { from: { kind: 'external' }, to: { kind: 'wallet', customerId: id } } as const;
  await database.transaction((transaction) =>
    post(transaction, {
      storeId: store?.id ?? 0,
      at: new Date(),
      transfers: [{ ...transfer, key: `money ${id}`, amount: opening, reason: 'other' }],
    }),
  );
  return id;
}

/** Orders credit and pays from the balance, each exactly once in spite of connection errors. */
async function buy({ execute }: Shopper, random: () => number, number: string) {
  const order = {
    bill: 'PULSA',
    number,
    option: 'T10',
    total: price,
    payment: 'saldo',
    paymentKind: 'BALANCE',
  } as const;
  const ordered = await attempt(
    execute,
    async (sent: typeof order & { idempotencyKey: string }) =>
      readSubmission(await execute(CreateBillOrderDocument, { order: sent }), (data) => data.createBillOrder),
    order,
    random,
  );
  if (ordered.outcome !== 'done' || !ordered.order) throw new Error('The bill was not ordered');
  const { id } = ordered.order;
  let revision = 0;
  await until('the revision of the order', async () => {
    const answer = await execute(OrderRevisionDocument, { id });
    if (answer.ok) revision = answer.data.customer?.order?.revision ?? 0;
    return revision > 0;
  });
  const paid = await attempt(
    execute,
    async ({ idempotencyKey }: { idempotencyKey: string; total: number }) =>
      readSubmission(await execute(PayOrderDocument, { id, revision, idempotencyKey }), ({ payOrder }) => payOrder),
    { total: price },
    random,
  );
  if (paid.outcome !== 'done') throw new Error(`The bill was not paid: ${paid.refusal.code}`);
  return id;
}

/** Sends the bills that were interrupted by the kills. */
async function finish(database: Database) {
  for (let minute = 10; minute < 60; minute += 10) {
    const at = addMinutes(new Date(), minute);
    const {
      bills: { bills },
    } = createModules(createDeps(database, { passwords, now: () => at }));
    expect(await bills.handOver.run()).toEqual([]);
  }
}

async function run(placed: PlacedDatabase, random: () => number, stops: Stops) {
  const prepared = await placed.open();
  const customer = await fill(prepared);
  await prepared.close();

  const environment = { ...placed.environment, SIMULATED_BILLER: '1' };
  let provider = await startProvider(environment);
  stops.push(() => provider.kill());
  const line = await startUnreliableProxy(provider.url, { lost: 0.4, doubled: 0.3, random });
  stops.push(() => line.stop());
  const server = await startServer({
    dataDirectory: temporaryFolder('server'),
    environment: { PROVIDER_URL: line.url, LOG_LEVEL: 'silent' },
  });
  stops.push(() => server.kill());
  const shopper = new Shopper(server.url, 'warung');
  await shopper.must('SignIn', { identity: 'siti', password });

  line.storm();
  const orders = new Map<string, boolean>();
  const buying = (async () => {
    for (let count = 0; count < intents; count += 1) {
      const fails = random() < 0.3;
      orders.set(await buy(shopper, random, `08123456${fails ? '0002' : String(5_000 + count)}`), fails);
    }
  })();
  for (let kill = 1; kill <= kills; kill += 1) {
    await Promise.race([buying, until('some are paid', () => orders.size >= (kill / (kills + 1)) * intents)]);
    // Some are paid but not sent yet, because the job runs once a second.
    await provider.kill();
    provider = await startProvider(environment);
    line.moveTo(provider.url);
  }
  await buying;
  line.calm();
  await server.stop();
  await provider.kill();

  const database = await placed.open();
  await finish(database);
  const records = await database.query<{ id: string; status: number; total: number; payments: number }>(
    `select bought.unique_id as id, bought.status, bought.total,
       (select count(*)::int from simulated_payments where reference = bought.unique_id) as payments
     from orders bought where bought.customer_id = $1`,
    [customer],
  );
  expect(records.map(({ id }) => id).sort()).toEqual([...orders.keys()].sort());
  expect(records.map(({ id, status }) => [id, status])).toEqual(records.map(({ id }) => [id, orders.get(id) ? -1 : 4]));
  expect(records.filter(({ payments }) => payments !== 1)).toEqual([]);
  const spent = records.filter(({ status }) => status === 4).reduce((sum, { total }) => sum + total, 0);
  const [wallet] = await database.query<{ balance: number }>(
    `select balance from ledger_accounts where customer_id = $1 and kind = 'wallet'`,
    [customer],
  );
  expect(wallet?.balance).toBe(opening - spent);
  await expectBalancedLedger(database);
  await database.close();
}

describe.each(placedDatabases)('bills on %s', (_name, place) => {
  test(`${intents} are ordered, paid and handed over once each, despite lost answers, repeats, reloads and ${kills} kills`, async () => {
    await runSeeded(place, run);
  });
});
