import type { Queryable } from '../../../database/database';
import type { DocumentIssue } from '../../../store-check/issue';
import type { FilledStore } from '../../../store-check/store-document';

/** Ids and domains that belong to other stores. */
export async function conflictsWithOthers(
  transaction: Queryable,
  { codename, app, domains }: Pick<FilledStore, 'codename' | 'app' | 'domains'>,
): Promise<DocumentIssue[]> {
  const rows = await transaction.query<{ domain: string | null; owner: string }>(
    `select null as domain, codename as owner from stores where view_uid = $2 and codename <> $1
     union all
     select taken.domain, owner.codename
     from store_domains taken join stores owner on owner.id = taken.store_id
     where taken.domain = any ($3) and owner.codename <> $1`,
    [codename, app.view_uid, domains],
  );
  return rows.map(({ domain, owner }): DocumentIssue => {
    if (domain === null) {
      const reason = `"${app.view_uid}" is the id of the store "${owner}"`;
      return { path: ['app', 'view_uid'], reason, code: 'TAKEN_ID', params: { value: app.view_uid } };
    }
    const reason = `"${domain}" belongs to the store "${owner}"`;
    return { path: ['domains', domains.indexOf(domain)], reason, code: 'TAKEN_DOMAIN', params: { value: domain } };
  });
}

/** Takes the id and the domains of the document for the store. */
export async function claim(transaction: Queryable, storeId: number, { app, domains }: FilledStore) {
  await transaction.query('update stores set view_uid = $2 where id = $1', [storeId, app.view_uid]);
  await transaction.query('delete from store_domains where store_id = $1', [storeId]);
  await transaction.query('insert into store_domains (domain, store_id) select unnest($2::text[]), $1', [
    storeId,
    domains,
  ]);
}

/** One change at a time, so that `conflictsWithOthers` stays true until the transaction ends. */
export const lockRevisions = (transaction: Queryable) =>
  transaction.query('select pg_advisory_xact_lock($1)', [7_301_947]);
