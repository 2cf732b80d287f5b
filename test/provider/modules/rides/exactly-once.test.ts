import { randomFrom } from '../../../../provider/media/recipe';
import type { DispatchAction } from '../../../../provider/dispatcher/simulated-dispatcher';
import { countOf } from '../../../support/programs/soak';
import type { TestCustomer } from '../../../support/provider/customers';
import { bothDatabases, type OpenEmpty } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { createTestRouter, rideCalls, withRides } from '../../../support/provider/rides';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

jest.setTimeout(600_000);

const endings: readonly (readonly DispatchAction[])[] = [
  ['accept', 'next', 'next', 'next'],
  ['none'],
  ['accept', 'cancel'],
  ['accept', 'next', 'next', 'cancel'],
];
const opening = 1_000_000;
const thrice = <T>(work: () => Promise<T>) => Promise.all([work(), work(), work()]);

interface Intent {
  shop: Shop;
  customer: TestCustomer;
  wish: Fields;
  random: () => number;
  create(): Promise<string>;
}

/** Runs each intent in a store with rides, and checks the ledger at the end. */
async function repeat(name: string, open: OpenEmpty, run: (intent: Intent) => Promise<void>) {
  const random = randomFrom(name);
  const shop = await startShop(open, createTestRouter().router);
  const rides = rideCalls(shop);
  await shop.applyStore(withRides(shop.document));
  for (let count = 0; count < countOf(100); count += 1) {
    const customer = await shop.newCustomer(opening);
    const isGoods = name === 'goods';
    const wish = await (isGoods ? rides.goodsWish(customer) : rides.wish(customer));
    const create = async () => {
      const answers = await thrice(() => (isGoods ? shop : rides).create(customer, wish));
      const uids = answers.flatMap(({ body }) => body.data?.unique_id ?? []);
      expect([uids.length, new Set(uids).size]).toEqual([3, 1]);
      return uids[0] ?? '';
    };
    await run({ shop, customer, wish, random, create });
    expect(await shop.orderCount(customer)).toBe(1);
  }
  await expectBalancedLedger(shop.database);
  await shop.close();
}

const playerOf =
  ({ shop, random }: Intent, uid: string) =>
  async () => {
    const {
      rides: { rides, simulatedDispatcher },
    } = shop.modules;
    for (const action of endings[Math.floor(random() * endings.length)] ?? []) {
      await simulatedDispatcher.act(uid, action);
      await thrice(() => rides.dispatch.ask(uid));
    }
  };

/** Row locks need the database with several connections. */
describe.each(bothDatabases.slice(-1))('on %s', (_name, open) => {
  test('each intent of a ride is ordered, paid and ended once', () =>
    repeat('rides', open, async (intent) => {
      const { shop, customer, wish, random } = intent;
      const { dispatch } = shop.modules.rides.rides;
      const uid = await intent.create();
      const session = shop.newSession();
      await thrice(() => shop.pay(customer, uid, 1, session));
      await thrice(() => dispatch.run());
      const isCancelled = random() < 0.3;
      await Promise.all([playerOf(intent, uid)(), isCancelled ? thrice(() => shop.cancel(customer, uid)) : null]);
      await thrice(() => dispatch.run());
      const { order_status } = await shop.find(customer, uid);
      expect([4, -1, -2]).toContain(order_status);
      const spent = order_status === 4 ? Number(wish.total) : 0;
      expect({ order_status, money: await shop.balanceOf(customer) }).toEqual({ order_status, money: opening - spent });
    }));

  test('each intent of goods that a ride carries is ordered, paid, handed over and ended once', () =>
    repeat('goods', open, async (intent) => {
      const { shop, customer, wish, random } = intent;
      const { dispatch } = shop.modules.rides.rides;
      const stock = await shop.stockOf('bayam');
      const uid = await intent.create();
      expect(await shop.stockOf('bayam')).toBe((stock ?? 0) - 2);
      const session = shop.newSession();
      const isLeft = random() < 0.2;
      await Promise.all([
        thrice(() => shop.pay(customer, uid, 1, session)),
        isLeft ? thrice(() => shop.cancel(customer, uid)) : null,
      ]);
      const isRejected = random() < 0.3;
      const [called, rejected] = await Promise.all([
        thrice(() => shop.operate(uid, 'handOver')),
        isRejected ? thrice(() => shop.operate(uid, 'reject')) : [],
      ]);
      const calls = called.filter(Boolean).length;
      const rejections = rejected.filter(Boolean).length;
      expect(calls).toBeLessThanOrEqual(1);
      expect(rejections).toBeLessThanOrEqual(1);
      await thrice(() => dispatch.run());
      await playerOf(intent, uid)();
      await thrice(() => dispatch.run());

      const { order_status, ride } = await shop.find(customer, uid);
      expect([4, -1, -2]).toContain(order_status);
      if (order_status === -2) expect({ isLeft, calls, rejections }).toEqual({ isLeft, calls: 0, rejections: 0 });
      if (calls === 0) expect(ride).toMatchObject({ driver: null });
      const isDone = order_status === 4;
      expect({
        order_status,
        money: await shop.balanceOf(customer),
        stock: await shop.stockOf('bayam'),
      }).toEqual({
        order_status,
        money: opening - (isDone ? Number(wish.total) : 0),
        stock: (stock ?? 0) - (isDone ? 2 : 0),
      });
      if (!isDone) expect(ride?.state).not.toBe('done');
      await shop.restock();
    }));
});
