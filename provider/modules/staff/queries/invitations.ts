import type { components } from '../../../__generated__/studio';
import { isoTime } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import { currentStore } from '../../stores/queries/stores';
import type { Rights, Scope } from '../rights';

export interface NewInvitation extends Rights {
  storeId: number;
  tokenHash: string;
  email: string;
  /** Null for an operator. */
  invitedBy: number | null;
}

/** An open invitation, by its token. */
export interface OpenInvitation extends Rights {
  id: number;
  viewUid: string;
  storeId: number;
  codename: string;
  store: string;
  email: string;
  scopes: Scope[];
  expiresAt: string;
}

const lifetime = "interval '7 days'";
/** How long the e-mail of an invitation that is no longer open stays, for the audit. */
const keptFor = "interval '30 days'";

const isOpen = `invitation.accepted_at is null and invitation.revoked_at is null and invitation.expires_at > $2`;

const listed = `invitation.view_uid as invitation_uid, invitation.email, invitation.role, invitation.scopes,
  person.name as invited_by, ${isoTime('invitation.created_at')} as created_at,
  ${isoTime('invitation.expires_at')} as expires_at`;

export const createInvitations = (database: Database) => ({
  /** Makes invitations of a store wait for each other, until the transaction ends. */
  lock: (transaction: Queryable, storeId: number) =>
    transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`invitations:${storeId}`]),

  async add(transaction: Queryable, invitation: NewInvitation, at: Date) {
    const { storeId, tokenHash, email, role, scopes, invitedBy } = invitation;
    const [added] = await transaction.query<components['schemas']['Invitation']>(
      `with invitation as (
         insert into invitations (store_id, token_hash, email, role, scopes, invited_by, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz + ${lifetime}) returning *
       )
       select ${listed} from invitation left join staff person on person.id = invitation.invited_by`,
      [storeId, tokenHash, email, role, scopes, invitedBy, at],
    );
    return added as components['schemas']['Invitation'];
  },

  /** Also those that have expired. */
  revokeOfEmail: (transaction: Queryable, storeId: number, email: string, at: Date) =>
    transaction.query(
      `update invitations set revoked_at = $3
       where store_id = $1 and lower(email) = lower($2) and accepted_at is null and revoked_at is null`,
      [storeId, email, at],
    ),

  /** The state of an invitation of the store, before it is revoked; undefined if there is none of the id. */
  async revoke(transaction: Queryable, storeId: number, viewUid: string, at: Date) {
    const [found] = await transaction.query<{ wasOpen: boolean }>(
      `with found as (
         select id, accepted_at is null and revoked_at is null as was_open from invitations
         where store_id = $1 and view_uid = $2 for update
       ), revoked as (
         update invitations invitation set revoked_at = $3 from found where invitation.id = found.id and found.was_open
       )
       select was_open as "wasOpen" from found`,
      [storeId, viewUid, at],
    );
    return found;
  },

  /** The newest first. */
  list: (storeId: number, now: Date, queryable: Queryable = database) =>
    queryable.query<components['schemas']['Invitation']>(
      `select ${listed} from invitations invitation left join staff person on person.id = invitation.invited_by
       where invitation.store_id = $1 and ${isOpen} order by invitation.id desc`,
      [storeId, now],
    ),

  /** Undefined unless it is open. */
  async open(tokenHash: string, now: Date): Promise<OpenInvitation | undefined> {
    const [invitation] = await database.query<OpenInvitation>(
      `select invitation.id, invitation.view_uid as "viewUid", invitation.store_id as "storeId", store.codename,
         revision.document #>> '{app,name}' as store, invitation.email, invitation.role, invitation.scopes,
         ${isoTime('invitation.expires_at')} as "expiresAt"
       from ${currentStore} join invitations invitation on invitation.store_id = store.id
       where invitation.token_hash = $1 and ${isOpen}`,
      [tokenHash, now],
    );
    return invitation;
  },

  /** False if it is open no longer. */
  async accept(transaction: Queryable, id: number, at: Date) {
    const rows = await transaction.query(
      `update invitations invitation set accepted_at = $2 where id = $1 and ${isOpen} returning id`,
      [id, at],
    );
    return rows.length > 0;
  },

  dropOld: (now: Date) =>
    database.query(`delete from invitations where expires_at <= $1::timestamptz - ${keptFor}`, [now]),
});

export type Invitations = ReturnType<typeof createInvitations>;
