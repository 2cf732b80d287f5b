import type { Queryable } from '../../../database/database';

/** The database channel on which the codename of a changed store is sent. */
export const storeChanges = 'store_changed';

/** SQL: text that changes in the transaction that changes what the pages of `store` show besides its document. */
export const catalogueVersion = `
  (select coalesce(md5(string_agg(change.id::text, ' ' order by change.id)), 'none')
   from catalogue_changes change where change.store_id = store.id)`;

/** Keeps the newest of each store: an id is never seen again, so that no version repeats. @returns their number */
export async function deleteOldChanges(database: Queryable): Promise<number> {
  const deleted = await database.query(
    `delete from catalogue_changes change
     where changed_at < now() - interval '1 minute'
       and exists (select from catalogue_changes newer where newer.store_id = change.store_id and newer.id > change.id)
     returning id`,
  );
  return deleted.length;
}
