import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import type { SignedInCustomer } from '../../../http/authenticate';

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** For random secrets only, never for passwords. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const expiredRows = [
  'customer_tokens where expires_at <= $1',
  "one_time_codes where sent_at <= $1::timestamptz - interval '2 hours'",
  `registrations registration where created_at <= $1::timestamptz - interval '2 hours'
     and not exists (select from one_time_codes code where code.registration_id = registration.id)`,
  "guess_counts where since <= $1::timestamptz - interval '2 hours'",
];

export const createExpiredSecrets = (database: Database, now: Clock) => ({
  async drop() {
    for (const rows of expiredRows) await database.query(`delete from ${rows}`, [now()]);
  },
});

const lifetime = "interval '30 days'";

export const createSessions = (database: Database, now: Clock) => ({
  /** Undefined if the token is unknown or expired. */
  async customerOf(token: string) {
    const [customer] = await database.query<SignedInCustomer>(
      `select customer.id, customer.store_id as "storeId", customer.view_uid as "viewUid",
         store.codename, store.view_uid as "storeUid", token.id as "tokenId"
       from customer_tokens token
       join customers customer on customer.id = token.customer_id
       join stores store on store.id = customer.store_id
       where token.token_hash = $1 and token.expires_at > $2`,
      [secretHash(token), now()],
    );
    return customer;
  },

  /** Undefined if the password changed since it was checked. */
  async open(transaction: Queryable, customerId: number, passwordHash: string) {
    const token = newSecret();
    const rows = await transaction.query(
      `insert into customer_tokens (customer_id, token_hash, created_at, expires_at)
       select id, $3, $4::timestamptz, $4::timestamptz + ${lifetime} from customers
       where id = $1 and password_hash = $2 for share
       returning id`,
      [customerId, passwordHash, secretHash(token), now()],
    );
    return rows.length > 0 ? token : undefined;
  },

  end: (tokenId: number) => database.query('delete from customer_tokens where id = $1', [tokenId]),

  endAll: (customerId: number, transaction: Queryable = database) =>
    transaction.query('delete from customer_tokens where customer_id = $1', [customerId]),
});
