import type { Database } from '../../../database/database';
import { currentStore } from '../../stores/queries/current-store';

export interface Mail {
  id: string;
  /** The store's name, for the sender's. */
  store: string;
  recipient: string;
  subject: string;
  body: string;
}

/** A mail is worth sending for as long as the code in it can be used. */
const lifetime = '5 minutes';
/** How often one is tried: after the first try, after 30 s, 60 s and 90 s. */
const most = 4;
/** After so long another try begins, also where the one before never ended; each waits longer by as much. */
const pause = '30 seconds';

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
             -- What was written to somebody later stands for what was written before of the same kind.
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

  taken: (id: string) => database.query('update outbox set mailed_at = now() where id = $1::bigint', [id]),
});
