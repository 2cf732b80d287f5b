import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { bookingsOf, monday } from '../../../support/provider/bookings';
import type { TestCustomer } from '../../../support/provider/customers';
import { type Shop, startShop } from '../../../support/provider/shop';

const tuesday = '2026-11-24';

describe.each(databases)('bookings on %s', (_name, open) => {
  let shop: Shop;
  let bookings: ReturnType<typeof bookingsOf>;
  let siti: TestCustomer;
  let passed = 0;
  beforeAll(async () => {
    shop = await startShop(open);
    bookings = bookingsOf(shop);
  });
  beforeEach(async () => {
    await shop.restock();
    await shop.database.query('delete from bookings');
    siti = await shop.newCustomer(500_000);
  });
  afterEach(async () => {
    shop.pass(-passed);
    passed = 0;
    await expectBalancedLedger(shop.database);
  });
  afterAll(() => shop.close());

  const pass = (hours: number) => {
    passed += hours;
    shop.pass(hours);
  };

  const fill = async () => {
    for (let index = 0; index < 3; index += 1) await bookings.book(await shop.newCustomer());
  };

  describe('refuses', () => {
    test('days of no calendar, turned around or too many', async () => {
      const ask = async (item: string, from: string, to: string) =>
        (await shop.ask(`/api/v2/customer/item/${item}/slots?codename=warung&from=${from}&to=${to}`)).status;
      expect(await ask('pijat', '2026-11-31', '2026-12-01')).toBe(400);
      expect(await ask('pijat', '2026-11-24', monday)).toBe(400);
      expect(await ask('pijat', '2026-11-01', '2027-01-02')).toBe(400);
      expect(await ask('pijat', '2026-11-01', '2027-01-01')).toBe(200);
      expect(await Promise.all(['bayam', 'jahit', 'entah'].map((item) => ask(item, monday, monday)))).toEqual([
        404, 404, 404,
      ]);
    });

    test('holds of what is sold without a time, of goods, and of what the store has not', async () => {
      expect((await bookings.hold(siti, { list_vuid: 'jahit' })).body.error_code).toBe('SLOT_INVALID');
      expect((await bookings.hold(siti, { list_vuid: 'bayam' })).body.error_code).toBe('SLOT_INVALID');
      expect((await bookings.hold(siti, { list_vuid: 'entah' })).status).toBe(404);
      expect((await bookings.hold(siti, { list_vuid: 'kamar' })).status).toBe(404);
    });

    test('an order of a home visit without an address, and stores the address of one; a hold needs none', async () => {
      const visit = (comesHome: number) =>
        shop.database.query(
          `update items set details = details || '{"comes_home": ${comesHome}}' where view_uid = 'pijat'`,
        );
      const addressOf = async (order: string) =>
        (
          await shop.database.query<{ address: object | null }>('select address from orders where unique_id = $1', [
            order,
          ])
        )[0]?.address;
      expect(await addressOf((await bookings.book(siti)).unique_id)).toBeNull();
      await visit(1);
      expect(await addressOf((await bookings.book(siti, { time: '10:00' })).unique_id)).not.toBeNull();
      await shop.database.query('delete from customer_addresses where customer_id = $1', [siti.id]);
      const session_code = shop.newSession();
      expect((await bookings.hold(siti, { time: '11:00', session_code })).body.success).toBe(true);
      const order = { time: '11:00', session_code };
      expect((await bookings.order(siti, order)).body.error_code).toBe('VISIT_ADDRESS_MISSING');
      await visit(0);
      expect((await bookings.order(siti, { time: '11:00' })).body.success).toBe(true);
    });

    test('a service that is closed for good', async () => {
      await shop.database.query("update items set is_open = 0 where view_uid = 'pijat'");
      expect((await bookings.hold(siti)).body.error_code).toBe('CLOSED');
      expect((await bookings.order(siti)).body.error_code).toBe('CLOSED');
    });

    test('a service past its last day of use, with a page that shows it as not sold', async () => {
      const expire = (day: string) =>
        shop.database.query(
          `update items set details = details || jsonb_build_object('expired_date', $1::text)
           where view_uid in ('pijat', 'jahit', 'pulsa')`,
          [day],
        );
      const page = async (item: string) =>
        (await shop.ask(`/api/v2/customer/item/${item}?codename=warung`)).body?.data as { purchasable: number };
      await expire('2026-11-21');
      expect(await Promise.all(['pijat', 'jahit'].map(page))).toMatchObject([{ purchasable: 1 }, { purchasable: 1 }]);
      await expire('2026-11-20');
      expect(await Promise.all(['pijat', 'jahit'].map(page))).toMatchObject([{ purchasable: 0 }, { purchasable: 0 }]);
      expect((await bookings.hold(siti)).body.error_code).toBe('NOT_PURCHASABLE');
      const orderOf = async (item: string, type: number, price: number) => {
        const cart = JSON.stringify([{ view_uid: item, qty: 1, price, type }]);
        return (await bookings.order(siti, { cart, list_vuid: item, total: price + 1_000 })).body.error_code;
      };
      expect(await orderOf('jahit', 1, 40_000)).toBe('NOT_PURCHASABLE');
      expect(await orderOf('pulsa', 5, 50_000)).toBe('NOT_PURCHASABLE');
    });

    test('orders without a day, at another time, or of two visits at once', async () => {
      expect((await bookings.order(siti, { start_date: '2026-11-22' })).body.error_code).toBe('SLOT_INVALID');
      expect((await bookings.order(siti, { time: '12:00' })).body.error_code).toBe('SLOT_INVALID');
      const two = JSON.stringify([{ view_uid: 'pijat', qty: 2, price: 60_000, type: 1 }]);
      expect((await bookings.order(siti, { cart: two, total: 121_000 })).body.error_code).toBe('SLOT_INVALID');
    });

    test('a fourth customer at the same time', async () => {
      await fill();
      expect((await bookings.hold(siti)).body.error_code).toBe('SLOT_TAKEN');
      expect((await bookings.order(siti)).body.error_code).toBe('SLOT_TAKEN');
      expect((await bookings.days()).days).toMatchObject([
        { closed: null, free: 3, times: [{ free: 0 }, { free: 3 }, { free: 3 }] },
      ]);
    });

    test('the session code of an order for another time', async () => {
      const session_code = shop.newSession();
      await bookings.book(siti, { session_code });
      expect((await bookings.order(siti, { session_code, time: '10:00' })).status).toBe(409);
      expect((await bookings.hold(siti, { session_code })).body.error_code).toBe('SLOT_INVALID');
      expect(await bookings.free()).toBe(2);
    });
  });

  describe('a hold', () => {
    test('is made while the service is outside its hours: it is for another day', async () => {
      await shop.database.query("update items set close_status = 'Di luar jam operasional' where view_uid = 'pijat'");
      expect((await bookings.hold(siti)).body.success).toBe(true);
    });

    test('keeps its time for ten minutes, and no longer', async () => {
      const { body } = await bookings.hold(siti);
      expect(body.data).toEqual({
        held_until: '2026-11-21T10:10:00.000Z',
        starts_at: '2026-11-23T02:00:00.000Z',
        ends_at: '2026-11-23T03:00:00.000Z',
        quantity: 1,
        price: 60_000,
        subtotal: 60_000,
      });
      expect(await bookings.free()).toBe(2);
      pass(9 / 60);
      expect([await shop.modules.bookings.releaseExpired(), await bookings.free()]).toEqual([0, 2]);
      pass(1 / 60);
      expect(await bookings.free()).toBe(3);
      expect([await shop.modules.bookings.releaseExpired(), await shop.modules.bookings.releaseExpired()]).toEqual([
        1, 0,
      ]);
    });

    test('keeps its end when it is requested again, by the same or a new attempt; another time has its own end', async () => {
      const session_code = shop.newSession();
      const endOf = async (fields = {}) => (await bookings.hold(siti, fields)).body.data?.held_until;
      expect(await endOf({ session_code })).toBe('2026-11-21T10:10:00.000Z');
      pass(6 / 60);
      expect(await endOf({ session_code })).toBe('2026-11-21T10:10:00.000Z');
      expect(await endOf()).toBe('2026-11-21T10:10:00.000Z');
      expect(await endOf({ time: '10:00' })).toBe('2026-11-21T10:16:00.000Z');
      expect(await bookings.free()).toBe(3);
      pass(10 / 60);
      expect(await endOf({ time: '10:00' })).toBe('2026-11-21T10:26:00.000Z');
    });

    test('is counted per customer, and can be returned', async () => {
      const session_code = shop.newSession();
      await bookings.hold(siti);
      await bookings.hold(siti, { session_code });
      expect(await bookings.free()).toBe(2);
      await bookings.release(await shop.newCustomer(), session_code);
      expect(await bookings.free()).toBe(2);
      await bookings.release(siti, session_code);
      expect(await bookings.free()).toBe(3);
    });

    test('leaves those of other customers', async () => {
      await bookings.hold(siti);
      await bookings.hold(await shop.newCustomer());
      await bookings.hold(await shop.newCustomer(), { time: '10:00' });
      expect(await bookings.free()).toBe(1);
    });

    test('becomes the booking of the order of its attempt', async () => {
      const session_code = shop.newSession();
      await bookings.hold(siti, { session_code });
      for (let index = 0; index < 2; index += 1) await bookings.book(await shop.newCustomer());
      await bookings.book(siti, { session_code });
      expect(await bookings.free()).toBe(0);
      await bookings.release(siti, session_code);
      pass(1);
      expect([await shop.modules.bookings.releaseExpired(), await bookings.free()]).toEqual([0, 0]);
    });

    test('that has expired still becomes a booking while the time is free', async () => {
      const session_code = shop.newSession();
      await bookings.hold(siti, { session_code });
      pass(1);
      await shop.modules.bookings.releaseExpired();
      await bookings.book(siti, { session_code });
      expect(await bookings.free()).toBe(2);
    });
  });

  test('an order is of category 1, takes a voucher of services, and is made once', async () => {
    const fields = { session_code: shop.newSession(), voucher_code: 'JASA', total: 56_000 };
    const { unique_id } = await bookings.book(siti, fields);
    expect((await bookings.book(siti, fields)).unique_id).toBe(unique_id);
    expect(await bookings.free()).toBe(2);
    expect(await shop.find(siti, unique_id)).toMatchObject({
      category: 1,
      order_status: 1,
      subtotal: 60_000,
      delivery_cost: 0,
      voucher_value: 5000,
      can_cancel: 1,
      booking: {
        style: 3,
        timezone: 'Asia/Jakarta',
        start_date: monday,
        end_date: monday,
        time: '09:00',
        starts_at: '2026-11-23T02:00:00Z',
        ends_at: '2026-11-23T03:00:00Z',
        moves_left: 1,
        move_hours: 24,
        cancel_hours: 24,
        can_move: 1,
      },
    });
  });

  test('nights are paid each, in the zone of the service; the seller confirms an appointment', async () => {
    const nights = {
      list_vuid: 'kamar',
      cart: JSON.stringify([{ view_uid: 'kamar_besar', qty: 3, price: 200_000, type: 1 }]),
      end_date: '2026-11-26',
      total: 601_000,
      payment_id: 'tempat',
      payment_type: 2,
    };
    await shop.applyStore(shop.document.replace('cart_types: [0]', 'cart_types: [0, 1]'));
    const { unique_id, order_status } = await bookings.book(siti, nights);
    expect(order_status).toBe(0);
    expect((await shop.find(siti, unique_id))?.booking).toMatchObject({
      style: 1,
      timezone: 'Asia/Jayapura',
      start_date: monday,
      end_date: '2026-11-26',
      time: null,
      starts_at: '2026-11-22T15:00:00Z',
      ends_at: '2026-11-25T15:00:00Z',
    });
    expect((await bookings.order(await shop.newCustomer(), nights)).body.error_code).toBe('SLOT_TAKEN');
    const { days } = await bookings.days('2026-11-22', '2026-11-26', 'kamar');
    expect(days.map(({ closed }) => closed)).toEqual([null, 'FULL', 'FULL', 'FULL', null]);
  });

  test('a service without a time is ordered without one', async () => {
    const cart = JSON.stringify([{ view_uid: 'jahit', qty: 2, price: 40_000, type: 1 }]);
    const { unique_id } = await bookings.book(siti, { list_vuid: 'jahit', cart, total: 81_000 });
    expect(await shop.find(siti, unique_id)).toMatchObject({ category: 1, booking: null, can_cancel: 1 });
  });

  describe('moving', () => {
    test('is refused for a taken time, an old revision, a second time, too late, and for other customers', async () => {
      const { unique_id } = await bookings.book(siti);
      const move = (others = {}) => bookings.move(siti, { order_uid: unique_id, ...others });
      expect((await bookings.move(await shop.newCustomer(), { order_uid: unique_id })).status).toBe(404);
      expect((await move({ revision: 2 })).body.error_code).toBe('REVISION_CHANGED');
      expect((await move({ time: '10:30' })).body.error_code).toBe('SLOT_INVALID');
      for (let index = 0; index < 3; index += 1) await bookings.book(await shop.newCustomer(), { start_date: tuesday });
      expect((await move({ time: '09:00' })).body.error_code).toBe('SLOT_TAKEN');
      expect((await move()).body.data).toMatchObject({
        revision: 2,
        booking: { start_date: tuesday, time: '10:00', can_move: 0 },
      });
      expect((await move({ revision: 2, time: '11:00' })).body.error_code).toBe('NOT_MOVABLE');
      expect(await bookings.free()).toBe(3);
      const late = await bookings.book(siti);
      pass(17);
      expect((await bookings.move(siti, { order_uid: late.unique_id })).body.error_code).toBe('NOT_MOVABLE');
      expect((await shop.find(siti, late.unique_id))?.booking?.can_move).toBe(0);
    });

    test('is refused for an order without one', async () => {
      const { unique_id } = await shop.order(siti);
      const { status, body } = await bookings.move(siti, { order_uid: unique_id });
      expect([status, body.error_code]).toEqual([200, 'NOT_MOVABLE']);
    });

    test('happens once, however often it is requested', async () => {
      const { unique_id } = await bookings.book(siti);
      const ask = () => bookings.move(siti, { order_uid: unique_id });
      const answers = [await ask(), ...(await Promise.all([ask(), ask()]))];
      expect(answers.map(({ body }) => [body.error_code, body.data?.revision])).toEqual(answers.map(() => [null, 2]));
      expect((await bookings.move(siti, { order_uid: unique_id, time: '11:00' })).body.error_code).toBe('NOT_MOVABLE');
    });

    test('keeps the length of nights, and may overlap the time before', async () => {
      await shop.database.query(
        `update items set details = jsonb_set(details, '{booking,capacity}', '1') where view_uid = 'kamar'`,
      );
      const cart = JSON.stringify([{ view_uid: 'kamar_besar', qty: 2, price: 200_000, type: 1 }]);
      const { unique_id } = await bookings.book(siti, {
        list_vuid: 'kamar',
        cart,
        end_date: '2026-11-25',
        total: 401_000,
      });
      const { body } = await bookings.move(siti, { order_uid: unique_id });
      expect(body.data?.booking).toMatchObject({ start_date: tuesday, end_date: '2026-11-26', time: null });
    });
  });

  describe('cancelling', () => {
    test('a paid booking gives all money and the time back, but not in the last hours', async () => {
      const { unique_id } = await bookings.book(siti);
      const late = await bookings.book(siti, { time: '10:00' });
      for (const order of [unique_id, late.unique_id]) await shop.pay(siti, order);
      expect([await shop.balanceOf(siti), await bookings.free()]).toEqual([378_000, 2]);
      expect((await shop.cancel(siti, unique_id)).body.success).toBe(true);
      expect([await shop.balanceOf(siti), await bookings.free()]).toEqual([439_000, 3]);
      expect(await shop.find(siti, unique_id)).toMatchObject({
        order_status: -2,
        can_cancel: 0,
        booking: { can_move: 0 },
      });
      pass(18);
      expect((await shop.find(siti, late.unique_id))?.can_cancel).toBe(0);
      expect((await shop.cancel(siti, late.unique_id)).body.error_code).toBe('NOT_CANCELLABLE');
      expect(await shop.balanceOf(siti)).toBe(439_000);
    });

    test('by the seller, and by the time to pay, frees the time', async () => {
      const rejected = await bookings.book(siti);
      await bookings.book(siti);
      expect(await bookings.free()).toBe(1);
      await shop.operate(rejected.unique_id, 'reject', 'penuh');
      expect(await bookings.free()).toBe(2);
      pass(25);
      await shop.modules.orders.orders.expire();
      expect(await bookings.free()).toBe(3);
    });
  });
});
