import { createHash, randomBytes } from 'node:crypto';
import type { components } from '../../../__generated__/rest';
import { type Clock, jakartaTime } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import type { SignedInCustomer } from '../../../customer';

type Rest = components['schemas'];

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** For random secrets only, never for passwords. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const expiredRows = [
  'customer_tokens where expires_at <= $1',
  "one_time_codes where sent_at <= $1::timestamptz - interval '2 hours'",
  `registrations registration where created_at <= $1::timestamptz - interval '2 hours'
     and not exists (select from one_time_codes code where code.registration_id = registration.id)`,
  "spending_confirmations where confirmed_at <= $1::timestamptz - interval '2 hours'",
  "guess_counts where since <= $1::timestamptz - interval '2 hours'",
];

export const createExpiredSecrets = (database: Database, now: Clock) => ({
  async drop() {
    for (const rows of expiredRows) await database.query(`delete from ${rows}`, [now()]);
  },
});

const lifetime = "interval '30 days'";
/** How often the last use of a session is recorded. */
const seenEvery = "interval '15 minutes'";
const maxSessions = 100;

export const createSessions = (database: Database, now: Clock) => ({
  /** Undefined if the token is unknown or expired. */
  async customerOf(token: string) {
    const [row] = await database.query<SignedInCustomer & { isStale: boolean }>(
      `select customer.id, customer.store_id as "storeId", customer.view_uid as "viewUid",
         store.codename, store.view_uid as "storeUid", token.id as "tokenId",
         token.seen_at is null or token.seen_at < $2::timestamptz - ${seenEvery} as "isStale"
       from customer_tokens token
       join customers customer on customer.id = token.customer_id
       join stores store on store.id = customer.store_id
       where token.token_hash = $1 and token.expires_at > $2`,
      [secretHash(token), now()],
    );
    if (!row) return undefined;
    const { isStale, ...customer } = row;
    if (isStale) await database.query('update customer_tokens set seen_at = $2 where id = $1', [row.tokenId, now()]);
    return customer;
  },

  /** Undefined if the password changed since it was checked. */
  async open(transaction: Queryable, customerId: number, passwordHash: string, device: string) {
    const token = newSecret();
    const rows = await transaction.query(
      `insert into customer_tokens (customer_id, token_hash, device, created_at, seen_at, expires_at)
       select id, $3, $5, $4::timestamptz, $4::timestamptz, $4::timestamptz + ${lifetime} from customers
       where id = $1 and password_hash = $2 for share
       returning id`,
      [customerId, passwordHash, secretHash(token), now(), device],
    );
    return rows.length > 0 ? token : undefined;
  },

  /** The current session first, then the most recently used. */
  list: ({ id, tokenId }: SignedInCustomer) =>
    database.query<Rest['SignedInDevice']>(
      `select view_uid as session_uid, device, case when id = $2 then 1 else 0 end as is_current,
         ${jakartaTime('created_at')} as created_at, ${jakartaTime('coalesce(seen_at, created_at)')} as seen_at
       from customer_tokens where customer_id = $1 and expires_at > $3
       order by id = $2 desc, coalesce(seen_at, created_at) desc, id desc limit ${maxSessions}`,
      [id, tokenId, now()],
    ),

  /** Never ends the current session. Without an id, ends all others. */
  endOthers: ({ id, tokenId }: SignedInCustomer, uid: string | null) =>
    database.query(
      'delete from customer_tokens where customer_id = $1 and id <> $2 and ($3::text is null or view_uid = $3)',
      [id, tokenId, uid],
    ),

  end: (tokenId: number) => database.query('delete from customer_tokens where id = $1', [tokenId]),

  endAll: (customerId: number, transaction: Queryable = database) =>
    transaction.query('delete from customer_tokens where customer_id = $1', [customerId]),
});
