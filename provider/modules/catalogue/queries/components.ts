import { ComponentCategory, ItemType, SegmentCategory } from '../../../__generated__/codes';
import { maxPages, segmentItems } from '../../../__generated__/limits';
import type { Database } from '../../../database/database';
import { currentStore, type SegmentSource } from '../../stores/queries/stores';
import { itemJoins, type ItemRow, listItemColumns } from './item-columns';

/** For a component or a segment; a segment of shops skips other items. */
export interface ListPage {
  list_uid: string;
  purpose: 'page' | 'items' | 'shops';
  page: number;
  size: number;
  /** Items are counted up to the last page only. */
  total: number;
  items: ItemRow[];
}

export interface ComponentContents {
  components: object[];
  sources: SegmentSource[];
  lists: ListPage[];
}

const contents = `
  with store as materialized (
    select store.id, store.view_uid, store.currency, store.outside_hours, revision.document -> 'components' as components
    from ${currentStore} where store.codename = $1
  ),
  component as materialized (
    select entry.settings, entry.settings ->> 'view_uid' as view_uid, (entry.settings ->> 'category')::int as category
    from store, jsonb_array_elements(store.components) as entry (settings)
  ),
  wanted as materialized (
    select component.*, array_position($2::text[], component.view_uid) as place
    from component where component.view_uid = any ($2)
  ),
  segment as materialized (
    select entry.settings #>> '{metas,component}' as source, (entry.settings ->> 'category')::int as category
    from wanted, jsonb_array_elements(wanted.settings -> 'segments') as entry (settings)
  ),
  asked as (
    select view_uid as list_uid, 'page' as purpose, $3::int as page,
      coalesce($4::int, 8 * least(coalesce(nullif(settings ->> 'attr3', '')::int, 1), 4)) as size
    from wanted where category = ${ComponentCategory.PRODUCT_LIST}
    union
    select source, case category when 0 then 'items' else 'shops' end, 1, ${segmentItems}
    from segment where category in (${SegmentCategory.ITEMS}, ${SegmentCategory.SHOPS}) and source is not null
  )
  select
    (select coalesce(json_agg(settings order by place), '[]') from wanted) as components,
    (
      select coalesce(json_agg(json_build_object(
        'view_uid', view_uid, 'name', settings ->> 'name', 'attr1', coalesce(settings ->> 'attr1', ''),
        'en', settings -> 'en')), '[]')
      from component where view_uid in (select source from segment)
    ) as sources,
    (
      select coalesce(json_agg(list), '[]')
      from (
        select asked.*,
          (
            select count(*) from (
              select from component_items entry
              where entry.store_id = store.id and entry.component_uid = asked.list_uid
              limit ${maxPages} * asked.size
            ) counted
          ) as total,
          (
            select coalesce(json_agg(reply), '[]')
            from (
              select ${listItemColumns}
              from component_items entry join items item on item.id = entry.item_id ${itemJoins}
              where entry.store_id = store.id and entry.component_uid = asked.list_uid
                and (asked.purpose <> 'shops' or item.type = ${ItemType.SHOP})
              order by entry.position
              limit asked.size offset (asked.page - 1) * asked.size
            ) reply
          ) as items
        from asked
      ) list
    ) as lists
  from store`;

export const createComponents = (database: Database) => ({
  /** In the order of `ids`; undefined if there is no such store. */
  async contents(codename: string, ids: readonly string[], page = 1, pageSize?: number) {
    const [row] = await database.query<ComponentContents>(contents, [codename, ids, page, pageSize ?? null]);
    return row;
  },

  /** Undefined if the store has none with that id. */
  async customHtml(storeUid: string, id: string) {
    const [row] = await database.query<{ html: string }>(
      `select component ->> 'attr1' as html
       from ${currentStore}, jsonb_array_elements(revision.document -> 'components') as entry (component)
       where store.view_uid = $1 and component ->> 'view_uid' = $2 and component ->> 'category' = '4'`,
      [storeUid, id],
    );
    return row?.html;
  },
});
