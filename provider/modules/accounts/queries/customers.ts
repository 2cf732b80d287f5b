import { InvoiceStatus } from '../../../__generated__/codes';
import type { Database, Queryable } from '../../../database/database';
import type { StoreDocument } from '../../../store-check/store-document';
import { type RefusalReason, Refused } from '../../../errors/refusal';
import { currentStore } from '../../stores/queries/stores';
import type { CustomerLanguage } from '../../mail/queries/messages';

const uniqueViolation = '23505';

export interface CustomerCredentials {
  id: number;
  email: string;
  phone: string;
  passwordHash: string;
}

export interface CustomerProfile {
  view_uid: string;
  name: string;
  username: string;
  email: string;
  phone: string;
  photo: string | null;
  photo_uid: string | null;
  language: 'in' | 'en';
  verified_email: 0 | 1;
  verified_phone: 0 | 1;
  currency: string;
  invoice_count: number;
  cnt_invoice_pending: number;
  /** As in the store document, without defaults. */
  app: StoreDocument;
}

export interface ProfileFields {
  name: string;
  username: string;
  phone: string;
}

/** @throws Refused `reason` if another customer of the store already uses the unique value */
async function refuseTaken(reason: RefusalReason, update: () => Promise<unknown>) {
  try {
    await update();
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) throw new Refused(reason);
    throw error;
  }
}

export const createCustomers = (database: Database) => ({
  /** Finds a customer by e-mail, username or verified phone; undefined if there is no such store. */
  async identify(storeUid: string, identity: string, phone: string) {
    const [store] = await database.query<{ id: number; customer: CustomerCredentials | null }>(
      `select store.id, (
         select json_build_object(
           'id', id, 'email', email, 'phone', phone, 'passwordHash', password_hash)
         from customers
         where store_id = store.id and closed_at is null and (
           lower(email) = lower($2) or lower(username) = lower($2) or (phone = $3 and phone_verified_at is not null))
         order by lower(email) = lower($2) desc, lower(username) = lower($2) desc limit 1
       ) as customer
       from stores store where store.view_uid = $1`,
      [storeUid, identity, phone],
    );
    return store && { storeId: store.id, customer: store.customer };
  },

  async profile(customerId: number) {
    const [profile] = await database.query<CustomerProfile>(
      `select customer.view_uid, customer.name, customer.username, customer.email, customer.phone, customer.photo,
         customer.photo_uid,
         customer.language, (customer.email_verified_at is not null)::int as verified_email,
         (customer.phone_verified_at is not null)::int as verified_phone, store.currency,
         invoices.invoice_count, invoices.cnt_invoice_pending, revision.document -> 'app' as app
       from ${currentStore} join customers customer on customer.store_id = store.id
       cross join lateral (
         select count(*) as invoice_count, count(*) filter (where status <> ${InvoiceStatus.PAID}) as cnt_invoice_pending
         from invoices where customer_id = customer.id
       ) invoices
       where customer.id = $1`,
      [customerId],
    );
    return profile;
  },

  async passwordHash(customerId: number) {
    const [customer] = await database.query<{ hash: string }>(
      'select password_hash as hash from customers where id = $1 and closed_at is null',
      [customerId],
    );
    return customer?.hash;
  },

  async isPhoneOfAnother(customerId: number, phone: string) {
    const others = await database.query(
      `select from customers customer join customers other on other.store_id = customer.store_id
       where customer.id = $1 and other.id <> customer.id and other.phone = $2 and other.phone_verified_at is not null`,
      [customerId, phone],
    );
    return others.length > 0;
  },

  verifyEmail: (transaction: Queryable, customerId: number, email: string, at: Date) =>
    transaction.query('update customers set email_verified_at = $3 where id = $1 and email = $2', [
      customerId,
      email,
      at,
    ]),

  /** @throws Refused PHONE_TAKEN */
  async verifyPhone(this: void, transaction: Queryable, customerId: number, phone: string, at: Date) {
    await refuseTaken('PHONE_TAKEN', () =>
      transaction.query('update customers set phone = $2, phone_verified_at = $3 where id = $1', [
        customerId,
        phone,
        at,
      ]),
    );
  },

  /** Returns the previous e-mail. @throws Refused EMAIL_TAKEN */
  async changeEmail(transaction: Queryable, customerId: number, email: string, at: Date) {
    const [before] = await transaction.query<{ email: string }>(
      'select email from customers where id = $1 for update',
      [customerId],
    );
    await refuseTaken('EMAIL_TAKEN', () =>
      transaction.query('update customers set email = $2, email_verified_at = $3 where id = $1', [
        customerId,
        email,
        at,
      ]),
    );
    return before?.email ?? '';
  },

  /** A changed phone becomes unverified. @throws Refused USERNAME_TAKEN */
  async saveProfile(transaction: Queryable, customerId: number, { name, username, phone }: ProfileFields) {
    await refuseTaken('USERNAME_TAKEN', () =>
      transaction.query(
        `update customers set name = $2, username = $3, phone = $4,
           phone_verified_at = case when phone = $4 then phone_verified_at end
         where id = $1`,
        [customerId, name, username, phone],
      ),
    );
  },

  /** Rehashes the same password if the hash is still `oldHash`; sessions continue. */
  rehash: (customerId: number, newHash: string, oldHash: string) =>
    database.query('update customers set password_hash = $2 where id = $1 and password_hash = $3', [
      customerId,
      newHash,
      oldHash,
    ]),

  /** Also ends all sessions; false if the hash is no longer `oldHash`. */
  async setPassword(transaction: Queryable, customerId: number, newHash: string, oldHash?: string) {
    const changed = await transaction.query(
      'update customers set password_hash = $2 where id = $1 and password_hash = coalesce($3, password_hash) returning id',
      [customerId, newHash, oldHash ?? null],
    );
    if (changed.length === 0) return false;
    await transaction.query('delete from customer_tokens where customer_id = $1', [customerId]);
    return true;
  },
});

export async function addresseeOf(
  queryable: Queryable,
  storeId: number,
  customerId: number | null,
  registrationId: number | null = null,
): Promise<{ store: string; language: CustomerLanguage }> {
  const [row] = await queryable.query<{ store: string; language: CustomerLanguage | null }>(
    `select revision.document #>> '{app,name}' as store,
       coalesce(
         (select language from customers where id = $2),
         (select language from registrations where id = $3)
       ) as language
     from ${currentStore} where store.id = $1`,
    [storeId, customerId, registrationId],
  );
  return { store: row?.store ?? '', language: row?.language ?? 'in' };
}
