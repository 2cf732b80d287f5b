import { OrderCategory, OrderStatus, PaymentKind } from '../../../../provider/__generated__/codes';
import { plainLine } from '../../../../provider/modules/orders/queries/insert-order';
import { lockOrder } from '../../../../provider/modules/orders/queries/order-changes';
import type { RefundCause } from '../../../../provider/modules/orders/queries/refunds';
import {
  canTransition,
  orderTransitions,
  type TransitionName,
} from '../../../../provider/modules/orders/queries/transitions';
import { applyTransition } from '../../../../provider/modules/orders/rules/apply-transition';
import { type PaidFor, refundRoutes } from '../../../../provider/modules/orders/rules/refund-routes';
import { fromBalance } from '../../../../provider/modules/orders/rules/wallet-orders';
import { placeOrder } from '../../../../provider/modules/orders/rules/place-order';
import { checkLedger } from '../../../../provider/modules/wallet/queries/check-ledger';
import { createCommerce } from '../../../../provider/modules/stores/queries/stores';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { invoicesOf } from '../../../support/provider/invoices';
import { type Shop, startShop } from '../../../support/provider/shop';

/** The expected refund of received money for every case. `-`: nothing was received yet. `x`: cannot happen. */
const grid = `
  what               cause      PLATFORM SELLER  DIRECT  BALANCE API
  GOODS              cancelled  -        -       -       -       -
  GOODS              rejected   balance  seller  -       balance balance
  GOODS              expired    -        -       -       -       -
  GOODS              failed     balance  seller  -       balance balance
  GOODS              part       balance  seller  seller  balance balance
  GOODS              late       balance  seller  seller  balance balance
  SERVICE            cancelled  balance  seller  -       balance balance
  SERVICE            rejected   balance  seller  -       balance balance
  SERVICE            expired    -        -       -       -       -
  SERVICE            failed     balance  seller  -       balance balance
  SERVICE            part       balance  seller  seller  balance balance
  SERVICE            late       balance  seller  seller  balance balance
  COURIER            cancelled  balance  seller  -       balance balance
  COURIER            rejected   balance  seller  -       balance balance
  COURIER            expired    -        -       -       -       -
  COURIER            failed     balance  seller  -       balance balance
  COURIER            part       balance  seller  seller  balance balance
  COURIER            late       balance  seller  seller  balance balance
  CALLED_SERVICE     cancelled  balance  seller  -       balance balance
  CALLED_SERVICE     rejected   balance  seller  -       balance balance
  CALLED_SERVICE     expired    -        -       -       -       -
  CALLED_SERVICE     failed     balance  seller  -       balance balance
  CALLED_SERVICE     part       balance  seller  seller  balance balance
  CALLED_SERVICE     late       balance  seller  seller  balance balance
  GOODS_AND_COURIER  cancelled  -        -       -       -       -
  GOODS_AND_COURIER  rejected   balance  seller  -       balance balance
  GOODS_AND_COURIER  expired    -        -       -       -       -
  GOODS_AND_COURIER  failed     balance  seller  -       balance balance
  GOODS_AND_COURIER  part       balance  seller  seller  balance balance
  GOODS_AND_COURIER  late       balance  seller  seller  balance balance
  TOP_UP             cancelled  -        x       x       x       -
  TOP_UP             rejected   -        x       x       x       -
  TOP_UP             expired    -        x       x       x       -
  TOP_UP             failed     x        x       x       x       x
  TOP_UP             part       x        x       x       x       x
  TOP_UP             late       balance  x       x       x       balance
  WITHDRAWAL         cancelled  x        x       x       x       x
  WITHDRAWAL         rejected   x        x       x       balance x
  WITHDRAWAL         expired    x        x       x       x       x
  WITHDRAWAL         failed     x        x       x       x       x
  WITHDRAWAL         part       x        x       x       x       x
  WITHDRAWAL         late       x        x       x       balance x
  DIGITAL            cancelled  -        -       -       -       -
  DIGITAL            rejected   balance  seller  -       balance balance
  DIGITAL            expired    -        -       -       -       -
  DIGITAL            failed     balance  seller  -       balance balance
  DIGITAL            part       balance  seller  seller  balance balance
  DIGITAL            late       balance  seller  seller  balance balance
  BILL               cancelled  -        x       x       -       -
  BILL               rejected   x        x       x       x       x
  BILL               expired    -        x       x       -       -
  BILL               failed     balance  x       x       balance balance
  BILL               part       x        x       x       x       x
  BILL               late       balance  x       x       balance balance
  invoice            cancelled  -        -       -       -       -
  invoice            rejected   -        -       -       -       -
  invoice            expired    x        x       x       x       x
  invoice            failed     x        x       x       x       x
  invoice            part       balance  seller  seller  balance balance
  invoice            late       balance  seller  seller  balance balance`;

