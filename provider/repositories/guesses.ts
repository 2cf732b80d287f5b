import type { Database, Queryable } from '../database/database';
import type { Clock } from '../clock';
import { secretHash } from '../accounts/secret';

export interface Guess {
  storeId: number;
  /** What is guessed; `send` is asking for messages to be sent. */
  purpose: 'password' | 'code' | 'send' | 'voucher';
  /** Whom it is about: a customer's id, or what was typed where it is nobody's. */
  account: string | number;
  /** Where it comes from. */
  address: string;
}

/** Wrong guesses in one window of 15 minutes, which begins with the first. */
const most = { address: '30', account: "case $2 when 'voucher' then 10 else 5 end", store: '1000' };

const counting = (scope: keyof typeof most, subject: string, condition: string) => `
  ${scope} as (
    insert into guess_counts as known (store_id, purpose, scope, subject, guesses, since)
    select $1, $2, '${scope}', ${subject}, 1, $5::timestamptz ${condition}
    on conflict (store_id, purpose, scope, subject) do update set
      guesses = case when known.since > excluded.since - interval '15 minutes' then known.guesses + 1 else 1 end,
      since = case when known.since > excluded.since - interval '15 minutes' then known.since else excluded.since end
    returning guesses <= ${most[scope]} as allowed
  )`;
const allowed = (scope: keyof typeof most) => `(select allowed from ${scope})`;

/** Counts what may be guessed, so that a try is counted before it is judged, however many come at once. */
export const createGuesses = (database: Database, now: Clock) => {
  const values = ({ storeId, purpose, account, address }: Guess) => [
    storeId,
    purpose,
    address,
    secretHash(`${typeof account}:${account}`),
  ];
  return {
    /**
     * Counts a guess; false where it must not be judged. An address that may guess no more does not count against
     * accounts, nor an account against its store.
     */
    async take(guess: Guess, queryable: Queryable = database) {
      const [answer] = await queryable.query<{ allowed: boolean | null }>(
        `with ${counting('address', '$3::text', '')},
         ${counting('account', '$4::text', `where ${allowed('address')}`)},
         ${counting('store', "''", `where ${allowed('account')}`)}
         select ${allowed('store')} as allowed`,
        [...values(guess), now()],
      );
      return answer?.allowed === true;
    },

    /** The guess was right: the account's count ends, the others get theirs back. */
    async succeed(guess: Guess) {
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
        values(guess),
      );
    },
  };
};
