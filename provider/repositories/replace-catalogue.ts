import type { Database } from '../database/database';
import type { CatalogueItem } from '../store-check/check-items';

const columns = `
  view_uid text, position integer, type smallint, title text, content text, image text, price bigint,
  price_before_discount bigint, style smallint, quantity integer, use_quantity smallint, max_qty integer,
  weight integer, is_open smallint, close_status text, text_buy text, label_search text, regency_code text,
  lat double precision, lng double precision, sold integer, review_rating double precision,
  discussion_count integer, url text, action smallint`;

const names = columns.split(',').map((column) => column.trim().split(' ')[0]);

const upsert = `
  insert into items (store_id, ${names.join(', ')})
  select $1, given.* from jsonb_to_recordset($2::jsonb) as given (${columns})
  on conflict (store_id, view_uid) do update
  set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, parent_id = null`;

/** All statements take the whole catalogue at once, in one transaction. */
export const replaceCatalogue = (database: Database, codename: string, items: readonly CatalogueItem[]) =>
  database.transaction(async (transaction) => {
    const [store] = await transaction.query<{ id: number }>('select id from stores where codename = $1 for update', [
      codename,
    ]);
    if (!store) return;
    const rows = items.map(({ regency, ...item }, position) => ({ ...item, regency_code: regency, position }));
    const given = [store.id, JSON.stringify(rows)];
    await transaction.query('delete from component_items where store_id = $1', [store.id]);
    await transaction.query(upsert, given);
    await transaction.query(
      `delete from items where store_id = $1
       and view_uid not in (select view_uid from jsonb_to_recordset($2::jsonb) as given (view_uid text))`,
      given,
    );
    await transaction.query(
      `update items item set parent_id = parent.id
       from jsonb_to_recordset($2::jsonb) as given (view_uid text, parent text)
       join items parent on parent.store_id = $1 and parent.view_uid = given.parent
       where item.store_id = $1 and item.view_uid = given.view_uid`,
      given,
    );
    await transaction.query(
      `insert into component_items (store_id, component_uid, position, item_id)
       select $1, list, row_number() over (partition by list order by given.position) - 1, item.id
       from jsonb_to_recordset($2::jsonb) as given (view_uid text, position integer, components text[])
       join items item on item.store_id = $1 and item.view_uid = given.view_uid
       cross join unnest(given.components) as list`,
      given,
    );
  });
