import type { Database } from '../../../provider/database/database';
import { createDeps } from '../../../provider/modules/deps';
import { createModules } from '../../../provider/modules/modules';
import { post } from '../../../provider/modules/wallet/queries/ledger';
import type { Ended } from '../../support/customers/attempt';
import { moneyIntents } from '../../support/customers/money-intents';
import { Shopper } from '../../support/customers/shopper';
import { cleanUp } from '../../support/programs/cleanup';
import { asOperator } from '../../support/programs/operator-key';
import { runSeeded, type Stops } from '../../support/programs/seeded-run';
import { countOf } from '../../support/programs/soak';
import { startProvider } from '../../support/programs/start-provider';
import { startServer } from '../../support/programs/start-server';
import { temporaryFolder } from '../../support/programs/temporary-folder';
import { startUnreliableProxy } from '../../support/programs/unreliable-proxy';
import { until } from '../../support/programs/until';
import { expectBalancedLedger } from '../../support/provider/balanced-ledger';
import { addCustomer } from '../../support/provider/customers';
import { type PlacedDatabase, placedDatabases } from '../../support/provider/databases';
import { changed, storeText } from '../../support/provider/fixture-store';
import { commerce } from '../../support/provider/shop';
import { passwords } from '../../support/provider/test-app';

jest.setTimeout(900_000);
afterAll(cleanUp);

const names = ['siti', 'budi'];
const kills = 3;
/** The number of intents of each kind and customer. */
const wishes = countOf(100) / names.length;
const all = 4 * names.length * wishes;
const password = 'belanja123';
const [opening, invoiced] = [wishes * 20_000, 35_000];
/** Enough for six of ten exchanges. */
const points = 10 * Math.ceil(wishes * 0.6);

interface Person {
  id: number;
  username: string;
  invoices: string[];
}

/** A store with a wallet, and customers with a balance, points and invoices. */
async function fill(database: Database): Promise<Person[]> {
  const modules = createModules(createDeps(database, { passwords }));
  const text = changed(storeText(), 'layout: 0', commerce);
  await modules.admin.apply('warung', { file: 'store.yaml', text });
  const [store] = await database.query<{ id: number }>(`select id from stores where codename = 'warung'`);
  const hash = await passwords.hash(password);
  const people: Person[] = [];
  for (const username of names) {
    const { id } = await addCustomer(database, username);
    await database.query('update customers set password_hash = $2 where id = $1', [id, hash]);
    const [external, issued] = [{ kind: 'external' }, { kind: 'points_issued' }] as const;
    const transfers = [
      { key: `money ${id}`, from: external, to: { kind: 'wallet', customerId: id }, amount: opening },
      { key: `points ${id}`, from: issued, to: { kind: 'points', customerId: id }, amount: points },
    ] as const;
    await database.transaction((transaction) =>
      post(transaction, {
        storeId: store?.id ?? 0,
        at: new Date(),
        transfers: transfers.map((transfer) => ({ ...transfer, reason: 'other' })),
      }),
    );
    const invoices: string[] = [];
    for (let count = 0; count < wishes; count += 1) {
      const lines = [{ title: 'Katering', quantity: 1, price: invoiced }];
      const invoice = { codename: 'warung', username, title: `Tagihan ${count}`, dueOn: null, lines };
      invoices.push((await modules.invoices.sellerInvoices.create(invoice)) ?? '');
    }
    people.push({ id, username, invoices });
  }
  return people;
}

type Kind = 'topUp' | 'withdraw' | 'exchange' | 'payInvoice';
interface Told {
  kind: Kind;
  /** The id of the order or the invoice. */
  id: string | null;
  amount: number;
  ended: Ended;
}

const opened = (told: readonly Told[], kind: Kind) =>
  told.filter((one) => one.kind === kind && one.ended.outcome === 'done');
const idsOf = (told: readonly Told[]) => told.map(({ id }) => id).sort();

/** The provider's records of a customer, in the format of `expectedOf`. */
async function recordsOf(database: Database, { id }: Person) {
  const orders = await database.query<{ id: string; category: number; status: number }>(
    'select unique_id as id, category, status from orders where customer_id = $1 order by unique_id',
    [id],
  );
  const idsIn = (category: number) => orders.filter((one) => one.category === category).map((order) => order.id);
  const invoices = await database.query<{ id: string }>(
    'select unique_id as id from invoices where customer_id = $1 and payment_id is not null order by unique_id',
    [id],
  );
  const [counts] = await database.query<{ exchanges: number; done: number; refused: number; balance: number }>(
    `select (select count(*) from ledger_entries where key like $2) as exchanges,
       (select count(*) from attempts where customer_id = $1 and state = 'done') as done,
       (select count(*) from attempts where customer_id = $1 and state = 'refused') as refused,
       (select balance from ledger_accounts where customer_id = $1 and kind = 'wallet') as balance`,
    [id, `reward ${id} %`],
  );
  const statuses = new Map(orders.map((order) => [order.id, order.status]));
  return {
    statuses,
    told: { topUps: idsIn(4), withdrawals: idsIn(5), invoices: invoices.map((one) => one.id), ...counts },
  };
}

