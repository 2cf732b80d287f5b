import { subDays } from 'date-fns/subDays';
import type { Database, Queryable } from '../database/database';
import { addReferral } from '../modules/referrals/queries';
import { createCommerce } from '../modules/stores/queries/stores';
import { type LedgerAccount, post, type Transfer, type TransferReason } from '../modules/wallet/queries/ledger';
import { pointsOf, rewardsOf } from '../modules/wallet/rules';
import type { FilledStore } from '../store-check/store-document';

type App = FilledStore['app'];

/** `asked` and `reserved` are what a later rejection or refund gives back. */
type Movement =
  | 'topUp'
  | 'purchase'
  | 'cashback'
  | 'reserved'
  | 'refund'
  | 'withdrawal'
  | 'asked'
  | 'returned'
  | 'reward';

/** A year of an ordinary customer: days ago, what, and whole rupiah. */
const year: readonly (readonly [daysAgo: number, what: Movement, amount: number])[] = [
  [352, 'purchase', 68_500],
  [341, 'purchase', 124_000],
  [333, 'cashback', 5_000],
  [320, 'topUp', 200_000],
  [312, 'purchase', 87_250],
  [301, 'purchase', 43_500],
  [290, 'reserved', 156_000],
  [288, 'refund', 156_000],
  [279, 'purchase', 149_000],
  [266, 'topUp', 150_000],
  [255, 'purchase', 52_750],
  [247, 'withdrawal', 100_000],
  [236, 'purchase', 96_500],
  [228, 'cashback', 10_000],
  [214, 'topUp', 300_000],
  [205, 'purchase', 73_000],
  [193, 'purchase', 118_500],
  [182, 'purchase', 39_750],
  [171, 'asked', 75_000],
  [170, 'returned', 75_000],
  [160, 'topUp', 200_000],
  [151, 'purchase', 64_250],
  [143, 'reward', 0],
  [132, 'purchase', 187_500],
  [120, 'withdrawal', 150_000],
  [111, 'purchase', 28_500],
  [99, 'topUp', 250_000],
  [90, 'purchase', 91_000],
  [82, 'cashback', 7_500],
  [71, 'reserved', 45_000],
  [69, 'refund', 45_000],
  [60, 'purchase', 132_750],
  [51, 'purchase', 57_500],
  [43, 'topUp', 200_000],
  [34, 'purchase', 109_250],
  [26, 'purchase', 36_000],
  [17, 'cashback', 5_000],
  [10, 'purchase', 82_500],
  [4, 'topUp', 100_000],
  [2, 'purchase', 48_750],
];

/** Of those who entered the code of the demo customer: days ago, and of their first completed order. */
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

type Leg = readonly [reason: TransferReason, from: LedgerAccount, to: LedgerAccount, amount: number];

const [held, sales, external] = [{ kind: 'held' }, { kind: 'sales' }, { kind: 'external' }] as const;

function legsOf(what: Movement, amount: number, customerId: number, app: App): Leg[] {
  const wallet = { kind: 'wallet', customerId } as const;
  const points = { kind: 'points', customerId } as const;
  const issued = { kind: 'points_issued' } as const;
  const [reward] = rewardsOf(app);
  const fee = app.appmeta.order_fee_withdraw;
  const legs: Readonly<Record<Movement, Leg[]>> = {
    topUp: [['top_up', external, wallet, amount]],
    purchase: [
      ['payment', wallet, held, amount],
      ['earned', held, sales, amount],
      ['points', issued, points, pointsOf(app, amount)],
    ],
    cashback: [['cashback', { kind: 'vouchers' }, wallet, amount]],
    reserved: [['payment', wallet, held, amount]],
    refund: [['refund', held, wallet, amount]],
    withdrawal: [
      ['withdrawal', wallet, held, amount + fee],
      ['withdrawal_paid', held, external, amount],
      ['fee', held, sales, fee],
    ],
    asked: [['withdrawal', wallet, held, amount + fee]],
    returned: [['withdrawal_returned', held, wallet, amount + fee]],
    reward: reward
      ? [
          ['exchange', points, issued, reward.points],
          ['reward', { kind: 'rewards' }, wallet, reward.reward],
        ]
      : [],
  };
  return legs[what];
}

