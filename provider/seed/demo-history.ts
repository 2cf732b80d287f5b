import { OrderCategory, OrderStatus } from '../__generated__/codes';
import { addMinutes } from 'date-fns/addMinutes';
import { subDays } from 'date-fns/subDays';
import { jakartaDay } from '../clock';
import type { Database, Queryable } from '../database/database';
import { addReferral } from '../modules/referrals/queries';
import { createCommerce } from '../modules/stores/queries/stores';
import { type LedgerAccount, post, type Transfer, type TransferReason } from '../modules/wallet/queries/ledger';
import { pointsOf, rewardsOf } from '../modules/wallet/rules';
import type { FilledStore } from '../store-check/store-document';
import {
  addDemoOrder,
  type DemoOrder,
  demoPurchase,
  type DemoShelf,
  demoShelf,
  type DemoStep,
  demoTopUp,
  demoWithdrawal,
  totalOf,
} from './demo-orders';
import { addDemoRefunds } from './demo-refunds';

type App = FilledStore['app'];

type Movement = 'topUp' | 'purchase' | 'refunded' | 'withdrawal' | 'rejected' | 'reward';

type Row = readonly [daysAgo: number, time: string, what: Movement, amount: number, cashback?: number];

/** A year of an ordinary customer. Amounts of purchases are approximate, and some give cashback. */
const year: readonly Row[] = [
  [352, '19:42', 'purchase', 68_500],
  [341, '12:08', 'purchase', 124_000, 5_000],
  [320, '08:15', 'topUp', 200_000],
  [312, '20:31', 'purchase', 87_250],
  [301, '10:54', 'purchase', 43_500],
  [290, '21:17', 'refunded', 156_000],
  [279, '18:26', 'purchase', 149_000],
  [266, '07:49', 'topUp', 150_000],
  [255, '13:03', 'purchase', 52_750],
  [247, '09:22', 'withdrawal', 100_000],
  [236, '19:58', 'purchase', 96_500, 10_000],
  [214, '08:36', 'topUp', 300_000],
  [205, '20:12', 'purchase', 73_000],
  [193, '16:45', 'purchase', 118_500],
  [182, '12:29', 'purchase', 39_750],
  [171, '10:07', 'rejected', 75_000],
  [160, '17:51', 'topUp', 200_000],
  [151, '21:40', 'purchase', 64_250],
  [143, '11:18', 'reward', 0],
  [132, '19:05', 'purchase', 187_500],
  [120, '09:47', 'withdrawal', 150_000],
  [111, '12:52', 'purchase', 28_500],
  [99, '08:04', 'topUp', 250_000],
  [90, '18:39', 'purchase', 91_000, 7_500],
  [71, '20:56', 'refunded', 45_000],
  [60, '13:34', 'purchase', 132_750],
  [51, '19:21', 'purchase', 57_500],
  [43, '07:58', 'topUp', 200_000],
  [34, '17:13', 'purchase', 109_250],
  [26, '21:02', 'purchase', 36_000, 5_000],
  [10, '12:41', 'purchase', 82_500],
  [4, '08:27', 'topUp', 100_000],
  [2, '19:36', 'purchase', 48_750],
];

/** Customers who entered the demo customer's code: how many days ago, and when their first order was completed. */
const friends: readonly (readonly [name: string, username: string, entered: number, completed: number | null])[] = [
  ['Rani Puspita', 'ranipuspita', 310, 298],
  ['Bayu Nugroho', 'bayunugroho', 224, 219],
  ['Maya Anggraini', 'mayaanggraini', 137, 130],
  ['Fajar Setiawan', 'fajarsetiawan', 48, 41],
  ['Dewi Lestari', 'dewilestari', 9, null],
];

interface DemoCustomer {
  id: number;
  storeId: number;
}

type Leg = readonly [what: string, reason: TransferReason, from: LedgerAccount, to: LedgerAccount, amount: number];

/** The key of a leg begins with its `what` and ends with the number of the order, if there is one. */
interface Posting {
  at: Date;
  legs: readonly Leg[];
}

interface Event {
  what?: Movement;
  order?: { is: DemoOrder; steps: readonly DemoStep[] };
  postings: readonly Posting[];
}

const [held, sales, external] = [{ kind: 'held' }, { kind: 'sales' }, { kind: 'external' }] as const;
const ofOpenWallets: readonly Movement[] = ['withdrawal', 'rejected'];

/** The given time of day in Jakarta, which has no daylight saving time. */
function timeOf(now: Date, daysAgo: number, time: string): Date {
  const day = jakartaDay(subDays(now, daysAgo));
  return new Date(`${day}T${time}:${String((daysAgo * 37) % 60).padStart(2, '0')}+07:00`);
}

