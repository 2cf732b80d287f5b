import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../../../database/database';
import type { CheckedStore } from '../../../store-check/check-store';
import { withDefaults } from '../../../store-check/fill-defaults';
import { documentChanges } from '../../../store-check/document-changes';
import type { Issue } from '../../../store-check/issue';
import type { FilledStore, StoreDocument } from '../../../store-check/store-document';
import { type LastChange, StaleFile } from '../../../errors/call-errors';
import { currentStore } from './stores';

export interface RevisionChange {
  revision: number;
  changed: boolean;
  /** The changes to the previous revision, one line each; empty for a new store. */
  changes: string[];
}

export interface RevisionRecord {
  number: number;
  checksum: string;
  created_at: string;
  current: boolean;
  moves: {
    cause: 'apply' | 'rollback';
    at: string;
    author: string | null;
    message: string | null;
    changes: string[];
  }[];
}

export interface Change {
  author?: string;
  message?: string;
}

export interface ApplyOptions extends Change {
  /** Applies the file even if it was exported before the newest change. */
  force?: boolean;
  /** Checks the file without changing anything. */
  dryRun?: boolean;
}

type Cause = 'apply' | 'rollback';

/** Does not depend on the order of keys. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, canonical(entry)]));
};

const checksumOf = (document: StoreDocument) =>
  createHash('sha256')
    .update(JSON.stringify(canonical(document)))
    .digest('hex');

/** Ids and domains that belong to other stores. */
async function conflicts(transaction: Queryable, { codename, app, domains }: FilledStore): Promise<Issue[]> {
  const conflictRows = await transaction.query<{ domain: string | null; owner: string }>(
    `select null as domain, codename as owner from stores where view_uid = $2 and codename <> $1
     union all
     select taken.domain, owner.codename
     from store_domains taken join stores owner on owner.id = taken.store_id
     where taken.domain = any ($3) and owner.codename <> $1`,
    [codename, app.view_uid, domains],
  );
  return conflictRows.map(({ domain, owner }) =>
    domain === null
      ? { path: ['app', 'view_uid'], reason: `"${app.view_uid}" is the id of the store "${owner}"` }
      : { path: ['domains', domains.indexOf(domain)], reason: `"${domain}" belongs to the store "${owner}"` },
  );
}

/** Also updates the columns that repeat the document. */
async function setCurrentRevision(
  transaction: Queryable,
  storeId: number,
  revision: number,
  document: FilledStore,
  { cause, author, message, changes }: Change & { cause: Cause; changes: readonly string[] },
) {
  const { app, domains } = document;
  await transaction.query(
    'update stores set revision = $2, view_uid = $3, currency = $4, outside_hours = $5::jsonb where id = $1',
    [storeId, revision, app.view_uid, app.currency, app.outside_hours ? JSON.stringify(app.outside_hours) : null],
  );
  await transaction.query('delete from store_domains where store_id = $1', [storeId]);
  await transaction.query('insert into store_domains (domain, store_id) select unnest($2::text[]), $1', [
    storeId,
    domains,
  ]);
  await transaction.query(
    'insert into revision_moves (store_id, revision, cause, author, message, changes) values ($1, $2, $3, $4, $5, $6)',
    [storeId, revision, cause, author ?? null, message ?? null, changes],
  );
}

export async function lastChange(transaction: Queryable, storeId: number): Promise<LastChange> {
  const [last] = await transaction.query<LastChange>(
    `select revision, author, message, to_json(moved_at) #>> '{}' as at
     from revision_moves where store_id = $1 order by id desc limit 1`,
    [storeId],
  );
  if (!last) throw new Error(`The store with the id ${storeId} has no revision`);
  return last;
}

/** One change at a time, so that `conflicts` stays true until the transaction ends. */
export const lockRevisions = (transaction: Queryable) =>
  transaction.query('select pg_advisory_xact_lock($1)', [7_301_947]);