const ofOpenWallets: readonly Movement[] = ['withdrawal', 'asked', 'returned'];

/** What the legs change in the wallet of the customer. */
const changeOf = (legs: readonly Leg[], customerId: number) => {
  const isOwn = (account: LedgerAccount) => account.kind === 'wallet' && account.customerId === customerId;
  return legs.reduce((sum, [, from, to, amount]) => sum + (isOwn(to) ? amount : 0) - (isOwn(from) ? amount : 0), 0);
};

async function addFriends(transaction: Queryable, { id, storeId }: DemoCustomer, { referral }: App, now: Date) {
  const movements: { at: Date; legs: Leg[]; keys: string[] }[] = [];
  for (const [name, username, entered, completed] of friends) {
    const [friend] = await transaction.query<{ id: number }>(
      `insert into customers (store_id, view_uid, name, username, email, password_hash)
       select id, 'demo_' || replace(codename, '-', '_') || '_' || $2, $3, $2, $2 || '@toko.test', '' from stores
       where id = $1 on conflict do nothing returning id`,
      [storeId, username, name],
    );
    if (!friend) continue;
    await addReferral(transaction, { id: friend.id, storeId }, id, subDays(now, entered));
    if (completed === null) continue;
    const at = subDays(now, completed);
    const [row] = await transaction.query<{ id: number }>(
      'update referrals set completed_at = $2 where friend_id = $1 returning id',
      [friend.id, at],
    );
    const wallets = [id, friend.id].map((customerId) => ({ kind: 'wallet', customerId }) as const);
    const amounts = [referral.referrer_reward, referral.friend_reward];
    const legs = wallets.map((wallet, at): Leg => ['referral', { kind: 'referrals' }, wallet, amounts[at] ?? 0]);
    movements.push({ at, legs, keys: [`referral ${row?.id}`, `referred ${row?.id}`] });
  }
  return movements;
}

async function addHistory(transaction: Queryable, customer: DemoCustomer, balance: number, now: Date) {
  const { id, storeId } = customer;
  const app = await createCommerce(transaction).of(storeId);
  if (app.customer_points_flag !== 1) return;
  const isOpen = app.appmeta.balance_mode === 'open';
  const ofYear = year
    .filter(([, what]) => isOpen || !ofOpenWallets.includes(what))
    .map(([daysAgo, what, amount], index) => {
      const legs = legsOf(what, amount, id, app);
      return { at: subDays(now, daysAgo), legs, keys: legs.map((_, leg) => `demo ${id} ${index} ${leg}`) };
    });
  const referred = app.referral_flag === 1 ? await addFriends(transaction, customer, app, now) : [];
  const later = [...ofYear, ...referred].sort((one, other) => one.at.getTime() - other.at.getTime());
  const opening = balance - later.reduce((sum, { legs }) => sum + changeOf(legs, id), 0);
  const first = { at: subDays(now, 364), legs: legsOf('topUp', opening, id, app), keys: [`opening ${id}`] };
  for (const { at, legs, keys } of [first, ...later]) {
    const transfers = legs.map(
      ([reason, from, to, amount], leg): Transfer => ({ key: keys[leg] ?? '', reason, from, to, amount }),
    );
    if (!(await post(transaction, { storeId, at, transfers }))) throw new Error(`The demo wallet ${id} is short`);
  }
}

/** Gives demo customers without any movement a year of them that ends with `balance`, in stores with points. */
export const addDemoHistory = (database: Database, customers: readonly DemoCustomer[], balance: number, now: Date) =>
  customers.reduce(
    (before, customer) =>
      before.then(() => database.transaction((transaction) => addHistory(transaction, customer, balance, now))),
    Promise.resolve(),
  );