/** What happened to an order, step by step, and the money that moved with it. */
function eventOf(shelf: DemoShelf, customer: DemoCustomer, at: Date, [daysAgo, , what, amount, back = 0]: Row): Event {
  const { app } = shelf;
  const wallet = { kind: 'wallet', customerId: customer.id } as const;
  const points = { kind: 'points', customerId: customer.id } as const;
  const issued = { kind: 'points_issued' } as const;
  const later = (minutes: number) => addMinutes(at, minutes);
  const { AWAITING_PAYMENT, PAYMENT_ACCEPTED, SENT, RECEIVED, REJECTED } = OrderStatus;
  switch (what) {
    case 'topUp': {
      const order = demoTopUp(shelf, amount);
      if (!order) return { postings: [{ at, legs: [[`demo ${daysAgo}`, 'top_up', external, wallet, amount]] }] };
      const steps: DemoStep[] = [
        { status: AWAITING_PAYMENT, by: 'customer', at },
        { status: RECEIVED, by: 'seller', at: later(9) },
      ];
      const legs: Leg[] = [
        ['topped up', 'top_up', external, wallet, amount],
        ['fee', 'fee', external, sales, totalOf(order) - amount],
      ];
      return { order: { is: order, steps }, postings: [{ at: later(9), legs }] };
    }
    case 'purchase': {
      const order = demoPurchase(shelf, amount, daysAgo, back);
      if (!order) return { postings: [] };
      const total = totalOf(order);
      const [sent, received] = order.category === OrderCategory.DIGITAL ? [2, 3] : [190 + daysAgo, 1_400 + daysAgo];
      const steps: DemoStep[] = [
        { status: AWAITING_PAYMENT, by: 'customer', at },
        { status: PAYMENT_ACCEPTED, by: 'customer', at: later(1) },
        { status: SENT, by: 'seller', at: later(sent) },
        { status: RECEIVED, by: 'seller', at: later(received) },
      ];
      const legs: Leg[] = [
        ['earned', 'earned', held, sales, total],
        ['cashback', 'cashback', { kind: 'vouchers' }, wallet, order.cashback],
        ['points', 'points', issued, points, pointsOf(app, total)],
      ];
      const paid = { at: later(1), legs: [['paid', 'payment', wallet, held, total]] } as const;
      return { order: { is: order, steps }, postings: [paid, { at: later(received), legs }] };
    }
    case 'refunded':
    case 'withdrawal':
    case 'rejected': {
      const isBought = what === 'refunded';
      const order = isBought
        ? demoPurchase(shelf, amount, daysAgo, 0, 'Stok di gudang habis')
        : demoWithdrawal(shelf, amount, what === 'rejected' ? 'Nomor rekening tidak ditemukan' : '');
      if (!order) return { postings: [] };
      const total = totalOf(order);
      const end = later(order.category === OrderCategory.GOODS ? 1_290 : 145);
      const isDone = what === 'withdrawal';
      const steps: DemoStep[] = [
        { status: PAYMENT_ACCEPTED, by: 'customer', at },
        { status: isDone ? RECEIVED : REJECTED, by: 'seller', at: end },
      ];
      const legs: Leg[] = isDone
        ? [
            ['withdrawn', 'withdrawal_paid', held, external, amount],
            ['fee', 'fee', held, sales, total - amount],
          ]
        : [['returned', isBought ? 'refund' : 'withdrawal_returned', held, wallet, total]];
      const paid: Posting = { at, legs: [['paid', isBought ? 'payment' : 'withdrawal', wallet, held, total]] };
      return { order: { is: order, steps }, postings: [paid, { at: end, legs }] };
    }
    case 'reward': {
      const [reward] = rewardsOf(app);
      const legs: Leg[] = reward
        ? [
            [`demo exchange ${daysAgo}`, 'exchange', points, issued, reward.points],
            [`demo reward ${daysAgo}`, 'reward', { kind: 'rewards' }, wallet, reward.reward],
          ]
        : [];
      return { postings: [{ at, legs }] };
    }
  }
}

const byTime = (one: Posting, other: Posting) => one.at.getTime() - other.at.getTime();

/** The balance with which a customer's account has to begin to end with `end`, and its lowest balance in between. */
function rangeOf(events: readonly Event[], kind: 'wallet' | 'points', customerId: number, end?: number) {
  const isOwn = (account: LedgerAccount) =>
    account.kind === kind && 'customerId' in account && account.customerId === customerId;
  const changes = events
    .flatMap(({ postings }) => postings)
    .sort(byTime)
    .map(({ legs }) =>
      legs.reduce((sum, [, , from, to, amount]) => sum + (isOwn(to) ? amount : 0) - (isOwn(from) ? amount : 0), 0),
    );
  const opening = end === undefined ? 0 : end - changes.reduce((sum, change) => sum + change, 0);
  let [balance, least] = [opening, opening];
  for (const change of changes) {
    balance += change;
    least = Math.min(least, balance);
  }
  return { opening, least };
}

