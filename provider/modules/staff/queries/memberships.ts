import type { components } from '../../../__generated__/studio';
import { isoTime } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import { currentStore } from '../../stores/queries/stores';
import type { Rights, Role, Scope } from '../rights';

export interface Membership extends Rights {
  staffId: number;
  storeId: number;
  codename: string;
  scopes: Scope[];
}

type StoreOfPerson = Pick<components['schemas']['StaffStore'], 'codename' | 'name' | 'role' | 'scopes'>;

export const createMemberships = (database: Database) => ({
  async find(staffId: number, codename: string, queryable: Queryable = database): Promise<Membership | undefined> {
    const [membership] = await queryable.query<Membership>(
      `select member.staff_id as "staffId", member.store_id as "storeId", store.codename, member.role, member.scopes
       from memberships member join stores store on store.id = member.store_id
       where member.staff_id = $1 and store.codename = $2`,
      [staffId, codename],
    );
    return membership;
  },

  rolesOf: (staffId: number) =>
    database.query<{ role: Role }>('select role from memberships where staff_id = $1', [staffId]),

  /** Locks the person: nobody gives them another store until the transaction ends. */
  async codenamesOf(staffId: number, transaction: Queryable): Promise<string[]> {
    await transaction.query('select from staff where id = $1 for update', [staffId]);
    const stores = await transaction.query<{ codename: string }>(
      `select store.codename from memberships member join stores store on store.id = member.store_id
       where member.staff_id = $1 order by 1`,
      [staffId],
    );
    return stores.map(({ codename }) => codename);
  },

  storesOf: (staffId: number) =>
    database.query<StoreOfPerson>(
      `select store.codename, revision.document #>> '{app,name}' as name, member.role, member.scopes
       from ${currentStore} join memberships member on member.store_id = store.id
       where member.staff_id = $1 order by lower(revision.document #>> '{app,name}'), store.id`,
      [staffId],
    ),

  list: (storeId: number, now: Date) =>
    database.query<components['schemas']['Member']>(
      `select person.view_uid as staff_uid, person.email, person.name, member.role, member.scopes,
         (person.totp_secret is not null)::int as has_second_factor, ${isoTime('member.joined_at')} as joined_at,
         (select ${isoTime('max(session.seen_at)')} from staff_sessions session
          where session.staff_id = person.id and session.stage = 'open' and session.revoked_at is null
            and session.expires_at > $2) as seen_at
       from memberships member join staff person on person.id = member.staff_id
       where member.store_id = $1 order by lower(person.name), person.id`,
      [storeId, now],
    ),

  /** Locks them, so that two owners cannot take the role from each other at once. */
  async lockOwners(transaction: Queryable, storeId: number): Promise<number[]> {
    const owners = await transaction.query<{ id: number }>(
      `select staff_id as id from memberships where store_id = $1 and role = 'owner' order by staff_id for update`,
      [storeId],
    );
    return owners.map(({ id }) => id);
  },

  async ofPerson(transaction: Queryable, storeId: number, staffUid: string) {
    const [member] = await transaction.query<Rights & { id: number }>(
      `select person.id, member.role, member.scopes
       from memberships member join staff person on person.id = member.staff_id
       where member.store_id = $1 and person.view_uid = $2 for update of member`,
      [storeId, staffUid],
    );
    return member;
  },

  async hasEmail(transaction: Queryable, storeId: number, email: string) {
    const members = await transaction.query(
      `select from memberships member join staff person on person.id = member.staff_id
       where member.store_id = $1 and lower(person.email) = lower($2)`,
      [storeId, email],
    );
    return members.length > 0;
  },

  /** Whoever is a member already stays what they are. */
  add: (
    transaction: Queryable,
    { staffId, storeId, role, scopes }: Rights & { staffId: number; storeId: number },
    at: Date,
  ) =>
    transaction.query(
      `insert into memberships (staff_id, store_id, role, scopes, joined_at) values ($1, $2, $3, $4, $5)
       on conflict (staff_id, store_id) do nothing`,
      [staffId, storeId, role, scopes, at],
    ),

  change: (transaction: Queryable, storeId: number, staffId: number, { role, scopes }: Rights) =>
    transaction.query('update memberships set role = $3, scopes = $4 where store_id = $1 and staff_id = $2', [
      storeId,
      staffId,
      role,
      scopes,
    ]),

  remove: (transaction: Queryable, storeId: number, staffId: number) =>
    transaction.query('delete from memberships where store_id = $1 and staff_id = $2', [storeId, staffId]),
});

export type Memberships = ReturnType<typeof createMemberships>;
