import type { components } from '../../../__generated__/studio';
import { isoTime } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import type { Role } from '../../staff/rights';

type PreviewLink = Omit<components['schemas']['PreviewLink'], 'can_revoke'> & { staffId: number };

/** The member who looks at a preview, or who shared the link to it. */
export interface Viewer {
  role: Role;
  hasSecondFactor: boolean;
  isDemo: boolean;
  /** Whether it is seen through a link. */
  isShared: boolean;
}

const lifetime = "interval '7 days'";

const listed = `link.view_uid as link_uid, link.revision, person.name as shared_by, link.staff_id as "staffId",
  ${isoTime('link.created_at')} as created_at, ${isoTime('link.expires_at')} as expires_at`;

const rights = `member.role, (person.totp_secret is not null) as "hasSecondFactor", person.is_demo as "isDemo"`;

const isOpen = 'link.revoked_at is null and link.expires_at > $2';

export const createPreviewLinks = (database: Database) => ({
  /** Makes links of a store wait for each other, until the transaction ends. */
  lock: (transaction: Queryable, storeId: number) =>
    transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`preview links:${storeId}`]),

  /** Undefined if the store has no such revision. */
  async add(transaction: Queryable, { storeId, revision, staffId }: LinkFields, at: Date) {
    const [added] = await transaction.query<PreviewLink>(
      `with link as (
         insert into preview_links (store_id, revision, staff_id, created_at, expires_at)
         select store_id, number, $3, $4::timestamptz, $4::timestamptz + ${lifetime} from store_revisions
         where store_id = $1 and number = $2 returning *
       )
       select ${listed} from link join staff person on person.id = link.staff_id`,
      [storeId, revision, staffId, at],
    );
    return added;
  },

  /** Those of members, the newest first. */
  list: (storeId: number, now: Date, queryable: Queryable = database) =>
    queryable.query<PreviewLink & Omit<Viewer, 'isShared'>>(
      `select ${listed}, ${rights} from preview_links link
         join staff person on person.id = link.staff_id and person.erased_at is null
         join memberships member on member.staff_id = person.id and member.store_id = link.store_id
       where link.store_id = $1 and ${isOpen} order by link.id desc`,
      [storeId, now],
    ),

  /** Who shared a link of the store, and whether it was open; undefined if there is none of the id. */
  async find(transaction: Queryable, storeId: number, now: Date, linkUid: string) {
    const [found] = await transaction.query<{ id: number; staffId: number; revision: number; isOpen: boolean }>(
      `select link.id, link.staff_id as "staffId", link.revision, ${isOpen} as "isOpen" from preview_links link
       where link.store_id = $1 and link.view_uid = $3 for update`,
      [storeId, now, linkUid],
    );
    return found;
  },

  revoke: (transaction: Queryable, id: number, at: Date) =>
    transaction.query('update preview_links set revoked_at = $2 where id = $1', [id, at]),

  /** @param grant id of the member or of the link; undefined if it shows nothing of the store at the revision */
  async viewer(codename: string, revision: number, grant: string, now: Date): Promise<Viewer | undefined> {
    const [viewer] = await database.query<Viewer>(
      `select ${rights}, link.id is not null as "isShared"
       from stores store
         join memberships member on member.store_id = store.id
         join staff person on person.id = member.staff_id and person.erased_at is null
         left join preview_links link on link.store_id = store.id and link.staff_id = person.id
           and link.revision = $3 and link.view_uid = $4 and ${isOpen}
       where store.codename = $1 and (person.view_uid = $4 or link.id is not null)`,
      [codename, now, revision, grant],
    );
    return viewer;
  },

  dropOld: (now: Date) => database.query('delete from preview_links where expires_at <= $1', [now]),
});

interface LinkFields {
  storeId: number;
  revision: number;
  staffId: number;
}

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;