type Kind = keyof typeof PaymentKind;
type What = keyof typeof OrderCategory | 'invoice';
type Cell = 'balance' | 'seller' | '-' | 'x';
type Row = [what: What, cause: RefundCause, kind: Kind, cell: Cell];

const [[, , ...kinds] = [], ...lines] = grid
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const rows = lines.flatMap(([what, cause, ...cells]) =>
  cells.map((cell, at) => [what, cause, kinds[at], cell] as unknown as Row),
);
const codeOf = (what: What): PaidFor => (what === 'invoice' ? what : OrderCategory[what]);
const names = { balance: 'balance', seller: 'seller', '-': 'unpaid', x: 'never' } as const;

test('the table has a row for each category, way of paying and end', () => {
  const expected = rows.map(
    ([what, cause, kind, cell]) => `${codeOf(what)} ${cause} ${PaymentKind[kind]} ${names[cell]}`,
  );
  const found = ([...Object.values(OrderCategory), 'invoice'] as PaidFor[]).flatMap((what) =>
    Object.entries(refundRoutes[what]).flatMap(([cause, byKind]) =>
      byKind.map((route, kind) => `${what} ${cause} ${kind} ${route}`),
    ),
  );
  expect(found.sort()).toEqual(expected.sort());
  expect(rows).toHaveLength(10 * 6 * 5);
});

const held: readonly OrderStatus[] = [OrderStatus.PAYMENT_ACCEPTED, OrderStatus.SENT];

test.each(rows.filter(([what]) => what !== 'invoice'))(
  '%s that is %s, paid %s: the transitions agree with "%s"',
  (what, cause, kind, cell) => {
    const order = { category: codeOf(what) as OrderCategory, payment_type: PaymentKind[kind] };
    const ends = (Object.keys(orderTransitions) as TransitionName[]).filter(
      (name) => orderTransitions[name].cause === cause,
    );
    // A paid top-up is completed immediately.
    const canBePaid =
      what !== 'TOP_UP' && held.some((code) => ends.some((name) => canTransition({ ...order, status: code }, name)));
    if (cell === 'balance' || cell === 'seller') expect(canBePaid || cause === 'part' || cause === 'late').toBe(true);
    if (cell === '-') expect(canBePaid && kind !== 'DIRECT').toBe(false);
  },
);

const total = 30_000;

