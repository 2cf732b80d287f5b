import { ofPerson, type PersonalTable } from '../../database/personal-data';

/** The customer's own row stays, but nobody can sign in with it. */
export const accountData: readonly PersonalTable[] = [
  {
    table: 'customer_tokens',
    rows: ofPerson,
    erase: 'delete',
    export: 'data.device, data.created_at, data.seen_at, data.expires_at',
  },
  { table: 'spending_confirmations', rows: ofPerson, erase: 'delete', export: 'data.confirmed_at' },
  {
    table: 'one_time_codes',
    rows: `${ofPerson} or (data.store_id = person.store_id
      and (lower(data.subject) = any (person.identities) or lower(data.recipient) = any (person.identities)))`,
    erase: 'delete',
    export: 'data.purpose, data.channel, data.recipient, data.subject, data.sent_at, data.used_at',
  },
  {
    table: 'registrations',
    rows: 'data.store_id = person.store_id and lower(data.email) = any (person.identities)',
    erase: 'delete',
    export: 'data.name, data.email, data.phone, data.created_at, data.consent_version, data.consented_at',
  },
  {
    table: 'customers',
    rows: 'data.id = person.id',
    erase: {
      view_uid: `'c' || replace(gen_random_uuid()::text, '-', '')`,
      name: `''`,
      username: `'closed-' || data.id`,
      email: `'closed-' || data.id`,
      phone: `''`,
      photo: 'null',
      photo_uid: 'null',
      photo_key: 'null',
      password_hash: `''`,
      email_verified_at: 'null',
      phone_verified_at: 'null',
      language: `'in'`,
      muted_kinds: `'{}'`,
      consent_version: 'null',
      consented_at: 'null',
      closed_at: 'now()',
    },
    export: `data.view_uid, data.name, data.username, data.email, data.phone, data.photo, data.photo_uid, data.language, data.created_at,
      data.email_verified_at, data.phone_verified_at, data.consent_version, data.consented_at, data.muted_kinds`,
    blob: 'data.photo_key',
  },
];
