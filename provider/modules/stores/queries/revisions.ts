import { createHash } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { canonicalText } from '../../../../shared/documents/canonical';
import type { FilledStore, StoreDocument } from '../../../store-check/store-document';

export const checksumOf = (document: StoreDocument) =>
  createHash('sha256').update(canonicalText(document)).digest('hex');

export interface StoredRevision {
  number: number;
  checksum: string;
  document: StoreDocument;
}

/** Undefined if there is none, or if it was a draft that has been deleted. */
export async function findRevision(queryable: Queryable, storeId: number, number: number) {
  const [revision] = await queryable.query<StoredRevision>(
    'select number, checksum, document from store_revisions where store_id = $1 and number = $2',
    [storeId, number],
  );
  return revision;
}

/** @throws Error if there is none */
export async function getRevision(queryable: Queryable, storeId: number, number: number): Promise<StoredRevision> {
  const revision = await findRevision(queryable, storeId, number);
  if (!revision) throw new Error(`The store with the id ${storeId} has no revision ${number}`);
  return revision;
}

/** @param filled without it, the document is a draft with errors */
const insert = async (
  transaction: Queryable,
  storeId: number,
  next: string,
  document: StoreDocument,
  filled: FilledStore | undefined,
) => {
  const { currency, outside_hours } = filled?.app ?? {};
  const [row] = await transaction.query<{ number: number }>(
    `insert into store_revisions (store_id, number, document, checksum, currency, outside_hours)
     select $1::bigint, ${next}, $2::jsonb, $3, $4, $5::jsonb from store_revisions where store_id = $1
     returning number`,
    [
      storeId,
      JSON.stringify(document),
      checksumOf(document),
      currency ?? null,
      outside_hours ? JSON.stringify(outside_hours) : null,
    ],
  );
  if (!row) throw new Error(`The revision of the store with the id ${storeId} was not stored`);
  return row.number;
};

/** @returns its number, one above the newest */
export const insertRevision = (
  transaction: Queryable,
  storeId: number,
  document: StoreDocument,
  filled: FilledStore,
): Promise<number> => insert(transaction, storeId, 'greatest(coalesce(max(number), 0), 0) + 1', document, filled);

/** Stores each different draft once. @returns its number, which is below 0 */
export async function saveDraftRevision(
  transaction: Queryable,
  storeId: number,
  document: StoreDocument,
  filled: FilledStore | undefined,
): Promise<number> {
  const [known] = await transaction.query<{ number: number }>(
    `update store_revisions set superseded_at = null where store_id = $1 and number < 0 and checksum = $2
     returning number`,
    [storeId, checksumOf(document)],
  );
  return known?.number ?? insert(transaction, storeId, 'least(coalesce(min(number), 0), 0) - 1', document, filled);
}

/** The newest published revision with the same content. */
export async function findSameRevision(transaction: Queryable, storeId: number, document: StoreDocument) {
  const [same] = await transaction.query<{ number: number }>(
    'select max(number) as number from store_revisions where store_id = $1 and number > 0 and checksum = $2',
    [storeId, checksumOf(document)],
  );
  return same?.number ?? undefined;
}

/** Begins the time after which a draft is deleted. */
export const supersede = (transaction: Queryable, storeId: number, number: number) =>
  transaction.query(
    'update store_revisions set superseded_at = now() where store_id = $1 and number = $2 and number < 0',
    [storeId, number],
  );

const draftDays = 30;
/** Pages in the studio show previews of a draft for an hour. */
const everyDraftMinutes = 60;
const oneDraftMinutes = 10;

const endOfSpan = (moment: string) => {
  const span = `interval '${oneDraftMinutes} minutes'`;
  return `date_bin(${span}, ${moment}, 'epoch') + ${span}`;
};

/**
 * Deletes drafts that others superseded long ago, and thins out those of more than an hour ago: one for each ten
 * minutes stays, and those that a link shows.
 *
 * @returns how many
 */
export async function deleteOldDrafts(queryable: Queryable, now: Date): Promise<number> {
  const deleted = await queryable.query(
    `delete from store_revisions revision
     where superseded_at < $1::timestamptz - make_interval(mins => ${everyDraftMinutes}) and number < 0
       and (
         superseded_at < $1::timestamptz - make_interval(days => ${draftDays})
         or (
           exists (
             select from store_revisions later
             where later.store_id = revision.store_id and later.number < 0
               and later.superseded_at > revision.superseded_at
               and later.superseded_at < ${endOfSpan('revision.superseded_at')}
           )
           and not exists (
             select from preview_links link
             where link.store_id = revision.store_id and link.revision = revision.number
           )
         )
       )
       and not exists (
         select from store_drafts draft
         where draft.store_id = revision.store_id and revision.number in (draft.revision, draft.shown)
       )
     returning number`,
    [now.toISOString()],
  );
  return deleted.length;
}