describe.each(databases)('refunds on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(async () => {
    await expectBalancedLedger(shop.database);
    await shop.close();
  });

  const at = () => shop.now();
  const move = (uid: string, ...steps: TransitionName[]) =>
    shop.database.transaction(async (transaction) => {
      for (const step of steps) {
        const order = await lockOrder(transaction, uid);
        if (!order || !canTransition(order, step)) throw new Error(`It cannot ${step} in ${order?.status}`);
        if (!(await applyTransition(transaction, order, step, { at: at() }))) throw new Error(`No ${step}`);
      }
    });

  /** An unpaid order; a withdrawal is deducted from the balance. */
  async function made(customer: TestCustomer, category: OrderCategory, kind: PaymentKind): Promise<string> {
    if (category === OrderCategory.WITHDRAWAL) {
      const { body } = await shop.withdraw(customer, { value: total - 2_500 });
      return body.data?.unique_id ?? '';
    }
    return shop.database.transaction(async (transaction) => {
      const app = await createCommerce(transaction).of(shop.storeId);
      const { unique_id } = await placeOrder(
        transaction,
        { app, customer: { ...customer, storeId: shop.storeId }, at: at() },
        {
          ...fromBalance('Saldo'),
          payment_type: kind,
          category,
          cart_type: 0,
          auto_order: 1,
          needsNoConfirmation: true,
          shop: null,
          lines: [plainLine({ title: 'Barang', image: null, price: total })],
          order_fee: 0,
          shown: { total, isAsSent: true },
          paid: { status: kind === PaymentKind.DIRECT ? OrderStatus.NEW : OrderStatus.AWAITING_PAYMENT },
        },
      );
      return unique_id;
    });
  }

  const rides: readonly OrderCategory[] = [OrderCategory.COURIER, OrderCategory.CALLED_SERVICE];
  const ridden: readonly OrderCategory[] = [...rides, OrderCategory.GOODS_AND_COURIER];

  const payment = (category: OrderCategory, kind: PaymentKind): TransitionName[] => {
    if (category === OrderCategory.WITHDRAWAL) return [];
    if (category === OrderCategory.TOP_UP) return ['receiveTopUp'];
    if (kind === PaymentKind.BALANCE) return ['pay'];
    if (kind !== PaymentKind.DIRECT) return ['markPaid'];
    return [rides.includes(category) ? 'takeRide' : 'acceptUnpaid'];
  };
  const sending = (category: OrderCategory): TransitionName[] => [ridden.includes(category) ? 'pickUp' : 'ship'];
  const arrival = (category: OrderCategory): TransitionName[] => [ridden.includes(category) ? 'finishRide' : 'deliver'];

  function failure(category: OrderCategory): TransitionName[] {
    if (category === OrderCategory.BILL) return ['failBill'];
    return ridden.includes(category) ? ['failRide'] : ['ship', 'fail'];
  }

  const byHand = (uid: string, cause: 'part' | 'late', amount: number, before = 0) =>
    shop.modules.orders.refunds.ofOrder(uid, { cause, amount, before });

  const part = 10_000;
  const amountOf = (cause: RefundCause) => (cause === 'part' ? part : total);

  /** Ends a paid order in that way. */
  async function endPaid(uid: string, category: OrderCategory, kind: PaymentKind, cause: RefundCause) {
    const isDirect = kind === PaymentKind.DIRECT;
    switch (cause) {
      case 'cancelled':
        return move(uid, ...payment(category, kind), 'cancelPaid');
      case 'rejected':
        return move(uid, ...payment(category, kind), 'reject');
      case 'expired':
        throw new Error('What is paid does not expire');
      case 'failed':
        return move(uid, ...payment(category, kind), ...failure(category));
      case 'part':
        await move(uid, ...payment(category, kind), ...sending(category), ...(isDirect ? arrival(category) : []));
        expect(await byHand(uid, 'part', total + 1)).toBe(false);
        expect(await byHand(uid, 'part', part)).toBe(true);
        expect(await byHand(uid, 'part', part)).toBe(false);
        return isDirect ? undefined : move(uid, ...arrival(category));
      case 'late':
        if (category === OrderCategory.WITHDRAWAL) await move(uid, 'approve');
        else {
          expect(await byHand(uid, 'late', total)).toBe(false);
          await move(uid, 'cancel');
        }
        expect(await byHand(uid, 'late', total)).toBe(true);
        expect(await byHand(uid, 'late', total)).toBe(false);
    }
  }

  /** Ends an unpaid order. */
  const endUnpaid = (uid: string, category: OrderCategory, kind: PaymentKind, cause: RefundCause) => {
    const isDirect = kind === PaymentKind.DIRECT;
    const before = isDirect && cause === 'failed' ? [...payment(category, kind), ...failure(category)] : undefined;
    const names = { cancelled: 'cancel', rejected: 'reject', expired: 'expire' } as const;
    if (before) return move(uid, ...before);
    if (isDirect && cause === 'expired') return undefined;
    return cause in names ? move(uid, names[cause as keyof typeof names]) : undefined;
  };

  async function invoice(customer: TestCustomer, kind: PaymentKind, isPaid: boolean) {
    const calls = invoicesOf(shop, customer);
    const uid = await calls.add({ lines: [{ title: 'Katering', quantity: 1, price: total }] });
    await shop.database.query(
      `update invoices set payment_id = 'x', payment_method = 1, payment_type = $2, payment_name = 'x' where unique_id = $1`,
      [uid, kind],
    );
    if (isPaid) expect(await shop.modules.invoices.sellerInvoices.markPaid(uid)).toBe(true);
    return { uid, calls };
  }

  const eventsOf = async ({ id }: TestCustomer) => {
    const sent = await shop.database.query<{ event: string }>(
      `select event from notifications where customer_id = $1 and starts_with(event, 'refund.') order by id`,
      [id],
    );
    return sent.map(({ event }) => event);
  };

  /** Ends it. @returns what the customer sees */
  async function ended([what, cause, kindName, cell]: Row) {
    const [category, kind] = [codeOf(what), PaymentKind[kindName]];
    const customer = await shop.newCustomer(total);
    const isReceived = cell === 'balance' || cell === 'seller';
    if (category === 'invoice') {
      const { uid, calls } = await invoice(customer, kind, isReceived);
      const give = (before: number) =>
        shop.modules.invoices.sellerInvoices.giveBack(uid, {
          cause: cause as 'part' | 'late',
          amount: amountOf(cause),
          before,
        });
      if (isReceived) expect([await give(0), await give(0)]).toEqual([true, false]);
      else if (cause === 'cancelled') await calls.cancel(uid);
      else await shop.modules.invoices.sellerInvoices.rejectProof(uid, 'Buram');
      return { customer, uid, seen: async () => (await calls.find(uid)).body.data };
    }
    const uid = await made(customer, category, kind);
    if (isReceived) await endPaid(uid, category, kind, cause);
    else await endUnpaid(uid, category, kind, cause);
    return { customer, uid, seen: () => shop.find(customer, uid) };
  }

  const isSaidOtherwise = (what: What, cause: RefundCause) => what === 'WITHDRAWAL' && cause === 'rejected';

  describe('of a store with a balance', () => {
    test.each(rows.filter(([, , , cell]) => cell !== 'x'))('%s that is %s, paid %s: %s', async (...row) => {
      const [what, cause, kind, cell] = row;
      const { customer, uid, seen } = await ended(row);
      const { refunds } = await seen();
      // Here, payments of invoices are only recorded, not taken from the balance.
      const isSpent = what !== 'invoice' && kind === 'BALANCE' && cell !== '-' && cause !== 'late';
      const isTaken = what === 'WITHDRAWAL';
      const opening = isSpent || isTaken ? 0 : total;
      if (cell === '-') {
        expect([refunds, await shop.balanceOf(customer), await eventsOf(customer)]).toEqual([[], total, []]);
        return;
      }
      const amount = amountOf(cause);
      const isDone = cell === 'balance';
      expect(refunds).toEqual([
        {
          unique_id: expect.any(String) as string,
          cause,
          route: cell,
          amount,
          reference: '',
          opened_at: at().toISOString().replace('.000', ''),
          due_at: '2026-11-24T10:00:00Z',
          done_at: isDone ? at().toISOString().replace('.000', '') : null,
        },
      ]);
      expect(await shop.balanceOf(customer)).toBe(isDone ? opening + amount : opening);
      const said = isDone ? ['refund.done'] : ['refund.opened'];
      expect(await eventsOf(customer)).toEqual(isSaidOtherwise(what, cause) ? [] : said);
      const [movement] = (await shop.transactions(customer)).data;
      const kindOfMovement = what === 'WITHDRAWAL' ? 'withdrawal_returned' : 'refund';
      if (isDone) expect(movement).toMatchObject({ kind: kindOfMovement, amount });
      else {
        const task = (await shop.modules.orders.refunds.list('warung')).find(({ target_uid }) => target_uid === uid);
        expect(task).toMatchObject({ amount, route: 'seller', done: null, is_overdue: false });
        const settle = (reference: string) => shop.modules.orders.refunds.settle(task?.unique_id ?? '', reference);
        expect([await settle('TRX 123'), await settle('TRX 456')]).toEqual([true, false]);
        expect((await seen()).refunds).toMatchObject([{ reference: 'TRX 123', done_at: expect.any(String) as string }]);
        expect(await eventsOf(customer)).toEqual(['refund.opened', 'refund.done']);
        expect(await shop.balanceOf(customer)).toBe(opening);
      }
    });
  });

  describe('where customers see no balance', () => {
    const returned = rows.filter(([, , kind, cell]) => cell === 'balance' && kind === 'PLATFORM');
    const find = async (uid: string) =>
      (await shop.modules.orders.refunds.list('warung')).find(({ target_uid }) => target_uid === uid);

    describe('of a store without one', () => {
      const ofBalance = /^ +(- \{ id: saldo,|rewards:|- \{ unique_id: saldo|referral_flag:|referral:).*\n/gm;
      const withoutBalance = (document: string) =>
        document.replace('balance_flag: 1', 'balance_flag: 0').replace(ofBalance, '');
      beforeAll(() => shop.applyStore(withoutBalance(shop.document)));
      afterAll(() => shop.applyStore(shop.document));

      test.each(returned)('%s that is %s, paid %s, waits for the store', async (...row) => {
        const { customer, uid, seen } = await ended(row);
        expect([(await seen()).refunds, await shop.balanceOf(customer)]).toMatchObject([
          [{ route: 'store', done_at: null, amount: amountOf(row[1]) }],
          total,
        ]);
        expect(await find(uid)).toMatchObject({ route: 'store', done: null });
        expect(await eventsOf(customer)).toEqual(['refund.opened']);
      });

      test('a payment from a balance goes back to it', async () => {
        const { customer, seen } = await ended(['GOODS', 'rejected', 'BALANCE', 'balance']);
        expect([(await seen()).refunds, await shop.balanceOf(customer)]).toMatchObject([[{ route: 'balance' }], total]);
      });
    });

    test('money that arrives after the account was closed is owed by the store', async () => {
      const customer = await shop.newCustomer();
      const uid = await made(customer, OrderCategory.GOODS, PaymentKind.API);
      await move(uid, 'expire');
      await shop.database.query('update customers set closed_at = now() where id = $1', [customer.id]);
      expect(await byHand(uid, 'late', total)).toBe(true);
      expect(await find(uid)).toMatchObject({ route: 'store', cause: 'late', done: null });
    });
  });

  test('a second payment, or one by a way that was changed, goes back once each', async () => {
    const customer = await shop.newCustomer(total);
    const { unique_id } = await shop.order(customer, { payment_id: 'bank', payment_type: 0, total: 32_500 });
    await shop.changePayment(customer, { order_uid: unique_id, payment_id: 'saldo', payment_type: 3 });
    await shop.pay(customer, unique_id, 2);
    expect([await byHand(unique_id, 'late', 32_500), await byHand(unique_id, 'late', 32_500, 1)]).toEqual([true, true]);
    expect(await shop.balanceOf(customer)).toBe(65_000);
    await move(unique_id, 'reject');
    expect(await shop.balanceOf(customer)).toBe(95_000);
    expect((await shop.find(customer, unique_id)).refunds?.map(({ cause }) => cause)).toEqual([
      'late',
      'late',
      'rejected',
    ]);
  });

  test('parts together are at most what was received, and the seller earns the rest', async () => {
    const customer = await shop.newCustomer();
    const uid = await made(customer, OrderCategory.GOODS, PaymentKind.PLATFORM);
    expect(await byHand(uid, 'part', 1)).toBe(false);
    await move(uid, 'markPaid');
    expect([await byHand(uid, 'part', 20_000), await byHand(uid, 'part', 10_001, 1)]).toEqual([true, false]);
    await move(uid, 'ship', 'fail');
    expect(await shop.balanceOf(customer)).toBe(total);
    expect(await byHand(uid, 'part', 1, 2)).toBe(false);
  });

  test('an account is not closed while money is to be paid out to it', async () => {
    const customer = await shop.newCustomer();
    const uid = await made(customer, OrderCategory.GOODS, PaymentKind.SELLER);
    await move(uid, 'markPaid', 'reject');
    const preview = () => shop.modules.personalData.preview({ ...customer, storeId: shop.storeId });
    expect(await preview()).toMatchObject({ unfinished_orders: 1 });
    const open = (await shop.modules.orders.refunds.list('')).find(({ target_uid }) => target_uid === uid);
    await shop.modules.orders.refunds.settle(open?.unique_id ?? '', '');
    expect(await preview()).toMatchObject({ unfinished_orders: 0 });
  });

  test.each<[what: string, sql: string, deviation: RegExp]>([
    [
      'an amount that goes back to nobody',
      `delete from refunds where id = REFUND`,
      /order WR\d+ gave back 30000 to owed, and its refund says nothing$/,
    ],
    [
      'a refund of another amount',
      `update refunds set amount = 1 where id = REFUND`,
      /gave back 30000 to owed, and its refund says 1 to owed$/,
    ],
    [
      'a refund that nobody was paid',
      `update refunds set route = 'balance', done_at = now() where id = REFUND`,
      /gave back 30000 to owed, and its refund says 30000 to wallet$/,
    ],
    [
      'a refund that is done without being paid out',
      `update refunds set done_at = now() where id = REFUND`,
      /is owed to customers, and the refunds that wait to be paid out make \d+$/,
    ],
    [
      'an end that gave nothing back',
      `delete from ledger_entries where id = (select max(id) from ledger_entries)`,
      /gave back 0 to nobody, and its refund says 30000 to owed$/,
    ],
  ])('the check of the ledger names %s', async (_what, sql, deviation) => {
    const customer = await shop.newCustomer();
    const uid = await made(customer, OrderCategory.SERVICE, PaymentKind.SELLER);
    await move(uid, 'markPaid', 'cancelPaid');
    const undone = new Error('undone');
    const work = shop.database.transaction(async (transaction) => {
      const [refund] = await transaction.query<{ id: number }>('select max(id) as id from refunds');
      await transaction.script(
        `alter table ledger_entries disable trigger all; ${sql.replaceAll('REFUND', String(refund?.id))}`,
      );
      const inside = {
        ...shop.database,
        transaction: (check: (of: typeof transaction) => Promise<unknown>) =>
          check({ ...transaction, script: async () => undefined }),
      };
      const { deviations } = await checkLedger(inside as typeof shop.database);
      expect(deviations).toContainEqual(expect.stringMatching(deviation));
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
  });
});
