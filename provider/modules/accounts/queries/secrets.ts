import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';

/** 256 bits that nobody can guess. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** How a secret is kept: enough for what nobody can guess, never for a password. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** What opens nothing any more; a code is repeated within an hour, a guess counts for 15 minutes. */
const spent = [
  'customer_tokens where expires_at <= $1',
  "one_time_codes where sent_at <= $1::timestamptz - interval '2 hours'",
  `registrations registration where created_at <= $1::timestamptz - interval '2 hours'
     and not exists (select from one_time_codes code where code.registration_id = registration.id)`,
  "guess_counts where since <= $1::timestamptz - interval '2 hours'",
];

/** Tokens, codes, registrations and counts of guesses whose time is over. */
export const createExpiredSecrets = (database: Database, now: Clock) => ({
  async drop() {
    for (const rows of spent) await database.query(`delete from ${rows}`, [now()]);
  },
});
