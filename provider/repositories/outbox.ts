import type { Database, Queryable } from '../database/database';

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
  send: (transaction: Queryable, { storeId, channel, recipient, subject, body }: Message) =>
    transaction.query('insert into outbox (store_id, channel, recipient, subject, body) values ($1, $2, $3, $4, $5)', [
      storeId,
      channel,
      recipient,
      subject,
      body,
    ]),

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
