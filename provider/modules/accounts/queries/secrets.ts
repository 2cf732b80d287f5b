import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';

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
