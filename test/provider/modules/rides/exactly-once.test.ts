import { randomFrom } from '../../../../provider/media/recipe';
import type { DispatchAction } from '../../../../provider/dispatcher/simulated-dispatcher';
import { countOf } from '../../../support/programs/soak';
import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { createTestRouter, rideCalls, withRides } from '../../../support/provider/rides';
import { startShop } from '../../../support/provider/shop';

jest.setTimeout(600_000);

const endings: readonly (readonly DispatchAction[])[] = [
  ['accept', 'next', 'next', 'next'],
  ['none'],
  ['accept', 'cancel'],
  ['accept', 'next', 'next', 'cancel'],
];
const opening = 1_000_000;

/** Rows are locked: on the database that has several connections. */
test.each(databases.slice(-1))('each wish for a ride is ordered, paid and ended once on %s', async (_name, open) => {
  const random = randomFrom('rides');
  const shop = await startShop(open, createTestRouter().router);
  const rides = rideCalls(shop);
  await shop.applyStore(withRides(shop.document));
  const { rides: own, simulatedDispatcher } = shop.modules;
  const twice = <T>(work: () => Promise<T>) => Promise.all([work(), work(), work()]);

  for (let count = 0; count < countOf(100); count += 1) {
    const customer = await shop.newCustomer(opening);
    const wish = await rides.wish(customer);
    const [first] = await twice(() => rides.create(customer, wish));
    const uid = first.body.data?.unique_id ?? '';
    const session = shop.newSession();
    await twice(() => shop.pay(customer, uid, 1, session));
    await twice(() => own.dispatch.run());
    const ending = endings[Math.floor(random() * endings.length)] ?? [];
    const isCancelled = random() < 0.3;
    const play = async () => {
      for (const action of ending) {
        await simulatedDispatcher.act(uid, action);
        await twice(() => own.dispatch.ask(uid));
      }
    };
    await Promise.all([play(), isCancelled ? twice(() => shop.cancel(customer, uid)) : null]);
    await twice(() => own.dispatch.run());
    const { order_status } = await shop.find(customer, uid);
    expect([4, -1, -2]).toContain(order_status);
    const spent = order_status === 4 ? Number(wish.total) : 0;
    expect({ order_status, money: await shop.balanceOf(customer) }).toEqual({ order_status, money: opening - spent });
    expect(await shop.orderCount(customer)).toBe(1);
  }
  await expectBalancedLedger(shop.database);
  await shop.close();
});
