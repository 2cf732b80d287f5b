import { jakartaTime } from '../../../clock';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { notificationText } from './events';
import { announce, type NotificationTarget } from './notify';

interface Row {
  unique_id: string;
  kind: string;
  event: string;
  subject: string;
  target_type: NotificationTarget['type'];
  target_uid: string;
  is_read: 0 | 1;
  creation_date: string;
}

const maxListed = 50;
const lifetime = "interval '90 days'";

export const createNotifications = (database: Database, now: Clock) => ({
  /** Newest first, in both languages. */
  async list(customerId: number) {
    const rows = await database.query<Row>(
      `select id::text as unique_id, kind, event, subject, target_type, target_uid,
         case when read_at is null then 0 else 1 end as is_read, ${jakartaTime('created_at')} as creation_date
       from notifications where customer_id = $1 order by created_at desc, id desc limit ${maxListed}`,
      [customerId],
    );
    return rows.flatMap(({ event, subject, ...row }) => {
      const [text, english] = [notificationText(event, subject, 'in'), notificationText(event, subject, 'en')];
      return text === undefined ? [] : [{ ...row, text, en: { text: english } }];
    });
  },

  /** Marks all notifications up to the given one as read, which was the newest on the page. */
  markRead: (customerId: number, until: string) =>
    database.transaction(async (transaction) => {
      const read = await transaction.query(
        `update notifications set read_at = $3 where customer_id = $1 and read_at is null
           and (created_at, id) <= (select newest.created_at, newest.id from notifications newest where newest.id = $2)
         returning id`,
        [customerId, until, now()],
      );
      if (read.length > 0) await announce(transaction, customerId);
    }),

  dropOld: () => database.query(`delete from notifications where created_at < $1::timestamptz - ${lifetime}`, [now()]),

  async mutedKinds(customerId: number): Promise<string[]> {
    const [row] = await database.query<{ muted: string[] }>(
      'select muted_kinds as muted from customers where id = $1',
      [customerId],
    );
    return row?.muted ?? [];
  },

  mute: (customerId: number, kind: string, isMuted: boolean) =>
    database.query(
      `update customers set muted_kinds = array_remove(muted_kinds, $2) || case when $3 then array[$2] else '{}' end
       where id = $1`,
      [customerId, kind, isMuted],
    ),
});
