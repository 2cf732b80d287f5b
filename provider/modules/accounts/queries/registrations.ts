import { randomBytes, randomInt } from 'node:crypto';
import type { CustomerLanguage } from '../../mail/queries/messages';
import type { Clock } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';

export interface Registration {
  storeId: number;
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  language: CustomerLanguage;
  consentVersion: string | null;
}

const usernameOf = (name: string) => {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return /^[a-z]/.test(letters) ? letters.slice(0, 20) : `user${letters.slice(0, 16)}`;
};

const usernames = (name: string) => [
  usernameOf(name),
  ...[100, 10_000, 1_000_000_000].map((limit) => `${usernameOf(name)}${randomInt(limit)}`),
];

export const createRegistrations = (database: Database, now: Clock) => ({
  async recent(storeId: number, email: string) {
    const [registration] = await database.query<{ passwordHash: string; requestId: string }>(
      `select registration.password_hash as "passwordHash", code.request_id as "requestId"
       from registrations registration join one_time_codes code on code.registration_id = registration.id
       where registration.store_id = $1 and lower(registration.email) = lower($2)
         and code.sent_at > $3::timestamptz - interval '1 minute' and code.used_at is null
       order by code.sent_at desc limit 1`,
      [storeId, email, now()],
    );
    return registration;
  },

  async add(transaction: Queryable, registration: Registration) {
    const { storeId, name, email, phone, passwordHash, language, consentVersion } = registration;
    const [added] = await transaction.query<{ id: number }>(
      `insert into registrations (store_id, name, email, phone, password_hash, language, created_at,
         consent_version, consented_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, case when $8::text is not null then $7::timestamptz end) returning id`,
      [storeId, name, email, phone, passwordHash, language, now(), consentVersion],
    );
    return added?.id;
  },

  /** Also deletes other registrations of the e-mail; undefined if the e-mail got an account in the meantime. */
  async complete(transaction: Queryable, id: number) {
    const [row] = await transaction.query<{ name: string }>('select name from registrations where id = $1', [id]);
    for (const username of row ? usernames(row.name) : []) {
      const [account] = await transaction.query<{ id: number; passwordHash: string }>(
        `insert into customers (store_id, view_uid, name, username, email, phone, password_hash, language,
           email_verified_at, consent_version, consented_at)
         select store_id, $2, name, $3, email, phone, password_hash, language, $4, consent_version, consented_at from registrations where id = $1
         on conflict do nothing returning id, password_hash as "passwordHash"`,
        [id, `c${randomBytes(12).toString('hex')}`, username, now()],
      );
      if (!account) continue;
      await transaction.query(
        `delete from registrations other using registrations registration
         where registration.id = $1 and other.store_id = registration.store_id
           and lower(other.email) = lower(registration.email)`,
        [id],
      );
      return account;
    }
    return undefined;
  },
});
