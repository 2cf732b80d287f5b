import type { components } from '../../__generated__/rest';
import { jakartaTime } from '../../clock';
import type { Database, Queryable } from '../../database/database';
import { BadRequest } from '../../errors/call-errors';
import type { FilledStore } from '../../store-check/store-document';
import type { Transfer } from '../wallet/queries/ledger';

type Rest = components['schemas'];

const pageSize = 20;

/** The codes of nobody. */
export const noCodes = { username: '', entered: null };

export const createReferralRows = (database: Database) => ({
  /** The customer's own code, and the code that the customer entered. */
  async codesOf(customerId: number): Promise<{ username: string; entered: string | null }> {
    const [row] = await database.query<{ username: string; entered: string | null }>(
      `select customer.username, referrer.username as entered
       from customers customer
       left join referrals referral on referral.friend_id = customer.id
       left join customers referrer on referrer.id = referral.referrer_id
       where customer.id = $1`,
      [customerId],
    );
    return row ?? noCodes;
  },

  /** Newest first, after the entry `after`; names are whole. */
  async list(customerId: number, after?: string) {
    if (after !== undefined && !/^\d{1,18}$/.test(after)) throw new BadRequest('after must be a key of this list');
    const rows = await database.query<Rest['Referral']>(
      `select referral.id::text as unique_id, friend.name, ${jakartaTime('referral.entered_at')} as joined,
         coalesce(entry.amount, 0) as earned
       from referrals referral
       join customers friend on friend.id = referral.friend_id
       left join ledger_entries entry on entry.key = 'referral ' || referral.id
       where referral.referrer_id = $1 and ($2::bigint is null or referral.id < $2)
       order by referral.id desc limit ${pageSize + 1}`,
      [customerId, after ?? null],
    );
    const data = rows.slice(0, pageSize);
    return { data, after: rows.length > pageSize ? (data.at(-1)?.unique_id ?? null) : null };
  },
});

/** Locks the store's referrals: entries of the same moment could make a cycle. */
export const lockReferrals = (transaction: Queryable, storeId: number) =>
  transaction.query(`select pg_advisory_xact_lock(hashtextextended('referrals ' || $1::bigint, 0))`, [storeId]);

export interface ReferralFacts {
  /** Null if nobody has the code. */
  referrerId: number | null;
  hasEntered: boolean;
  /** Whether the friend referred the referrer, directly or through others. */
  isCycle: boolean;
}

export async function referralFacts(
  transaction: Queryable,
  { id, storeId }: { id: number; storeId: number },
  code: string,
): Promise<ReferralFacts> {
  const [facts] = await transaction.query<ReferralFacts>(
    `with recursive referrer as (
       select id from customers where store_id = $1 and closed_at is null and lower(username) = lower($3)
     ), upstream as (
       select referrer_id from referrals where friend_id = (select id from referrer)
       union
       select referral.referrer_id from referrals referral join upstream on referral.friend_id = upstream.referrer_id
     )
     select (select id from referrer) as "referrerId",
       exists (select from referrals where friend_id = $2) as "hasEntered",
       exists (select from upstream where referrer_id = $2) as "isCycle"`,
    [storeId, id, code],
  );
  return facts ?? { referrerId: null, hasEntered: false, isCycle: false };
}

export const addReferral = (
  transaction: Queryable,
  { id, storeId }: { id: number; storeId: number },
  referrerId: number,
  at: Date,
) =>
  transaction.query('insert into referrals (store_id, friend_id, referrer_id, entered_at) values ($1, $2, $3, $4)', [
    storeId,
    id,
    referrerId,
    at,
  ]);

/** What the friend's first completed order earns; nothing for later orders or if the store has no referrals. */
export async function earnedByReferral(
  transaction: Queryable,
  { referral_flag, referral }: FilledStore['app'],
  friendId: number,
  at: Date,
): Promise<Transfer[]> {
  if (referral_flag !== 1) return [];
  const [row] = await transaction.query<{ id: number; referrerId: number }>(
    `update referrals set completed_at = $2 where friend_id = $1 and completed_at is null
     returning id, referrer_id as "referrerId"`,
    [friendId, at],
  );
  if (!row) return [];
  const reward = (key: string, customerId: number, amount: number): Transfer => ({
    key,
    reason: 'referral',
    from: { kind: 'referrals' },
    to: { kind: 'wallet', customerId },
    amount,
  });
  return [
    reward(`referral ${row.id}`, row.referrerId, referral.referrer_reward),
    reward(`referred ${row.id}`, friendId, referral.friend_reward),
  ];
}
