import { createDeps } from '../../../../provider/modules/deps';
import { createModules } from '../../../../provider/modules/modules';
import type { DispatchAction } from '../../../../provider/dispatcher/simulated-dispatcher';
import type { Dispatcher } from '../../../../provider/dispatcher/dispatcher';
import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { asAdmin } from '../../../support/provider/test-app';
import { createTestRouter, rideCalls, withRides } from '../../../support/provider/rides';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

jest.setTimeout(120_000);

const inCash: Fields = { payment_id: 'tempat', payment_type: 2 };
const second = 1 / 3600;
const start = 100_000;

describe.each(databases)('rides and their drivers on %s', (_name, open) => {
  let shop: Shop;
  let rides: ReturnType<typeof rideCalls>;
  beforeAll(async () => {
    shop = await startShop(open, createTestRouter().router);
    rides = rideCalls(shop);
    await shop.applyStore(withRides(shop.document));
  });
  afterEach(() => expectBalancedLedger(shop.database));
  afterAll(() => shop.close());

  const work = async () => expect(await shop.modules.rides.rides.dispatch.run()).toEqual([]);
  const pass = async (seconds: number) => {
    shop.pass(seconds * second);
    await work();
  };
  const play = async (uid: string, ...actions: DispatchAction[]) => {
    for (const action of actions) {
      const answer = await shop.ask(`/sandbox/rides/${uid}/${action}`, {
        method: 'POST',
        redirect: 'manual',
        headers: asAdmin,
      });
      expect(answer.status).toBe(303);
    }
  };
  const facts = async (customer: TestCustomer, uid: string) => {
    const { order_status: status, ride, reason, can_cancel } = await shop.find(customer, uid);
    return { status, state: ride?.state, ride, reason, can_cancel, money: await shop.balanceOf(customer) };
  };

  test('no driver is searched for an unpaid ride', async () => {
    const customer = await shop.newCustomer(start);
    const { unique_id } = await rides.order(customer);
    await pass(60);
    expect(await facts(customer, unique_id)).toMatchObject({ status: 1, state: 'waiting', money: start });
  });

  test('a paid ride goes from its driver to its end by the clock', async () => {
    const customer = await shop.newCustomer(start);
    const uid = await rides.paid(customer);
    await work();
    expect(await facts(customer, uid)).toMatchObject({
      status: 2,
      state: 'searching',
      can_cancel: 1,
      ride: { driver: null },
    });
    await pass(5);
    const coming = await facts(customer, uid);
    expect(coming).toMatchObject({
      status: 2,
      state: 'on_the_way',
      can_cancel: 1,
      ride: { driver: { name: expect.any(String), plate: expect.any(String) }, arrives_at: expect.any(String) },
    });
    shop.pass(20 * second);
    const nearer = await facts(customer, uid);
    expect(nearer.ride?.position).not.toEqual(coming.ride?.position);
    expect(nearer.ride?.position_at).not.toBe(coming.ride?.position_at);
    await pass((Date.parse(coming.ride?.arrives_at ?? '') - Date.parse(coming.ride?.state_at ?? '')) / 1000 - 20);
    expect(await facts(customer, uid)).toMatchObject({ status: 2, state: 'arrived' });
    await pass(20);
    const riding = await facts(customer, uid);
    expect(riding).toMatchObject({ status: 3, state: 'picked_up', can_cancel: 0 });
    expect(riding.ride?.path).toBe(riding.ride?.direction);
    await pass(riding.ride?.duration_value ?? 0);
    expect(await facts(customer, uid)).toMatchObject({ status: 4, state: 'done', ride: { position: null, path: '' } });
  });

  test('after a long silence, the current state is known immediately', async () => {
    const customer = await shop.newCustomer(start);
    const uid = await rides.paid(customer);
    await work();
    const { modules } = shop;
    await pass(4 * 3600);
    expect(modules).toBe(shop.modules);
    const { history } = await shop.find(customer, uid);
    expect(await facts(customer, uid)).toMatchObject({ status: 4, state: 'done' });
    expect(history.map(({ order_status }) => order_status)).toEqual([1, 2, 3, 4]);
  });

  test('a ride in cash is searched for at once, and earned when it is done', async () => {
    const customer = await shop.newCustomer();
    const { unique_id: uid, order_status } = await rides.order(customer, inCash);
    expect(order_status).toBe(0);
    await work();
    expect(await facts(customer, uid)).toMatchObject({ status: 0, state: 'searching', can_cancel: 1 });
    await play(uid, 'accept');
    expect(await facts(customer, uid)).toMatchObject({ status: 2, state: 'on_the_way' });
    await play(uid, 'next', 'next', 'next');
    expect(await facts(customer, uid)).toMatchObject({ status: 4, state: 'done' });
  });

  test.each<[what: string, actions: DispatchAction[], state: string, reason: string]>([
    ['nobody', ['none'], 'no_driver', 'Tidak ada pengemudi yang tersedia'],
    ['only drivers that reject', ['reject', 'reject', 'reject'], 'no_driver', 'Tidak ada pengemudi yang tersedia'],
    ['a driver that cancels', ['accept', 'cancel'], 'driver_cancelled', 'Pengemudi membatalkan perjalanan'],
    [
      'a driver that cancels on the ride',
      ['accept', 'next', 'next', 'cancel'],
      'driver_cancelled',
      'Pengemudi membatalkan perjalanan',
    ],
  ])('a ride with %s is given back', async (_what, actions, state, reason) => {
    const customer = await shop.newCustomer(start);
    const uid = await rides.paid(customer);
    await work();
    await play(uid, ...actions);
    expect(await facts(customer, uid)).toMatchObject({ status: -1, state, reason, money: start });
    await pass(3600);
    expect(await facts(customer, uid)).toMatchObject({ status: -1, state, money: start });
  });

  test('a ride that was paid to the platform comes back as balance', async () => {
    const customer = await shop.newCustomer();
    await shop.applyStore(
      withRides(shop.document).replace("va_prefix: '8077',", "va_prefix: '8077', cart_types: [0, 3],"),
    );
    const wish = await rides.wish(customer, { payment_id: 'bank', payment_type: 0 });
    const total = Number(wish.total) + 2_500;
    const { body } = await rides.create(customer, { ...wish, total });
    const uid = body.data?.unique_id ?? '';
    expect(await shop.operate(uid, 'markPaid')).toBe(true);
    await work();
    await play(uid, 'none');
    expect(await facts(customer, uid)).toMatchObject({ status: -1, money: total });
  });

  test('a customer cancels until the driver picks up, and gets everything back', async () => {
    const customer = await shop.newCustomer(start);
    const uid = await rides.paid(customer);
    await work();
    await play(uid, 'accept');
    expect((await shop.cancel(customer, uid)).body.success).toBe(true);
    expect(await facts(customer, uid)).toMatchObject({ status: -2, state: 'cancelled', money: start });
    await work();
    expect((await shop.modules.rides.simulatedDispatcher.find(uid))?.phase).toBe('cancelled');
    const late = await rides.paid(customer);
    await work();
    await play(late, 'accept', 'next', 'next');
    expect((await shop.cancel(customer, late)).body.error_code).toBe('NOT_CANCELLABLE');
  });

  test('a ride that is held before it is paid waits for what is done in the console', async () => {
    const customer = await shop.newCustomer(start);
    const { unique_id: uid } = await rides.order(customer);
    await play(uid, 'hold');
    await shop.pay(customer, uid);
    await work();
    await pass(600);
    expect(await facts(customer, uid)).toMatchObject({ status: 2, state: 'searching' });
    const page = await shop.ask('/sandbox/rides', { headers: asAdmin });
    expect(page.text).toContain(`/sandbox/rides/${uid}/accept`);
  });

  test('a driver is rated once, from one to five, when the ride is done', async () => {
    const [customer, other] = [await shop.newCustomer(start), await shop.newCustomer()];
    const uid = await rides.paid(customer);
    expect((await rides.rate(customer, uid)).body.error_code).toBe('NOT_RATEABLE');
    await work();
    await pass(4 * 3600);
    expect((await rides.rate(other, uid)).body.error_code).toBe('NOT_RATEABLE');
    expect((await rides.rate(customer, uid, 4)).body.success).toBe(true);
    expect((await rides.rate(customer, uid)).body.error_code).toBe('NOT_RATEABLE');
    expect((await facts(customer, uid)).ride?.rating).toBe(4);
  });

  describe('goods delivered by a ride', () => {
    const order = async (fields: Fields = {}) => {
      const customer = await shop.newCustomer(start);
      await shop.restock();
      const sent = await rides.goodsWish(customer, fields);
      return { customer, fare: Number(sent.total) - 21_000, sent, body: (await shop.create(customer, sent)).body };
    };

    const withBags = (qty: number) => ({
      services: JSON.stringify([
        { service_view_uid: 'segel', qty: 1 },
        { service_view_uid: 'tas', qty },
      ]),
    });

    test.each<[what: string, fields: Fields, code: string]>([
      ['without a quote', { ride_quote_uid: '' }, 'RIDE_QUOTE_EXPIRED'],
      ['by a carrier that does not ride', { exp_view_uid: 'kurir' }, 'CARRIER_INVALID'],
      ['without what must be added', { services: '[]' }, 'RIDE_SERVICE_INVALID'],
      ['with too much that is added', withBags(3), 'RIDE_SERVICE_INVALID'],
      ['with what is not offered', { services: '[{"service_view_uid":"vas","qty":1}]' }, 'RIDE_SERVICE_INVALID'],
      ['as if what is added cost nothing', withBags(2), 'PRICE_CHANGED'],
      ['at another total', { total: 1_000 }, 'PRICE_CHANGED'],
    ])('%s are refused', async (_what, fields, code) => {
      expect((await order(fields)).body).toMatchObject({ success: false, error_code: code });
    });

    test('are refused without an address, after ten minutes, and by a quote that was used', async () => {
      const { customer, sent } = await order();
      const again = async (ride_quote_uid: string) => {
        await shop.restock();
        const { cart, session_code } = await shop.wish(customer);
        const { body } = await shop.create(customer, {
          ...sent,
          cart: cart ?? '',
          session_code: session_code ?? '',
          ride_quote_uid,
        });
        await shop.database.query('delete from cart_lines where customer_id = $1', [customer.id]);
        return body.error_code;
      };
      expect(await again(String(sent.ride_quote_uid))).toBe('RIDE_QUOTE_EXPIRED');
      const late = await rides.quoted(customer, { list_vuid: 'bayam', exp_vuid: 'antar' });
      await pass(601);
      expect(await again(late.quote_uid)).toBe('RIDE_QUOTE_EXPIRED');
      const { quote_uid } = await rides.quoted(customer, { list_vuid: 'bayam', exp_vuid: 'antar' });
      await shop.database.query('delete from customer_addresses where customer_id = $1', [customer.id]);
      expect(await again(quote_uid)).toBe('ADDRESS_MISSING');
    });

    test('cost their distance and what is added, and name who receives them', async () => {
      const { customer, fare, body } = await order();
      expect(await shop.find(customer, body.data?.unique_id ?? '')).toMatchObject({
        category: 3,
        delivery_cost: fare + 1_000,
        order_fee: 0,
        expedition_name: 'Antar sekarang',
        ride: {
          state: 'waiting',
          searches_at: null,
          name: 'Siti',
          phone: '0812',
          services: [{ name: 'Segel', price: 1_000, qty: 1 }],
        },
      });
    });

    test('wait for their seller, who requests a driver once', async () => {
      const { customer, body } = await order();
      const uid = body.data?.unique_id ?? '';
      expect(await shop.operate(uid, 'handOver')).toBe(false);
      await shop.pay(customer, uid);
      await pass(60);
      expect(await facts(customer, uid)).toMatchObject({ status: 2, state: 'waiting', can_cancel: 0 });
      expect(await shop.operate(uid, 'ship')).toBe(false);
      expect(await shop.operate(uid, 'handOver')).toBe(true);
      await work();
      expect(await facts(customer, uid)).toMatchObject({ status: 2, state: 'searching' });
      expect(await shop.operate(uid, 'handOver')).toBe(false);
    });

    test('that are paid in cash wait until they are accepted and handed over', async () => {
      const { customer, body } = await order({ payment_id: 'tempat', payment_type: 2 });
      const uid = body.data?.unique_id ?? '';
      expect(await shop.operate(uid, 'acceptUnpaid')).toBe(true);
      await pass(60);
      expect(await facts(customer, uid)).toMatchObject({ status: 2, state: 'waiting' });
      await shop.operate(uid, 'handOver');
      await work();
      await play(uid, 'accept', 'next', 'next', 'next');
      expect(await facts(customer, uid)).toMatchObject({ status: 4, state: 'done', money: start });
    });

    const handedOver = async () => {
      const { customer, body } = await order();
      const uid = body.data?.unique_id ?? '';
      await shop.pay(customer, uid);
      await shop.operate(uid, 'handOver');
      await work();
      return { customer, uid };
    };

    test.each<[what: string, actions: DispatchAction[]]>([
      ['without a driver', ['none']],
      ['when their driver cancels', ['accept', 'cancel']],
    ])('come back %s', async (_what, actions) => {
      const { customer, uid } = await handedOver();
      const rest = await shop.stockOf('bayam');
      await play(uid, ...actions);
      expect(await facts(customer, uid)).toMatchObject({ status: -1, money: start });
      expect(await shop.stockOf('bayam')).toBe((rest ?? 0) + 2);
    });

    test('that were paid externally are refunded to the wallet if there is no driver', async () => {
      const { customer, body } = await order({ payment_id: 'bank', payment_type: 0, total: 0 });
      expect(body.error_code).toBe('PRICE_CHANGED');
      const paid = await order({ payment_id: 'bank', payment_type: 0, total: body.total ?? 0 });
      const uid = paid.body.data?.unique_id ?? '';
      await shop.operate(uid, 'markPaid');
      await shop.operate(uid, 'handOver');
      await work();
      await play(uid, 'none');
      expect(await shop.balanceOf(paid.customer)).toBe(start + (body.total ?? 0));
      expect(customer.id).not.toBe(paid.customer.id);
    });

    test('are received when their ride is done', async () => {
      const { customer, uid } = await handedOver();
      await play(uid, 'accept', 'next', 'next', 'next');
      expect(await facts(customer, uid)).toMatchObject({ status: 4, state: 'done' });
    });
  });

  test('open rides raise the price of others', async () => {
    await shop.database.query("update rides set state = 'cancelled', due_at = null where state <> 'done'");
    const customer = await shop.newCustomer(10 * start);
    const before = await rides.quoted(customer);
    const uids = [await rides.paid(customer), await rides.paid(customer)];
    await work();
    const { surcharges, distance_price } = await rides.quoted(customer);
    expect(surcharges).toContainEqual({ name: 'Ramai', percent: 110, amount: distance_price - before.distance_price });
    expect(distance_price).toBeGreaterThan(before.distance_price);
    for (const uid of uids) await shop.cancel(customer, uid);
    expect((await rides.quoted(customer)).surcharges).toEqual(before.surcharges);
  });

  test('a dispatcher that does not answer is polled again, and nothing changes', async () => {
    const customer = await shop.newCustomer(start);
    const uid = await rides.paid(customer);
    const requested: string[] = [];
    let isReachable = false;
    const dispatcher: Dispatcher = {
      async request({ reference }) {
        if (!isReachable) throw new Error('unreachable');
        requested.push(reference);
      },
      stateOf: async () => undefined,
      cancel: async () => {},
    };
    let time = new Date(Date.now() + 400 * 24 * 3_600_000);
    const { rides: other } = createModules(createDeps(shop.database, { now: () => time, dispatcher })).rides;
    expect(await other.dispatch.run()).toHaveLength(1);
    expect(await facts(customer, uid)).toMatchObject({ status: 2, state: 'waiting' });
    isReachable = true;
    time = new Date(time.getTime() + 6_000);
    expect(await other.dispatch.run()).toEqual([]);
    expect(requested).toEqual([uid]);
    await shop.cancel(customer, uid);
  });
});
