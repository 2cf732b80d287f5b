import { isoTime } from '../../../clock';
import type { Queryable } from '../../../database/database';

export interface StoredPicture {
  picture: string;
  title: string;
  width: number;
  height: number;
  bytes: number;
  added_at: string;
}

export type NewPicture = Pick<StoredPicture, 'picture' | 'width' | 'height' | 'bytes'>;

/** The library without its deleted pictures, the newest first. */
export const storedPictures = (queryable: Queryable, storeId: number) =>
  queryable.query<StoredPicture>(
    `select picture, title, width, height, bytes, ${isoTime('added_at')} as added_at
     from store_pictures where store_id = $1 and deleted_at is null order by store_pictures.added_at desc, picture`,
    [storeId],
  );

/** How many pictures a library has, and how many are stored with its deleted ones. */
export async function countPictures(transaction: Queryable, storeId: number) {
  const [row] = await transaction.query<{ shown: number; stored: number }>(
    `select count(*) filter (where deleted_at is null)::int as shown, count(*)::int as stored
     from store_pictures where store_id = $1`,
    [storeId],
  );
  return row ?? { shown: 0, stored: 0 };
}

/** Undefined if the store has no such picture. */
export async function isDeleted(transaction: Queryable, storeId: number, picture: string) {
  const [row] = await transaction.query<{ isDeleted: boolean }>(
    `select deleted_at is not null as "isDeleted" from store_pictures where store_id = $1 and picture = $2`,
    [storeId, picture],
  );
  return row?.isDeleted;
}

export const insertPicture = (
  transaction: Queryable,
  storeId: number,
  { picture, width, height, bytes }: NewPicture,
  at: Date,
) =>
  transaction.query(
    `insert into store_pictures (store_id, picture, width, height, bytes, added_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (store_id, picture) do update
       set added_at = excluded.added_at, deleted_at = null, checked_at = null
       where store_pictures.deleted_at is not null`,
    [storeId, picture, width, height, bytes, at],
  );

export const renamePicture = (transaction: Queryable, storeId: number, picture: string, title: string) =>
  transaction.query('update store_pictures set title = $3 where store_id = $1 and picture = $2', [
    storeId,
    picture,
    title,
  ]);

/** @param at null puts it back */
export const setDeleted = (transaction: Queryable, storeId: number, picture: string, at: Date | null) =>
  transaction.query(
    'update store_pictures set deleted_at = $3, checked_at = null where store_id = $1 and picture = $2',
    [storeId, picture, at],
  );

const inItems = `
  select item.id, unnest(array[item.image, item.details ->> 'image2', item.details ->> 'image3',
    item.details ->> 'image4', item.details ->> 'image5']) as picture
  from items item where item.store_id = $1
  union all select item_id, image from variants where store_id = $1
  union all select item_id, image from reviews where store_id = $1`;

const titledItems = 5;

/** How many items of a store show each of these pictures, and the titles of the first ones. */
export async function itemsByPicture(queryable: Queryable, storeId: number, pictures: readonly string[]) {
  const rows = await queryable.query<{ picture: string; items: number; item_titles: string[] }>(
    `select picture, count(*)::int as items,
       (array_agg(title order by position, id))[1:${titledItems}] as item_titles
     from (
       select distinct shown.picture, item.id, item.title, item.position
       from (${inItems}) shown join items item on item.id = shown.id
       where shown.picture = any ($2)
     ) one group by picture`,
    [storeId, pictures],
  );
  return new Map(rows.map(({ picture, ...shown }) => [picture, shown]));
}

const keptDays = 30;

const isLongDeleted = (now: string) => `deleted_at < ${now}::timestamptz - make_interval(days => ${keptDays})`;

/** A picture that was deleted long ago, and was not checked within a day. */
export async function nextDeleted(transaction: Queryable, now: Date) {
  const [row] = await transaction.query<{ storeId: number; picture: string }>(
    `select store_id as "storeId", picture from store_pictures
     where ${isLongDeleted('$1')}
       and (checked_at is null or checked_at < $1::timestamptz - interval '1 day')
     order by deleted_at limit 1`,
    [now],
  );
  return row;
}

export const markChecked = (transaction: Queryable, storeId: number, picture: string, now: Date) =>
  transaction.query('update store_pictures set checked_at = $3 where store_id = $1 and picture = $2', [
    storeId,
    picture,
    now,
  ]);

/**
 * Whether a revision or an item of a store, or of any store, shows a picture, or what its customers keep of items. A
 * revision that only says what the picture shows does not count.
 */
export async function isNamed(transaction: Queryable, picture: string, storeId: number | null): Promise<boolean> {
  const [row] = await transaction.query<{ isNamed: boolean }>(
    `select exists (
         select from store_revisions
         where ($2::bigint is null or store_id = $2) and strpos((document - 'pictures')::text, $1) > 0
       ) or exists (
         select from items item
         where ($2::bigint is null or item.store_id = $2)
           and (item.image = $1 or strpos(item.details::text, $1) > 0
             or exists (select from variants where item_id = item.id and image = $1)
             or exists (select from reviews where item_id = item.id and image = $1))
       ) or exists (
         select from orders bought
         where ($2::bigint is null or bought.store_id = $2)
           and (bought.supplier_icon = $1
             or exists (select from order_lines where order_id = bought.id and image = $1))
       ) or exists (
         select from favourites favourite join customers customer on customer.id = favourite.customer_id
         where favourite.image = $1 and ($2::bigint is null or customer.store_id = $2)
       ) or exists (
         select from chat_messages message join chats chat on chat.id = message.chat_id
         where message.item ->> 'image' = $1 and ($2::bigint is null or chat.store_id = $2)
       ) as "isNamed"`,
    [picture, storeId],
  );
  return row?.isNamed ?? true;
}

/** No store adds a picture until the transaction ends. */
export const lockLibraries = (transaction: Queryable) =>
  transaction.query('lock table store_pictures in share row exclusive mode');

/** Not if it was put back meanwhile. */
export async function forgetDeleted(transaction: Queryable, storeId: number, picture: string, now: Date) {
  const rows = await transaction.query(
    `delete from store_pictures where store_id = $1 and picture = $2 and ${isLongDeleted('$3')} returning picture`,
    [storeId, picture, now],
  );
  return rows.length > 0;
}

export async function isInALibrary(transaction: Queryable, picture: string): Promise<boolean> {
  const rows = await transaction.query('select from store_pictures where picture = $1 limit 1', [picture]);
  return rows.length > 0;
}

export const deleteBlob = (transaction: Queryable, key: string) =>
  transaction.query('delete from blobs where key = $1', [key]);
