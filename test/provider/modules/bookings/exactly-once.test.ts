import { randomFrom } from '../../../../provider/media/recipe';
import { countOf } from '../../../support/programs/soak';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { bookingsOf, monday } from '../../../support/provider/bookings';
import { bothDatabases } from '../../../support/provider/databases';
import { startShop } from '../../../support/provider/shop';

jest.setTimeout(600_000);

const opening = 200_000;
const price = 61_000;
const times = ['09:00', '10:00', '11:00'];
const endings = ['booked', 'moved', 'cancelled', 'moved and cancelled at once'] as const;

/** Row locks need the database with several connections. */
test.each(bothDatabases.slice(-1))('each intent is held, booked, paid and ended once on %s', async (_name, open) => {
  const random = randomFrom('bookings');
  const shop = await startShop(open);
  const bookings = bookingsOf(shop);
  const thrice = <T>(work: () => Promise<T>) => Promise.all([work(), work(), work()]);

  for (let count = 0; count < countOf(100); count += 1) {
    await shop.database.query('delete from bookings');
    const customer = await shop.newCustomer(opening);
    const time = times[Math.floor(random() * 2)] ?? '09:00';
    const fields = { session_code: shop.newSession(), start_date: monday, time };
    // Holds and orders of one attempt run concurrently.
    const [orders] = await Promise.all([
      thrice(() => bookings.order(customer, fields)),
      thrice(() => bookings.hold(customer, fields)),
    ]);
    const uids = orders.flatMap(({ body }) => body.data?.unique_id ?? []);
    expect([new Set(uids).size, uids.length]).toEqual([1, 3]);
    const [uid = ''] = uids;
    const payment = shop.newSession();
    await thrice(() => shop.pay(customer, uid, 1, payment));
    const { revision } = await shop.find(customer, uid);

    const ending = endings[Math.floor(random() * endings.length)] ?? 'booked';
    const move = () => bookings.move(customer, { order_uid: uid, revision, start_date: monday, time: '11:00' });
    const cancel = () => shop.cancel(customer, uid);
    await Promise.all([
      ending.includes('moved') ? thrice(move) : null,
      ending.includes('cancelled') ? thrice(cancel) : null,
    ]);

    const found = await shop.find(customer, uid);
    const isCancelled = found.order_status === -2;
    expect(isCancelled).toBe(ending.includes('cancelled'));
    expect(await shop.balanceOf(customer)).toBe(opening - (isCancelled ? 0 : price));
    expect(await shop.orderCount(customer)).toBe(1);
    if (ending === 'moved') expect(found.booking).toMatchObject({ time: '11:00', can_move: 0 });
    const free = (await bookings.days()).days[0]?.times.map((slot) => slot.free) ?? [];
    expect(free.reduce((sum, one) => sum + one, 0)).toBe(isCancelled ? 9 : 8);
  }
  await expectBalancedLedger(shop.database);
  await shop.close();
});
