import type { Database } from '../../../database/database';
import { itemJoins, type ItemRow, listItemColumns } from './item-columns';

const maxRelated = 9;

/** One more of each kind than shown, because the item itself may be among them. */
const candidates = `
  (
    select other.id from items other
    where other.store_id = own.store_id and own.label_search <> '' and other.label_search = own.label_search
    order by other.sold desc, other.id desc limit ${maxRelated + 1}
  )
  union all
  (
    select entry.item_id from component_items listed
    cross join lateral (
      select entry.item_id from component_items entry
      where entry.store_id = listed.store_id and entry.component_uid = listed.component_uid
      order by entry.position limit ${maxRelated + 1}
    ) entry
    where listed.item_id = own.id
  )
  union all
  (
    select other.id from items other where other.parent_id = own.parent_id order by other.position limit ${maxRelated + 1}
  )`;

/** Items with the same label, list or shop; those of the same type first, then by the number of shared traits. */
export const createRelated = (database: Database) => ({
  /** Undefined if the store has no such item. */
  async of(codename: string, id: string) {
    const [row] = await database.query<{ items: ItemRow[] }>(
      `with store as materialized (select id, view_uid, currency, outside_hours from current_stores where codename = $1),
       own as materialized (
         select item.* from store join items item on item.store_id = store.id and item.view_uid = $2
       ),
       shared as materialized (
         select candidate.id, count(*) as ties from own cross join lateral (${candidates}) candidate
         where candidate.id <> own.id group by candidate.id
       )
       select (
         select coalesce(json_agg(reply), '[]') from (
           select ${listItemColumns}
           from shared join items item on item.id = shared.id join store on store.id = item.store_id ${itemJoins}
           order by item.type = own.type desc, shared.ties desc, item.sold desc, item.id
           limit ${maxRelated}
         ) reply
       ) as items
       from own`,
      [codename, id],
    );
    return row?.items;
  },
});
