import { ItemType } from '../../__generated__/codes';
import type { Queryable } from '../../database/database';
import { orNotFound } from '../../errors/call-errors';
import type { CatalogueItem } from '../../store-check/catalogue-item';
import type { StoreDocument } from '../../store-check/store-document';
import { currentStore } from '../stores/queries/stores';
import type { Entry } from './resource';

/** Locks the store against other files; orders continue. @throws NotFound */
export async function lockStore(transaction: Queryable, codename: string) {
  const [store] = await transaction.query<{ id: number; codename: string }>(
    'select id, codename from stores where codename = $1 for no key update',
    [codename],
  );
  return orNotFound(store, `There is no store "${codename}"`);
}

export type Document = StoreDocument & { app: Record<string, unknown> };

/** The document of the current revision. @throws Error if there is no such store */
export async function documentOf(transaction: Queryable, storeId: number): Promise<Document> {
  const [row] = await transaction.query<{ document: Document }>(
    `select revision.document from ${currentStore} where store.id = $1`,
    [storeId],
  );
  if (!row) throw new Error(`The store with the id ${storeId} does not exist`);
  return row.document;
}

export async function storeRevision(transaction: Queryable, storeId: number): Promise<number> {
  const [store] = await transaction.query<{ revision: number }>('select revision from current_stores where id = $1', [
    storeId,
  ]);
  return store?.revision ?? 0;
}

/** A list of the app in a revision; empty if the list or the revision does not exist. */
export async function listOfRevision(
  transaction: Queryable,
  storeId: number,
  revision: number,
  list: string,
): Promise<Entry[]> {
  const [row] = await transaction.query<{ entries: Entry[] | null }>(
    `select document #> array['app', $3::text] as entries from store_revisions where store_id = $1 and number = $2`,
    [storeId, revision, list],
  );
  return row?.entries ?? [];
}

/** Vouchers for only one of the shops. */
export const vouchersOfShops = (transaction: Queryable, storeId: number, shops: readonly string[]) =>
  transaction.query<{ code: string; shop: string }>(
    `select voucher.code, shop.view_uid as shop from vouchers voucher join items shop on shop.id = voucher.shop_id
     where voucher.store_id = $1 and voucher.is_offered and shop.view_uid = any ($2)`,
    [storeId, shops],
  );

/** As in a file, with nulls. */
export const offeredVouchers = (transaction: Queryable, storeId: number) =>
  transaction.query<Entry>(
    `select voucher.code, voucher.category, voucher.type, voucher.value, voucher.max_value, voucher.min_price,
       voucher.quota, voucher.per_customer, voucher.start_date::text as start_date, voucher.end_date::text as end_date,
       shop.view_uid as partner, voucher.cashback_flag, voucher.note
     from vouchers voucher left join items shop on shop.id = voucher.shop_id
     where voucher.store_id = $1 and voucher.is_offered order by voucher.id`,
    [storeId],
  );

export const listShops = (transaction: Queryable, storeId: number) =>
  transaction.query<Pick<CatalogueItem, 'view_uid' | 'type'>>(
    `select view_uid, type from items where store_id = $1 and type = ${ItemType.SHOP}`,
    [storeId],
  );
