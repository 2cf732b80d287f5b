import type { Queryable } from '../../../database/database';
import type { Issue } from '../../../store-check/issue';
import type { CodedIssue } from '../../../store-check/issue-codes';
import type { StoreDocument } from '../../../store-check/store-document';

/** An error of a draft's document. */
export type DraftIssue = Omit<Issue, 'schema'> & CodedIssue;

/** A field that two people, or the draft and a publish, changed differently. An absent value is undefined. */
export interface DraftConflict {
  path: (string | number)[];
  base?: unknown;
  /** The value in the draft. */
  kept?: unknown;
  other?: unknown;
  /** Who wrote `other`; null if it was published. */
  by: string | null;
}

export interface StoredDraft {
  /** The revision, below 0, that has the document. */
  revision: number;
  /** The published revision that it was made from. */
  base: number;
  /** The last revision without errors. */
  shown: number;
  document: StoreDocument;
  issues: DraftIssue[];
  conflicts: DraftConflict[];
  author: string | null;
  /** ISO 8601. */
  saved_at: string;
}

/** Undefined if the store has none. */
export async function findDraft(queryable: Queryable, storeId: number) {
  const [draft] = await queryable.query<StoredDraft>(
    `select draft.revision, draft.base, draft.shown, revision.document, draft.issues, draft.conflicts, draft.author,
       to_json(draft.saved_at) #>> '{}' as saved_at
     from store_drafts draft
       join store_revisions revision on revision.store_id = draft.store_id and revision.number = draft.revision
     where draft.store_id = $1`,
    [storeId],
  );
  return draft;
}

/** What a reader of the draft gets as its version, when it was saved, and the number of the current revision. */
export async function findVersion(queryable: Queryable, storeId: number) {
  const [versions] = await queryable.query<{ version: number; current: number; saved_at: string | null }>(
    `select coalesce(draft.revision, store.revision) as version, store.revision as current,
       to_json(draft.saved_at) #>> '{}' as saved_at
     from current_stores store left join store_drafts draft on draft.store_id = store.id where store.id = $1`,
    [storeId],
  );
  return versions;
}

export const storeDraft = (
  transaction: Queryable,
  storeId: number,
  { revision, base, shown, issues, conflicts, author }: Omit<StoredDraft, 'document' | 'saved_at'>,
) =>
  transaction.query(
    `insert into store_drafts (store_id, revision, base, shown, issues, conflicts, author)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7)
     on conflict (store_id) do update set revision = excluded.revision, base = excluded.base, shown = excluded.shown,
       issues = excluded.issues, conflicts = excluded.conflicts, author = excluded.author, saved_at = now()`,
    [storeId, revision, base, shown, JSON.stringify(issues), JSON.stringify(conflicts), author],
  );

export const deleteDraft = (transaction: Queryable, storeId: number) =>
  transaction.query('delete from store_drafts where store_id = $1', [storeId]);

/** Lets one change of the draft wait for the other. */
export const lockDraft = (transaction: Queryable, storeId: number) =>
  transaction.query('select from stores where id = $1 for no key update', [storeId]);
