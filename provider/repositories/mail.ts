import type { Database } from '../database/database';
import { currentStore } from './current-store';

export interface Mail {
  id: string;
  /** The store's name, for the sender's. */
  store: string;
  recipient: string;
  subject: string;
  body: string;
}

/** How often a mail is tried, and for how long it is worth sending. */
const most = 5;
const lifetime = '1 hour';
/** After so long another try begins, also where the one before never ended. */
const pause = '1 minute';

/** The outbox's e-mails that no mail server has taken yet. */
export const createMail = (database: Database) => ({
  /** Takes the next one that is due, so that nobody else sends it meanwhile; null where none is. */
  async take(): Promise<Mail | null> {
    const [mail] = await database.query<Mail>(
      `with next as (
         update outbox set mail_due = now() + (mail_tries + 1) * interval '${pause}', mail_tries = mail_tries + 1
         where id = (
           select id from outbox
           where channel = 'email' and mailed_at is null and mail_due <= now()
             and mail_tries < ${most} and created_at > now() - interval '${lifetime}'
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

  taken: (id: string) => database.query('update outbox set mailed_at = now() where id = $1::bigint', [id]),
});
