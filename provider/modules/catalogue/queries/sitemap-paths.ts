import type { components } from '../../../__generated__/rest';
import type { Database } from '../../../database/database';

type Address = components['schemas']['AddressesReply']['data']['data'][number];

const size = 10_000;

/** Links to elsewhere and contact actions have no page worth finding. */
const hasPage = 'item.type not in (6, 8)';

/** What the addresses of a store's items are made of. */
export const createSitemapPaths = (database: Database) => ({
  /** Oldest first; undefined where there is no such store. Where a page begins is found in an index alone. */
  async list(codename: string, page: number) {
    const [found] = await database.query<{ total: number; addresses: Address[] }>(
      `select
         (select count(*) from items item where item.store_id = store.id and ${hasPage}) as total,
         (
           select coalesce(json_agg(reply), '[]') from (
             select item.view_uid, item.title from items item
             where item.store_id = store.id and ${hasPage} and item.id >= (
               select item.id from items item where item.store_id = store.id and ${hasPage}
               order by item.id offset ($2::bigint - 1) * ${size} limit 1
             )
             order by item.id limit ${size}
           ) reply
         ) as addresses
       from stores store where store.codename = $1`,
      [codename, page],
    );
    return found && { addresses: found.addresses, lastPage: Math.max(1, Math.ceil(found.total / size)) };
  },
});
