import type { components } from '../../../__generated__/studio';
import { isoTime } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';

export type AuditAction =
  | 'signed_in'
  | 'sign_in_locked'
  | 'signed_out'
  | 'sessions_ended'
  | 'profile_changed'
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_renewed'
  | 'invited'
  | 'invitation_revoked'
  | 'joined'
  | 'member_changed'
  | 'member_removed'
  | 'person_reset'
  | 'person_erased'
  | 'draft_changed'
  | 'draft_discarded'
  | 'published'
  | 'scheduled'
  | 'schedule_moved'
  | 'schedule_cancelled'
  | 'restored'
  | 'picture_added'
  | 'picture_renamed'
  | 'picture_deleted'
  | 'picture_restored'
  | 'preview_shared'
  | 'preview_revoked';

export interface AuditEvent {
  action: AuditAction;
  /** Who did it; null for an operator, or for somebody who is not signed in. */
  by: number | null;
  /** Null if it is about the person alone. */
  storeId?: number | null;
  /** Whom it was done to, if not themselves. */
  about?: number;
  /** No secrets and no personal data: nothing in the audit is ever changed. */
  detail?: object;
}

type Entry = components['schemas']['AuditEntry'];

const pageSize = 50;

const personOf = (alias: string) =>
  `case when ${alias}.id is not null then json_build_object('staff_uid', ${alias}.view_uid, 'name', ${alias}.name) end`;

export const createAudit = (database: Database) => ({
  /** Call it in the transaction of what happened. If `isDone` is false, it adds nothing but does the same work. */
  add: (
    queryable: Queryable,
    { action, by, storeId = null, about, detail = {} }: AuditEvent,
    at: Date,
    isDone = true,
  ) =>
    queryable.query(
      `insert into audit (at, store_id, staff_id, about_id, action, detail)
       select $1::timestamptz, $2::bigint, $3::bigint, $4::bigint, $5::text, $6::jsonb where $7::boolean`,
      [at, storeId, by, about ?? null, action, JSON.stringify(detail), isDone],
    ),

  /** The store's newest entries in a row that are this action of this person: how many, and the parts that they name. */
  async newestRun(queryable: Queryable, storeId: number, action: AuditAction, by: number) {
    const entries = await queryable.query<{ parts: string[] | null }>(
      `select detail -> 'parts' as parts from audit where store_id = $1 and id > coalesce(
         (select id from audit where store_id = $1 and (action, staff_id) is distinct from ($2::text, $3::bigint)
          order by id desc limit 1), 0)`,
      [storeId, action, by],
    );
    return { entries: entries.length, parts: new Set(entries.flatMap(({ parts }) => parts ?? [])) };
  },

  /** The newest first. `next` is `before` of the next page. */
  async page(storeId: number, before?: number): Promise<components['schemas']['AuditPage']> {
    const rows = await database.query<Entry>(
      `select audit.id as entry, ${isoTime('audit.at')} as at, audit.action, ${personOf('person')} as by,
         ${personOf('other')} as about,
         audit.detail || case when picture.title <> '' then jsonb_build_object('title', picture.title) else '{}' end
           as detail
       from audit left join staff person on person.id = audit.staff_id left join staff other on other.id = audit.about_id
         left join store_pictures picture
           on picture.store_id = audit.store_id and picture.picture = audit.detail ->> 'picture'
       where audit.store_id = $1 and ($2::bigint is null or audit.id < $2)
       order by audit.id desc limit ${pageSize + 1}`,
      [storeId, before ?? null],
    );
    const entries = rows.slice(0, pageSize);
    return { entries, next: rows.length > pageSize ? (entries.at(-1)?.entry ?? null) : null };
  },
});

export type Audit = ReturnType<typeof createAudit>;
