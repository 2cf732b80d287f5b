import { bookingsOf } from '../../../support/provider/bookings';
import { bothDatabases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { countOf } from '../../../support/programs/soak';
import { type Shop, startShop } from '../../../support/provider/shop';

const rounds = Array.from({ length: countOf(10) }, (_, round) => round);
const buyers = 20;

jest.setTimeout(120_000);

describe.each(bothDatabases)('races for a time on %s', (_name, open) => {
  let shop: Shop;
  let bookings: ReturnType<typeof bookingsOf>;
  beforeAll(async () => {
    shop = await startShop(open);
    bookings = bookingsOf(shop);
  });
  beforeEach(async () => {
    await shop.database.query('delete from bookings');
  });
  afterEach(() => expectBalancedLedger(shop.database));
  afterAll(() => shop.close());

  const newCustomers = () => Promise.all(Array.from({ length: buyers }, () => shop.newCustomer()));

  test.each(rounds)('round %d: of 20 customers, 3 book one of 3 places', async () => {
    const customers = await newCustomers();
    const answers = await Promise.all(
      customers.map(async (customer, index) => {
        const session_code = shop.newSession();
        // Half of them hold the time first.
        if (index % 2 === 0) await bookings.hold(customer, { session_code });
        return bookings.order(customer, { session_code });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.error_code === 'SLOT_TAKEN')).toHaveLength(buyers - 3);
    expect(await bookings.free()).toBe(0);
  });

  test.each(rounds.slice(0, 3))('round %d: bookings that move to one time at once leave no place over', async () => {
    const customers = (await newCustomers()).slice(0, 6);
    const orders = await Promise.all(
      customers.map(async (customer, index) => ({
        customer,
        order: await bookings.book(customer, { time: index < 3 ? '10:00' : '11:00' }),
      })),
    );
    const answers = await Promise.all(
      orders.map(({ customer, order }) =>
        bookings.move(customer, { order_uid: order.unique_id, start_date: '2026-11-23', time: '09:00' }),
      ),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.error_code === 'SLOT_TAKEN')).toHaveLength(3);
    expect(await bookings.free()).toBe(0);
  });

  test.each(rounds.slice(0, 3))('round %d: one attempt sent twenty times books once', async () => {
    const customer = await shop.newCustomer();
    const session_code = shop.newSession();
    const answers = await Promise.all(Array.from({ length: buyers }, () => bookings.order(customer, { session_code })));
    expect(new Set(answers.map(({ body }) => body.data?.unique_id)).size).toBe(1);
    expect(await bookings.free()).toBe(2);
  });
});
