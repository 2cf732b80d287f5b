import type { Database, Queryable } from '../../../database/database';

export type StaffLanguage = 'in' | 'en';

export interface Person {
  id: number;
  viewUid: string;
  email: string;
  name: string;
  language: StaffLanguage;
  passwordHash: string;
  totpSecret: string | null;
  isDemo: boolean;
}

export interface NewPerson {
  email: string;
  name: string;
  language: StaffLanguage;
  passwordHash: string;
  isDemo?: boolean;
}

const columns = `id, view_uid as "viewUid", email, name, language, password_hash as "passwordHash",
  totp_secret as "totpSecret", is_demo as "isDemo"`;

export const createPeople = (database: Database) => ({
  /** Nobody who was erased. */
  async byEmail(email: string, queryable: Queryable = database): Promise<Person | null> {
    const [person] = await queryable.query<Person>(
      `select ${columns} from staff where lower(email) = lower($1) and erased_at is null`,
      [email],
    );
    return person ?? null;
  },

  async byId(id: number, queryable: Queryable = database): Promise<Person | null> {
    const [person] = await queryable.query<Person>(`select ${columns} from staff where id = $1 and erased_at is null`, [
      id,
    ]);
    return person ?? null;
  },

  /** Undefined if the e-mail is somebody already. */
  async add(transaction: Queryable, { email, name, language, passwordHash, isDemo = false }: NewPerson, at: Date) {
    const [added] = await transaction.query<{ id: number }>(
      `insert into staff (email, name, language, password_hash, is_demo, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (lower(email)) do nothing returning id`,
      [email, name, language, passwordHash, isDemo, at],
    );
    return added?.id;
  },

  saveProfile: (transaction: Queryable, id: number, name: string, language: StaffLanguage) =>
    transaction.query('update staff set name = $2, language = $3 where id = $1', [id, name, language]),

  /** False if the hash is no longer `oldHash`. */
  async setPassword(id: number, newHash: string, oldHash: string, queryable: Queryable = database) {
    const changed = await queryable.query(
      'update staff set password_hash = $2 where id = $1 and password_hash = $3 returning id',
      [id, newHash, oldHash],
    );
    return changed.length > 0;
  },

  /** Nobody can be found in it afterwards. The row stays, because the audit refers to it. */
  async erase(transaction: Queryable, { id, email }: Pick<Person, 'id' | 'email'>, at: Date) {
    await transaction.query('delete from staff_sessions where staff_id = $1', [id]);
    await transaction.query('delete from recovery_codes where staff_id = $1', [id]);
    await transaction.query('delete from invitations where lower(email) = lower($1)', [email]);
    await transaction.query('delete from outbox where lower(recipient) = lower($1) and customer_id is null', [email]);
    await transaction.query(
      `update staff set email = 'erased-' || id, name = '', password_hash = '', totp_secret = null, totp_pending = null,
         language = 'in', erased_at = $2
       where id = $1`,
      [id, at],
    );
  },
});

export type People = ReturnType<typeof createPeople>;
