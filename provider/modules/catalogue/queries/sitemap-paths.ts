import type { components } from '../../../__generated__/rest';
import type { Database } from '../../../database/database';

type SitemapPath = components['schemas']['SitemapPathsReply']['data']['data'][number];

const pageSize = 10_000;

/** External links and contact actions have no page worth indexing. */
const hasPage = 'item.type not in (6, 8)';

export const createSitemapPaths = (database: Database) => ({
  /** Oldest first; undefined if there is no such store. The first item of a page is found in an index only. */
  async list(codename: string, page: number) {
    const [row] = await database.query<{ total: number; paths: SitemapPath[] }>(
      `select
         (select count(*) from items item where item.store_id = store.id and ${hasPage}) as total,
         (
           select coalesce(json_agg(reply), '[]') from (
             select item.view_uid, item.title from items item
             where item.store_id = store.id and ${hasPage} and item.id >= (
               select item.id from items item where item.store_id = store.id and ${hasPage}
               order by item.id offset ($2::bigint - 1) * ${pageSize} limit 1
             )
             order by item.id limit ${pageSize}
           ) reply
         ) as paths
       from stores store where store.codename = $1`,
      [codename, page],
    );
    return row && { paths: row.paths, lastPage: Math.max(1, Math.ceil(row.total / pageSize)) };
  },
});