/** The records that must exist after the outcomes that the customer saw; the operator's decisions are in `statuses`. */
function expectedOf(told: readonly Told[], statuses: ReadonlyMap<string, number>) {
  const [topUps, withdrawals, exchanges, invoices] = (['topUp', 'withdraw', 'exchange', 'payInvoice'] as const).map(
    (kind) => opened(told, kind),
  ) as [Told[], Told[], Told[], Told[]];
  const sumOf = (all: readonly Told[]) => all.reduce((sum, { amount }) => sum + amount, 0);
  const statusOf = ({ id }: Told) => statuses.get(id ?? '') ?? 0;
  const received = topUps.filter((one) => statusOf(one) === 4);
  const kept = withdrawals.filter((one) => statusOf(one) >= 0).map((one) => ({ ...one, amount: one.amount + 2_500 }));
  const done = [topUps, withdrawals, exchanges, invoices].flat().length;
  return {
    topUps: idsOf(topUps),
    withdrawals: idsOf(withdrawals),
    invoices: idsOf(invoices),
    exchanges: exchanges.length,
    done,
    refused: told.length - done,
    balance: opening + sumOf(received) + sumOf(exchanges) - sumOf(kept) - sumOf(invoices),
  };
}

async function run(placed: PlacedDatabase, random: () => number, stops: Stops) {
  const prepared = await placed.open();
  const people = await fill(prepared);
  await prepared.close();

  let provider = await startProvider(placed.environment);
  stops.push(() => provider.kill());
  const line = await startUnreliableProxy(provider.url, { lost: 0.4, doubled: 0.3, random });
  stops.push(() => line.stop());
  const server = await startServer({
    dataDirectory: temporaryFolder('server'),
    environment: { PROVIDER_URL: line.url, LOG_LEVEL: 'silent' },
  });
  stops.push(() => server.kill());

  /** Presses a button of the console until there is an answer. */
  const operate = (path: string) =>
    until(path, async () => {
      const request = { method: 'POST', headers: asOperator, body: new URLSearchParams({ reason: 'acak' }) };
      const answer = await fetch(line.url + path, { ...request, redirect: 'manual' }).catch(() => null);
      return answer?.status === 303;
    });
  const decide = (id: string, moves: readonly string[]) =>
    Promise.all(moves.filter(() => random() < 0.6).map((move) => operate(`/sandbox/orders/${id}/${move}`)));

  let ended = 0;
  async function spend({ username, invoices }: Person, shopper: Shopper): Promise<Told[]> {
    const intents = moneyIntents(shopper, random);
    const amountUpTo = (most: number) => 1_000 * (1 + Math.floor((random() * most) / 1_000));
    const does: Record<Kind, (count: number) => Promise<Omit<Told, 'kind'>>> = {
      async topUp() {
        const amount = amountUpTo(40_000);
        const order = { amount, total: amount + 3_500, payment: 'bank', paymentKind: 'PLATFORM' } as const;
        const end = await intents.topUp(order);
        const id = end.outcome === 'done' ? (end.order?.id ?? null) : null;
        if (id) await decide(id, ['receiveTopUp', 'receiveTopUp', 'reject']);
        return { id, amount, ended: end };
      },
      async withdraw() {
        const amount = amountUpTo(60_000);
        const account = { bank: 'Bank Nusantara', holder: username, number: '1234567890' };
        const end = await intents.withdraw({ amount, total: amount + 2_500, account });
        const id = end.outcome === 'done' ? (end.order?.id ?? null) : null;
        if (id) await decide(id, ['approve', 'approve', 'reject']);
        return { id, amount, ended: end };
      },
      exchange: async () => ({
        id: null,
        amount: 10_000,
        ended: await intents.exchange({ reward: 'saldo_10', points: 10, amount: 10_000 }),
      }),
      async payInvoice(count) {
        const id = invoices[count] ?? '';
        const isCode = random() < 0.3;
        const way = isCode ? { payment: '202_api', kind: 'API' } : { payment: '0_saldo', kind: 'BALANCE' };
        const total = invoiced + (isCode ? 4_000 : 0);
        const end = await intents.payInvoice({ id, ...(way as { payment: string; kind: 'API' | 'BALANCE' }), total });
        if (isCode) await Promise.all([1, 2].map(() => operate(`/sandbox/invoices/${id}/paid`)));
        return { id, amount: isCode ? 0 : total, ended: end };
      },
    };
    const told: Told[] = [];
    await Promise.all(
      (Object.keys(does) as Kind[]).map(async (kind) => {
        for (let count = 0; count < wishes; count += 1) {
          told.push({ kind, ...(await does[kind](count)) });
          ended += 1;
        }
      }),
    );
    return told;
  }

  const shoppers: Shopper[] = [];
  for (const { username } of people) {
    const shopper = new Shopper(server.url, 'warung');
    await shopper.must('SignIn', { identity: username, password });
    shoppers.push(shopper);
  }
  line.storm();
  const spending = Promise.all(people.map((person, index) => spend(person, shoppers[index] as Shopper)));
  for (let kill = 1; kill <= kills; kill += 1) {
    await Promise.race([spending, until('some have ended', () => ended >= (kill / (kills + 1)) * all)]);
    await provider.kill();
    provider = await startProvider(placed.environment);
    line.moveTo(provider.url);
  }
  const told = await spending;
  line.calm();
  await server.stop();
  await provider.stop();

  const database = await placed.open();
  for (const [index, person] of people.entries()) {
    const records = await recordsOf(database, person);
    expect(records.told).toEqual(expectedOf(told[index] ?? [], records.statuses));
  }
  await expectBalancedLedger(database);
  expect(told.flat().some(({ ended: { outcome } }) => outcome === 'refused')).toBe(true);
  await database.close();
}

describe.each(placedDatabases)('money on %s', (_name, place) => {
  test(`${all} intents count once each, despite lost answers, repeats, taps, reloads and ${kills} kills`, async () => {
    await runSeeded(place, run);
  });
});
