import { createActor, fromPromise, waitFor } from 'xstate';
import type { AttemptEnd, MadeOrder } from '../../../machines/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/order-submission';
import { randomFrom } from '../../../provider/media/random';
import type { OrderInput } from '../../../src/__generated__/gql/graphql';
import { CreateOrderDocument } from '../../../src/__generated__/documents/create-order';
import { attemptOf, endOf } from '../../../src/flows/checkout/attempts';
import { newSessionCode } from '../../../src/flows/checkout/session-code';
import { cleanUp } from '../../harness/at-the-end';
import { canaryStore } from '../../harness/canary-store';
import { providerAdmin } from '../../harness/provider-admin';
import { newShopper, type Shopper } from '../../harness/shopper';
import { countOf } from '../../harness/soak';
import { type RunningProvider, startProvider } from '../../harness/start-provider';
import { startServer } from '../../harness/start-server';
import { temporaryFolder } from '../../harness/temporary-folder';
import { startUnreliableProxy } from '../../harness/unreliable-proxy';

jest.setTimeout(900_000);
afterAll(cleanUp);

const store = 'tepat';
const intents = countOf(200);
const shoppers = 4;
const random = randomFrom('exactly once');
const patience = 120_000;

interface CheckoutScreen {
  checkout: {
    __typename: string;
    subtotal: { amount: number };
    lines: { id: string; quantity: number; price: { amount: number } }[];
  };
}

interface PurchasesScreen {
  purchases: { lastPage: number; orders: { id: string }[] };
}

const submissionOf = ({ execute }: Shopper) =>
  orderSubmissionMachine.provide({
    actors: {
      submit: fromPromise<AttemptEnd, { order: PlacedOrder; sessionCode: string }>(async ({ input }) => {
        const order = { ...(input.order as OrderInput), sessionCode: input.sessionCode };
        const answer = await execute(CreateOrderDocument, { order });
        return endOf(answer.ok ? { ok: true, data: answer.data.createOrder } : answer);
      }),
      confirm: attemptOf(execute),
    },
  });

/** What the customer is told of one intent to buy, after double taps, reloads and lost answers. */
async function buy(shopper: Shopper): Promise<MadeOrder> {
  const item = `barang${Math.floor(random() * 5)}`;
  await shopper.persist('AddToCart', { item, lines: [{ viewUid: item, quantity: 1 }] });
  const { checkout } = await shopper.persist<CheckoutScreen>('CheckoutScreen');
  if (checkout.__typename !== 'Checkout') throw new Error('There is nothing to check out');
  const order = {
    lines: checkout.lines.map(({ id, quantity, price }) => ({ id, quantity, price: price.amount })),
    total: checkout.subtotal.amount,
    note: '',
    payment: 'tempat',
    paymentKind: 'DIRECT',
  };
  const machine = submissionOf(shopper);
  let actor = createActor(machine, { input: { sessionCode: null } }).start();
  for (;;) {
    for (let tap = 0; tap < 3; tap += 1) actor.send({ type: 'order.submit', order, code: newSessionCode() });
    if (random() < 0.3) {
      const { sessionCode } = actor.getSnapshot().context;
      actor.stop();
      actor = createActor(machine, { input: { sessionCode } }).start();
    }
    const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: patience });
    if (settled.matches('done') && settled.context.result) return settled.context.result;
    if (settled.matches('refused') || settled.matches('needsReview')) {
      throw new Error(`Refused: ${settled.context.refusal?.code}`);
    }
    actor.send({ type: 'notice.dismiss' });
  }
}

async function purchasesOf(shopper: Shopper): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { purchases } = await shopper.must<PurchasesScreen>('PurchasesScreen', { page });
    last = purchases.lastPage;
    ids.push(...purchases.orders.map(({ id }) => id));
  }
  return ids;
}

test(`${intents} intents make ${intents} orders, through lost answers, repeated requests, taps, reloads and restarts`, async () => {
  let provider: RunningProvider = await startProvider();
  const { document, items } = canaryStore(store, 'kenari-tepat', { use_expedition: 0 });
  const admin = providerAdmin(provider);
  await admin.apply(store, document);
  await admin.replaceItems(store, items);
  const line = await startUnreliableProxy(provider.url, { lost: 0.4, doubled: 0.3, random });
  const server = await startServer({
    dataDirectory: temporaryFolder('server'),
    environment: { PROVIDER_URL: line.url, LOG_LEVEL: 'silent' },
  });
  const people = await Promise.all(
    Array.from({ length: shoppers }, (_, index) =>
      newShopper({ url: server.url, provider: provider.url, store }, `pembeli${index}`),
    ),
  );

  line.storm();
  const told = new Map<Shopper, string[]>(people.map((shopper) => [shopper, []]));
  let bought = 0;
  const shopping = Promise.all(
    people.map(async (shopper, index) => {
      for (let count = index; count < intents; count += shoppers) {
        told.get(shopper)?.push((await buy(shopper)).id);
        bought += 1;
      }
    }),
  );
  await Promise.race([shopping, new Promise<void>((done) => void setTimeout(done, 3_000))]);
  await provider.kill();
  provider = await startProvider({ DATA_DIR: provider.dataDirectory });
  line.moveTo(provider.url);
  await shopping;

  line.calm();
  expect(bought).toBe(intents);
  expect(line.counts().losses).toBeGreaterThan(0);
  expect(line.counts().repeats).toBeGreaterThan(0);
  for (const shopper of people) {
    const known = told.get(shopper) ?? [];
    expect(new Set(known).size).toBe(known.length);
    expect((await purchasesOf(shopper)).sort()).toEqual([...known].sort());
  }
  await server.stop();
  await line.stop();
  await provider.stop();
});
