import type { Queryable } from '../../../database/database';
import type { LastChange } from '../../../errors/call-errors';
import type { Conflict } from '../../../../shared/documents/merge';
import type { StoredRevision } from './revisions';

export interface Change {
  author?: string;
  message?: string;
}

/** Why a revision became the current one. `schedule` and `end` are the two ends of a scheduled change. */
export type Cause = 'apply' | 'rollback' | 'publish' | 'schedule' | 'end';

export interface NewPointer extends Change {
  revision: number;
  /** The revision before it. */
  base?: number;
  cause: Cause;
  changes: readonly string[];
  /** From when on, in ISO 8601. */
  at: string;
  /** Names the scheduled change that it belongs to. */
  plan?: string;
}

/** SQL: whether `pointer` is or was the current one at this moment. */
export const isEffective = (moment: string) =>
  `pointer.cancelled_at is null and (pointer.plan is null or pointer.effective_at <= ${moment})`;

/** A moment after all changes of the store so far, in ISO 8601. Lock the revisions first. */
export async function nextMoment(transaction: Queryable, codename: string): Promise<string> {
  const [row] = await transaction.query<{ moment: string }>(
    `select to_json(greatest(clock_timestamp(), (
       select max(effective_at) from store_pointers pointer join stores store on store.id = pointer.store_id
       where store.codename = $1 and pointer.plan is null
     ))) #>> '{}' as moment`,
    [codename],
  );
  return row?.moment ?? '';
}

export interface CurrentStore extends StoredRevision {
  storeId: number;
}

/** Undefined if there is no such store. */
export async function currentAt(transaction: Queryable, codename: string, moment: string) {
  const [current] = await transaction.query<CurrentStore>(
    `select store.id as "storeId", revision.number, revision.checksum, revision.document
     from stores store
       join lateral (
         select pointer.revision from store_pointers pointer
         where pointer.store_id = store.id and ${isEffective('$2::timestamptz')}
         order by pointer.effective_at desc, pointer.id desc limit 1
       ) newest on true
       join store_revisions revision on revision.store_id = store.id and revision.number = newest.revision
     where store.codename = $1`,
    [codename, moment],
  );
  return current;
}

/** The newest one with a smaller number that was current once. */
export async function earlierRevision(transaction: Queryable, storeId: number, number: number) {
  const [revision] = await transaction.query<StoredRevision>(
    `select number, checksum, document from store_revisions revision
     where store_id = $1 and number > 0 and number < $2 and exists (
       select from store_pointers pointer
       where pointer.store_id = revision.store_id and pointer.revision = revision.number
         and ${isEffective('statement_timestamp()')}
     )
     order by number desc limit 1`,
    [storeId, number],
  );
  return revision;
}

export const addPointer = (
  transaction: Queryable,
  storeId: number,
  { revision, base, cause, author, message, changes, at, plan }: NewPointer,
) =>
  transaction.query(
    `insert into store_pointers (store_id, revision, base, cause, author, message, changes, effective_at, plan)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9)`,
    [storeId, revision, base ?? null, cause, author ?? null, message ?? null, changes, at, plan ?? null],
  );

export interface PlannedPointer {
  id: number;
  plan: string;
  cause: 'schedule' | 'end';
  revision: number;
  base: number;
  /** ISO 8601. */
  at: string;
  author: string | null;
  message: string | null;
  changes: string[];
  conflicts: Conflict[];
}

/** What becomes current after the moment, the next first. */
export const plannedPointers = (queryable: Queryable, storeId: number, moment: string) =>
  queryable.query<PlannedPointer>(
    `select id, plan, cause, revision, base, to_json(effective_at) #>> '{}' as at, author, message, changes, conflicts
     from store_pointers
     where store_id = $1 and cancelled_at is null and plan is not null and effective_at > $2::timestamptz
     order by effective_at, id`,
    [storeId, moment],
  );

type Rebased = Pick<PlannedPointer, 'id' | 'revision' | 'base' | 'changes' | 'conflicts'>;

export const rebasePointer = (transaction: Queryable, { id, revision, base, changes, conflicts }: Rebased) =>
  transaction.query(
    'update store_pointers set revision = $2, base = $3, changes = $4, conflicts = $5::jsonb where id = $1',
    [id, revision, base, changes, JSON.stringify(conflicts)],
  );

/** Cancels what has not happened yet of a scheduled change. @returns the causes of the cancelled pointers */
export const cancelPlan = (transaction: Queryable, storeId: number, plan: string, moment: string) =>
  transaction.query<{ cause: Cause; at: string }>(
    `update store_pointers set cancelled_at = now()
     where store_id = $1 and plan = $2 and cancelled_at is null and effective_at > $3::timestamptz
     returning cause, to_json(effective_at) #>> '{}' as at`,
    [storeId, plan, moment],
  );

/** Moves the beginning or the end of a scheduled change. @returns whether it had not happened yet */
export async function movePlan(
  transaction: Queryable,
  storeId: number,
  { plan, cause, at }: Pick<PlannedPointer, 'plan' | 'cause' | 'at'>,
  moment: string,
): Promise<boolean> {
  const moved = await transaction.query(
    `update store_pointers set effective_at = $4::timestamptz
     where store_id = $1 and plan = $2 and cause = $3 and cancelled_at is null
       and effective_at > $5::timestamptz
     returning id`,
    [storeId, plan, cause, at, moment],
  );
  return moved.length > 0;
}

/** @throws Error if the store has no revision */
export async function lastChange(transaction: Queryable, storeId: number): Promise<LastChange> {
  const [last] = await transaction.query<LastChange>(
    `select revision, author, message, to_json(effective_at) #>> '{}' as at
     from store_pointers pointer where store_id = $1 and ${isEffective('statement_timestamp()')}
     order by effective_at desc, id desc limit 1`,
    [storeId],
  );
  if (!last) throw new Error(`The store with the id ${storeId} has no revision`);
  return last;
}
