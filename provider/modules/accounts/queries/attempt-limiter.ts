import { setTimeout as sleep } from 'node:timers/promises';
import { secretHash } from './secrets';
import type { Clock } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';

export interface Attempt {
  storeId: number;
  purpose: 'password' | 'code' | 'send' | 'voucher' | 'referral' | 'bill' | 'export';
  /** The customer's id, or the typed text if it belongs to no customer. */
  account: string | number;
  /** IP address; null if unknown, for example behind a proxy that is not configured. */
  address: string | null;
}

/** `last`: allowed, but the next attempt of this account is refused. */
export type Permission = 'allowed' | 'last' | 'refused';

/** The subject under which all unknown IP addresses are counted. */
const unknown = '';
const window = "interval '15 minutes'";
const accountLimit = "case when $2 in ('voucher', 'referral', 'bill', 'export') then 10 else 5 end";
const addressLimit = 30;
/** After this many failures, attempts are delayed, not refused: others may share the store or the unknown address. */
const slowFrom = { store: 1000, unknownAddress: 30 };
const delayMs = 1_000;

const isWithinWindow = `known.since > excluded.since - ${window}`;

const counting = (scope: string, subject: string, isAllowed: string, condition = '') => `
  ${scope} as (
    insert into guess_counts as known (store_id, purpose, scope, subject, guesses, since)
    select $1, $2, '${scope}', ${subject}, 1, $5::timestamptz ${condition}
    on conflict (store_id, purpose, scope, subject) do update set
      guesses = case when ${isWithinWindow} then known.guesses + 1 else 1 end,
      since = case when ${isWithinWindow} then known.since else excluded.since end
    returning ${isAllowed} as allowed, guesses
  )`;
const allowed = (scope: string) => `(select allowed from ${scope})`;

/**
 * Limits attempts in windows of 15 minutes, which begin with the first. An account may fail 5 times (10 for vouchers,
 * referrals, bills and exports) and a known IP address 30 times; further attempts are refused. A whole store and all
 * unknown addresses are only delayed, so that the right password still signs in.
 * @param wait takes milliseconds
 */
export const createAttemptLimiter = (
  database: Database,
  now: Clock,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
) => {
  const values = ({ storeId, purpose, account, address }: Attempt) => [
    storeId,
    purpose,
    address ?? unknown,
    secretHash(`${typeof account}:${account}`),
  ];
  return {
    /** Delays a store or the unknown address after many failures. Do not call inside a transaction. */
    async slowDown({ storeId, purpose, address }: Omit<Attempt, 'account'>) {
      const counts = await database.query(
        `select from guess_counts
         where store_id = $1 and purpose = $2 and subject = '' and since > $4::timestamptz - ${window}
           and (scope = 'store' and guesses >= ${slowFrom.store}
             or scope = 'address' and $3::boolean and guesses >= ${slowFrom.unknownAddress})
         limit 1`,
        [storeId, purpose, address === null, now()],
      );
      if (counts.length > 0) await wait(delayMs);
    },

    /**
     * Counts the attempt before it is evaluated. A refused address does not count against accounts, nor a refused
     * account against its store.
     */
    async take(attempt: Attempt, queryable: Queryable = database): Promise<Permission> {
      const [answer] = await queryable.query<{ allowed: boolean | null; isLast: boolean | null }>(
        `with ${counting('address', '$3::text', `subject = '' or guesses <= ${addressLimit}`)},
         ${counting('account', '$4::text', `guesses <= ${accountLimit}`, `where ${allowed('address')}`)},
         ${counting('store', "''", 'true', `where ${allowed('account')}`)}
         select ${allowed('store')} as allowed, (select guesses = ${accountLimit} from account) as "isLast"`,
        [...values(attempt), now()],
      );
      if (!answer?.allowed) return 'refused';
      return answer.isLast ? 'last' : 'allowed';
    },

    /** Resets the account's count and takes this attempt off the other counts. */
    async succeed(attempt: Attempt) {
      await database.query(
        `with locked as (
           select scope, subject from guess_counts
           where store_id = $1 and purpose = $2
             and (scope, subject) in (('address', $3::text), ('account', $4::text), ('store', ''))
           order by array_position(array['address', 'account', 'store'], scope) for update
         )
         update guess_counts counted
         set guesses = case counted.scope when 'account' then 0 else greatest(counted.guesses - 1, 0) end
         from locked
         where counted.store_id = $1 and counted.purpose = $2
           and counted.scope = locked.scope and counted.subject = locked.subject`,
        values(attempt),
      );
    },
  };
};

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;