/** Leaves out a reward if too few points were earned for it, and the latest top-ups if too little was bought. */
function affordable(events: readonly Event[], customerId: number, end: number): readonly Event[] {
  const isEarned = rangeOf(events, 'points', customerId).least >= 0;
  let covered = isEarned ? events : events.filter(({ what }) => what !== 'reward');
  while (rangeOf(covered, 'wallet', customerId, end).least < 0) {
    const last = covered.findLast(({ what }) => what === 'topUp');
    if (!last) return [];
    covered = covered.filter((event) => event !== last);
  }
  return covered;
}

async function addFriends(transaction: Queryable, { id, storeId }: DemoCustomer, { referral }: App, now: Date) {
  const events: Event[] = [];
  for (const [name, username, entered, completed] of friends) {
    const [friend] = await transaction.query<{ id: number }>(
      `insert into customers (store_id, view_uid, name, username, email, password_hash)
       select id, 'demo_' || replace(codename, '-', '_') || '_' || $2, $3, $2, $2 || '@toko.test', '' from stores
       where id = $1 on conflict do nothing returning id`,
      [storeId, username, name],
    );
    if (!friend) continue;
    await addReferral(transaction, { id: friend.id, storeId }, id, timeOf(now, entered, '20:18'));
    if (completed === null) continue;
    const at = timeOf(now, completed, '15:26');
    const [row] = await transaction.query<{ id: number }>(
      'update referrals set completed_at = $2 where friend_id = $1 returning id',
      [friend.id, at],
    );
    const [own, other] = [id, friend.id].map((customerId) => ({ kind: 'wallet', customerId }) as const);
    const from = { kind: 'referrals' } as const;
    if (!own || !other) continue;
    const legs: Leg[] = [
      [`referral ${row?.id}`, 'referral', from, own, referral.referrer_reward],
      [`referred ${row?.id}`, 'referral', from, other, referral.friend_reward],
    ];
    events.push({ postings: [{ at, legs }] });
  }
  return events;
}

async function addHistory(transaction: Queryable, customer: DemoCustomer, balance: number, now: Date) {
  const { id, storeId } = customer;
  const app = await createCommerce(transaction).of(storeId);
  if (app.customer_points_flag !== 1) return;
  const isOpen = app.appmeta.balance_mode === 'open';
  const shelf = await demoShelf(transaction, storeId, app);
  const ofYear = year
    .filter(([, , what]) => isOpen || !ofOpenWallets.includes(what))
    .map((row) => ({ ...eventOf(shelf, customer, timeOf(now, row[0], row[1]), row), what: row[2] }));
  const referred = app.referral_flag === 1 ? await addFriends(transaction, customer, app, now) : [];
  const postings: (Posting & { orderId?: number })[] = [];
  const events = affordable([...ofYear, ...referred], id, balance);
  const { opening } = rangeOf(events, 'wallet', id, balance);
  for (const { order, postings: own } of events) {
    const orderId = order && (await addDemoOrder(transaction, shelf, customer, order.is, order.steps));
    postings.push(...own.map((posting) => ({ ...posting, orderId })));
    if (orderId !== undefined) await addDemoRefunds(transaction, customer, orderId, own);
  }
  const wallet = { kind: 'wallet', customerId: id } as const;
  postings.push({ at: timeOf(now, 364, '10:12'), legs: [['opening', 'top_up', external, wallet, opening]] });
  postings.sort(byTime);
  for (const { at, legs, orderId } of postings) {
    const transfers = legs.map(([what, reason, from, to, amount]): Transfer => {
      const key = /\d$/.test(what) && reason === 'referral' ? what : `${what} ${orderId ?? id}`;
      return { key, reason, from, to, amount };
    });
    if (!(await post(transaction, { storeId, orderId, at, transfers })))
      throw new Error(`The demo wallet ${id} is short`);
  }
}

/**
 * Gives demo customers that have no ledger entries a year of entries that ends with `balance`, in stores with points.
 */
export const addDemoHistory = (database: Database, customers: readonly DemoCustomer[], balance: number, now: Date) =>
  customers.reduce(
    (before, customer) =>
      before.then(() => database.transaction((transaction) => addHistory(transaction, customer, balance, now))),
    Promise.resolve(),
  );
