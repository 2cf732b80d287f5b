import type { Database } from '../../../database/database';
import { type Cause, isEffective } from './pointers';
import { currentStore } from './stores';

export interface RevisionRecord {
  number: number;
  checksum: string;
  created_at: string;
  current: boolean;
  moves: {
    cause: Cause;
    at: string;
    author: string | null;
    message: string | null;
    changes: string[];
  }[];
}

const moves = `
  select coalesce(
    json_agg(
      json_build_object(
        'cause', pointer.cause, 'at', pointer.effective_at, 'author', pointer.author, 'message', pointer.message,
        'changes', pointer.changes
      ) order by pointer.effective_at, pointer.id
    ), '[]')
  from store_pointers pointer
  where pointer.store_id = revision.store_id and pointer.revision = revision.number
    and ${isEffective('statement_timestamp()')}`;

export const createHistory = (database: Database) => ({
  /** The revisions that were current once, newest first; empty if there is no such store. */
  history: (codename: string) =>
    database.query<RevisionRecord>(
      `select * from (
         select revision.number, revision.checksum, to_json(revision.created_at) #>> '{}' as created_at,
           revision.number = store.revision as current, (${moves}) as moves
         from current_stores store join store_revisions revision on revision.store_id = store.id
         where store.codename = $1 and revision.number > 0
       ) record
       where json_array_length(moves) > 0 order by number desc`,
      [codename],
    ),

  /** Without a number, the current one. */
  async document(codename: string, number?: number) {
    const [row] = await database.query<{ revision: number; document: Record<string, unknown> }>(
      `select revision.number as revision, revision.document
       from current_stores store join store_revisions revision on revision.store_id = store.id
       where store.codename = $1 and revision.number = coalesce($2::int, store.revision) and revision.number > 0`,
      [codename, number ?? null],
    );
    return row;
  },

  list: () =>
    database.query<{ codename: string; name: string; revision: number; applied_at: string }>(
      `select store.codename, revision.document #>> '{app,name}' as name, store.revision,
         (
           select to_json(max(pointer.effective_at)) #>> '{}' from store_pointers pointer
           where pointer.store_id = store.id and pointer.revision = store.revision
             and ${isEffective('statement_timestamp()')}
         ) as applied_at
       from ${currentStore} order by store.codename`,
    ),
});
