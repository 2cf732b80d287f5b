import type { Database, Queryable } from '../../../database/database';

export type Channel = 'sms' | 'whatsapp' | 'email';

export interface Message {
  storeId: number;
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
}

export interface SentMessage extends Omit<Message, 'storeId'> {
  /** The store's codename. */
  store: string;
  /** As `YYYY-MM-DD HH:mm:ss` in Asia/Jakarta. */
  sentAt: string;
}

/** What is sent to people: a row in the transaction that has the reason for it. */
export const createOutbox = (database: Database) => ({
  /** Where `isSent` is false it only takes as long. */
  send: (transaction: Queryable, { storeId, channel, recipient, subject, body }: Message, isSent = true) =>
    transaction.query(
      `insert into outbox (store_id, channel, recipient, subject, body)
       select $1::bigint, $2::text, $3::text, $4::text, $5::text where $6::boolean`,
      [storeId, channel, recipient, subject, body, isSent],
    ),

  /** Sends it unless the recipient was written to with this subject within a day. */
  sendOnceADay: (queryable: Queryable, { storeId, channel, recipient, subject, body }: Message, isSent = true) =>
    queryable.query(
      `insert into outbox (store_id, channel, recipient, subject, body)
       select $1::bigint, $2::text, $3::text, $4::text, $5::text where $6::boolean and not exists (
         select from outbox sent
         where sent.store_id = $1 and sent.recipient = $3 and sent.channel = $2 and sent.subject = $4
           and sent.created_at > now() - interval '1 day'
       )`,
      [storeId, channel, recipient, subject, body, isSent],
    ),

  /** The newest 100 of a store, or of all where `codename` is empty. */
  newest: (codename: string) =>
    database.query<SentMessage>(
      `select store.codename as store, outbox.channel, outbox.recipient, outbox.subject, outbox.body,
         to_char(outbox.created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI:SS') as "sentAt"
       from outbox join stores store on store.id = outbox.store_id
       where $1 in ('', store.codename) order by outbox.id desc limit 100`,
      [codename],
    ),
});