/** Call `lockRevisions` first in the transaction. @throws StaleFile if the store has changed since the export. */
export async function applyRevision(
  transaction: Queryable,
  { document, filled, base, refuse }: Omit<CheckedStore, 'warnings' | 'locate'>,
  { force = false, dryRun = false, ...change }: ApplyOptions = {},
): Promise<RevisionChange> {
  const issues = await conflicts(transaction, filled);
  if (issues.length > 0) refuse(issues);
  const checksum = checksumOf(document);
  const [stored] = await transaction.query<{
    id: number;
    checksum: string;
    current: number;
    last: number;
    document: StoreDocument;
  }>(
    `select store.id, revision.checksum, revision.document, revision.number as current,
       (select max(number) from store_revisions any_revision where any_revision.store_id = store.id) as last
     from ${currentStore} where store.codename = $1`,
    [filled.codename],
  );
  if (stored?.checksum === checksum) return { revision: stored.current, changed: false, changes: [] };
  if (stored && base !== undefined && base !== stored.current && !force) {
    throw StaleFile.since(`"${filled.codename}"`, base, await lastChange(transaction, stored.id));
  }

  const changes = stored ? documentChanges(stored.document, document) : [];
  if (dryRun) return { revision: stored?.current ?? 0, changed: true, changes };
  const revision = (stored?.last ?? 0) + 1;
  const [store] = stored
    ? [stored]
    : await transaction.query<{ id: number }>(
        'insert into stores (codename, view_uid, currency, revision) values ($1, $2, $3, $4) returning id',
        [filled.codename, filled.app.view_uid, filled.app.currency, revision],
      );
  if (!store) throw new Error(`The store "${filled.codename}" was not created`);
  await transaction.query(
    'insert into store_revisions (store_id, number, document, checksum) values ($1, $2, $3::jsonb, $4)',
    [store.id, revision, JSON.stringify(document), checksum],
  );
  await setCurrentRevision(transaction, store.id, revision, filled, { cause: 'apply', changes, ...change });
  return { revision, changed: true, changes };
}

/** Revisions are immutable; the current one is a pointer. */
export const createRevisions = (database: Database) => ({
  /** @throws StaleFile if the store has changed since the export. */
  apply: (store: CheckedStore, options: ApplyOptions = {}): Promise<RevisionChange> =>
    database.transaction(async (transaction) => {
      await lockRevisions(transaction);
      return applyRevision(transaction, store, options);
    }),

  /** Without `to`, to the previous revision; undefined if there is none. `refuse` gets conflicts with other stores. */
  rollback: (codename: string, to: number | undefined, refuse: (issues: Issue[]) => never, change: Change = {}) =>
    database.transaction(async (transaction): Promise<RevisionChange | undefined> => {
      await lockRevisions(transaction);
      const [target] = await transaction.query<{
        id: number;
        current: number;
        number: number;
        document: StoreDocument;
        undone: StoreDocument;
      }>(
        `select store.id, store.revision as current, target.number, target.document, present.document as undone
         from stores store join store_revisions target on target.store_id = store.id
           join store_revisions present on present.store_id = store.id and present.number = store.revision
         where store.codename = $1 and target.number = coalesce($2::int, store.revision - 1)`,
        [codename, to ?? null],
      );
      if (!target) return undefined;
      const { id, current, number, document, undone } = target;
      if (number === current) return { revision: current, changed: false, changes: [] };
      const filled = withDefaults(document);
      const issues = await conflicts(transaction, filled);
      if (issues.length > 0) refuse(issues);
      const changes = documentChanges(undone, document);
      await setCurrentRevision(transaction, id, number, filled, { cause: 'rollback', changes, ...change });
      return { revision: number, changed: true, changes };
    }),

  /** Newest first; empty if there is no such store. */
  history: (codename: string) =>
    database.query<RevisionRecord>(
      `select revision.number, revision.checksum, to_json(revision.created_at) #>> '{}' as created_at,
         revision.number = store.revision as current,
         (
           select coalesce(
             json_agg(
               json_build_object(
                 'cause', move.cause, 'at', move.moved_at, 'author', move.author, 'message', move.message,
                 'changes', move.changes
               ) order by move.id
             ), '[]')
           from revision_moves move
           where move.store_id = revision.store_id and move.revision = revision.number
         ) as moves
       from stores store join store_revisions revision on revision.store_id = store.id
       where store.codename = $1 order by revision.number desc`,
      [codename],
    ),

  async document(codename: string, number?: number) {
    const [row] = await database.query<{ revision: number; document: Record<string, unknown> }>(
      `select revision.number as revision, revision.document
       from stores store join store_revisions revision on revision.store_id = store.id
       where store.codename = $1 and revision.number = coalesce($2::int, store.revision)`,
      [codename, number ?? null],
    );
    return row;
  },

  list: () =>
    database.query<{ codename: string; name: string; revision: number; applied_at: string }>(
      `select store.codename, revision.document #>> '{app,name}' as name, store.revision,
         (
           select to_json(max(move.moved_at)) #>> '{}' from revision_moves move
           where move.store_id = store.id and move.revision = store.revision
         ) as applied_at
       from ${currentStore} order by store.codename`,
    ),
});
