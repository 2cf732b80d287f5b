import { ItemType } from '../../../__generated__/codes';
import { maxPages, childrenPageSize } from '../../../__generated__/limits';
import type { Database, Queryable } from '../../../database/database';
import type { Catalogue } from '../../../store-check/catalogue-item';
import type { CatalogueContext } from '../../../store-check/check-items';
import { itemColumns, itemJoins, type ItemRow, listItemColumns } from './item-columns';
import { replaceCatalogue } from './write-catalogue';

/** Pages end at the limit. */
export const lastPage = (total: number, size: number) => Math.min(maxPages, Math.max(1, Math.ceil(total / size)));

/** Escapes the wildcards of `like`. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** What a catalogue may refer to. */
export async function catalogueContext(database: Queryable, codename: string): Promise<CatalogueContext | undefined> {
  const [row] = await database.query<{ lists: string[]; forms: string[]; regencies: string[] }>(
    `select
       (
         select coalesce(json_agg(component ->> 'view_uid'), '[]')
         from store_revisions revision, jsonb_array_elements(revision.document -> 'components') as entry (component)
         where revision.store_id = store.id and revision.number = store.revision and component ->> 'category' = '6'
       ) as lists,
       (
         select jsonb_path_query_array(revision.document, '$.forms[*].view_uid') from store_revisions revision
         where revision.store_id = store.id and revision.number = store.revision
       ) as forms,
       (select json_agg(code) from regencies) as regencies
     from current_stores store where store.codename = $1`,
    [codename],
  );
  return row && { productLists: row.lists, forms: row.forms, regencies: new Set(row.regencies) };
}

export const createItems = (database: Database) => ({
  async find(codename: string, id: string): Promise<ItemRow | undefined> {
    const [item] = await database.query<ItemRow>(
      `select ${itemColumns}
       from current_stores store join items item on item.store_id = store.id ${itemJoins}
       where store.codename = $1 and item.view_uid = $2`,
      [codename, id],
    );
    return item;
  },

  /** In the order of the ids, without unknown ones; undefined if there is no such store. */
  async list(codename: string, ids: readonly string[]) {
    const [row] = await database.query<{ items: ItemRow[] }>(
      `select (
         select coalesce(json_agg(reply), '[]') from (
           select ${listItemColumns}
           from items item ${itemJoins}
           where item.store_id = store.id and item.view_uid = any ($2::text[])
           order by array_position($2::text[], item.view_uid)
         ) reply
       ) as items
       from current_stores store where store.codename = $1`,
      [codename, ids],
    );
    return row?.items;
  },

  /** Items of a shop with `text` in their title; undefined if the store has no such shop. */
  async children(codename: string, id: string, page = 1, text = '') {
    const [row] = await database.query<{ total: number; items: ItemRow[] }>(
      `with shop as materialized (
         select shop.id from stores store join items shop on shop.store_id = store.id
         where store.codename = $1 and shop.view_uid = $2
       )
       select
         (
           select count(*) from (
             select from items item where item.parent_id = shop.id and item.title ilike $4
             limit ${maxPages * childrenPageSize}
           ) counted
         ) as total,
         (
           select coalesce(json_agg(reply), '[]')
           from (
             select ${listItemColumns}
             from items item join current_stores store on store.id = item.store_id ${itemJoins}
             where item.parent_id = shop.id and item.title ilike $4
             order by item.position
             limit ${childrenPageSize} offset ($3::int - 1) * ${childrenPageSize}
           ) reply
         ) as items
       from shop`,
      [codename, id, page, `%${literal(text)}%`],
    );
    return row && { ...row, page, size: childrenPageSize };
  },

  /** Undefined if the store has none with that id. */
  async webContent(storeUid: string, id: string) {
    const [row] = await database.query<{ html: string }>(
      `select item.content as html from stores store join items item on item.store_id = store.id
       where store.view_uid = $1 and item.view_uid = $2 and item.type = ${ItemType.WEB_CONTENT}`,
      [storeUid, id],
    );
    return row?.html;
  },

  catalogueContext: (codename: string) => catalogueContext(database, codename),

  async isEmpty(codename: string) {
    const rows = await database.query(
      'select from stores store join items item on item.store_id = store.id where store.codename = $1 limit 1',
      [codename],
    );
    return rows.length === 0;
  },

  replace: (codename: string, catalogue: Catalogue) => replaceCatalogue(database, codename, catalogue),
});
