import type { Database, Queryable } from '../../../database/database';
import { currentStore } from '../../stores/queries/stores';

export type Channel = 'sms' | 'whatsapp' | 'email';

interface Message {
  storeId: number;
  /** Null if it belongs to no account. */
  customerId: number | null;
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
}

export interface SentMessage extends Omit<Message, 'storeId' | 'customerId'> {
  store: string;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Jakarta. */
  sentAt: string;
}

/** Messages are rows, written in the transaction of their cause. */
export const createOutbox = (database: Database) => ({
  /** If `isSent` is false, it sends nothing but does the same amount of work. */
  send: (transaction: Queryable, { storeId, customerId, channel, recipient, subject, body }: Message, isSent = true) =>
    transaction.query(
      `insert into outbox (store_id, channel, recipient, subject, body, customer_id)
       select $1::bigint, $2::text, $3::text, $4::text, $5::text, $7::bigint where $6::boolean`,
      [storeId, channel, recipient, subject, body, isSent, customerId],
    ),

  /** Sends at most once a day per recipient and subject. */
  sendOnceADay: (
    queryable: Queryable,
    { storeId, customerId, channel, recipient, subject, body }: Message,
    isSent = true,
  ) =>
    queryable.query(
      `insert into outbox (store_id, channel, recipient, subject, body, customer_id)
       select $1::bigint, $2::text, $3::text, $4::text, $5::text, $7::bigint where $6::boolean and not exists (
         select from outbox sent
         where sent.store_id = $1 and sent.recipient = $3 and sent.channel = $2 and sent.subject = $4
           and sent.created_at > now() - interval '1 day'
       )`,
      [storeId, channel, recipient, subject, body, isSent, customerId],
    ),

  /** Call it before the customer's e-mail changes: messages to the old e-mail stay with the customer. */
  assign: (transaction: Queryable, customerId: number, storeId: number, recipient: string) =>
    transaction.query(
      `update outbox set customer_id = $1
       where store_id = $2 and lower(recipient) = lower($3) and customer_id is null`,
      [customerId, storeId, recipient],
    ),

  /** The newest 100 of a store, or of all if `codename` is empty. */
  newest: (codename: string) =>
    database.query<SentMessage>(
      `select store.codename as store, outbox.channel, outbox.recipient, outbox.subject, outbox.body,
         to_char(outbox.created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI:SS') as "sentAt"
       from outbox join stores store on store.id = outbox.store_id
       where $1 in ('', store.codename) order by outbox.id desc limit 100`,
      [codename],
    ),
});

export interface Mail {
  id: string;
  store: string;
  recipient: string;
  subject: string;
  body: string;
}

/** As long as the code in a mail is valid. */
const ttl = '5 minutes';
/** Attempts are 30 s, 60 s and 90 s apart. */
const maxAttempts = 4;
/** Multiplied by the number of attempts; also covers attempts that never ended. */
const retryDelay = '30 seconds';

export const createMailQueue = (database: Database) => ({
  /** Locks the next pending mail, so that nobody else sends it; null if there is none. */
  async take(): Promise<Mail | null> {
    const [mail] = await database.query<Mail>(
      `with next as (
         update outbox set mail_due = now() + (mail_tries + 1) * interval '${retryDelay}', mail_tries = mail_tries + 1
         where id = (
           select id from outbox
           where channel = 'email' and mailed_at is null and mail_due <= now()
             and mail_tries < ${maxAttempts} and created_at > now() - interval '${ttl}'
             -- A later message of the same kind to the same recipient replaces an earlier one.
             and not exists (
               select from outbox later
               where later.store_id = outbox.store_id and later.recipient = outbox.recipient
                 and later.subject = outbox.subject
                 and later.channel = 'email' and later.id > outbox.id
             )
           order by mail_due, id limit 1 for update skip locked
         )
         returning *
       )
       select next.id::text as id, revision.document #>> '{app,name}' as store, next.recipient, next.subject, next.body
       from next, ${currentStore} where store.id = next.store_id`,
      [],
    );
    return mail ?? null;
  },

  markSent: (id: string) => database.query('update outbox set mailed_at = now() where id = $1::bigint', [id]),
});
