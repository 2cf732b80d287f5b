import { ItemType } from '../../../__generated__/codes';
import { storesPageSize } from '../../../__generated__/limits';
import type { PreviewedStore } from '../../../customer';
import type { Queryable, Database } from '../../../database/database';
import { appWithDefaults } from '../../../store-check/fill-defaults';
import { catalogueVersion } from './store-changes';
import type { FilledStore, StoreDocument } from '../../../store-check/store-document';

/** The tables `store` and its current `revision`, which in a preview is the previewed one. */
export const currentStore = `
  current_stores store
  join store_revisions revision on revision.store_id = store.id and revision.number = store.revision`;

export interface SegmentSource {
  view_uid: string;
  name: string;
  attr1: string;
}

export const createCommerce = (database: Queryable) => ({
  /** @throws Error if there is no such store, since every customer has one. */
  async of(storeId: number): Promise<FilledStore['app']> {
    const [row] = await database.query<{ app: object }>(
      `select revision.document -> 'app' as app from ${currentStore} where store.id = $1`,
      [storeId],
    );
    if (!row) throw new Error(`The store with the id ${storeId} does not exist`);
    return appWithDefaults(row.app);
  },
});

/** Undefined if the store does not exist. */
export async function findStoreId(connection: Queryable, codename: string): Promise<number | undefined> {
  const [store] = await connection.query<{ id: number }>('select id from stores where codename = $1', [codename]);
  return store?.id;
}

export async function addStore(transaction: Queryable, { codename, app }: Pick<FilledStore, 'codename' | 'app'>) {
  const [store] = await transaction.query<{ id: number }>(
    'insert into stores (codename, view_uid) values ($1, $2) returning id',
    [codename, app.view_uid],
  );
  if (!store) throw new Error(`The store "${codename}" was not created`);
  return store.id;
}

/** Waits while the catalogue is being replaced, then locks it against changes until the transaction ends. */
export const lockStoreKey = (transaction: Queryable, storeId: number) =>
  transaction.query('select from stores where id = $1 for key share', [storeId]);

interface ShopLocation {
  lat: number;
  lng: number;
  address: string;
}

export const createShops = (database: Database) => ({
  /** Null for the store itself, by its id or an empty one; undefined if there is no such shop. */
  async supplier(
    storeId: number,
    uid: string,
  ): Promise<{ shopId: number | null; location: ShopLocation | null } | undefined> {
    const [row] = await database.query<{ shop_id: number | null; location: ShopLocation | null }>(
      `select shop.id as shop_id,
         case when shop.lat is not null and shop.lng is not null then json_build_object('lat', shop.lat, 'lng', shop.lng,
           'address', coalesce(nullif(shop.details ->> 'address', ''), shop.title)) end as location
       from stores store
         left join items shop on shop.store_id = store.id and shop.view_uid = $2 and shop.type = ${ItemType.SHOP}
       where store.id = $1 and (shop.id is not null or $2 in ('', store.view_uid))`,
      [storeId, uid],
    );
    return row && { shopId: row.shop_id, location: row.location };
  },
});

/** Without the document if the caller already has it. */
export interface CurrentRevision {
  tag: string;
  document: StoreDocument | null;
  /** Of the catalogue. */
  version: string;
  /** When a scheduled change begins or ends, in ISO 8601; null if none is planned. */
  ends_at: string | null;
}

export interface StoreCard {
  codename: string;
  app: Readonly<Record<string, unknown>>;
}

const byCodename = 'store.codename = $1';
const byDomain = 'store.id = (select store_id from store_domains where domain = $1)';

export function createStores(database: Database) {
  const current = async (condition: string, value: string, knownTags: readonly string[]) => {
    const [row] = await database.query<CurrentRevision>(
      `select revision.tag, case when revision.tag <> all ($2) then revision.document end as document,
         ${catalogueVersion} as version,
         (
           select to_json(min(pointer.effective_at)) #>> '{}' from store_pointers pointer
           where pointer.store_id = store.id and pointer.cancelled_at is null and pointer.plan is not null
             and pointer.effective_at > statement_timestamp()
         ) as ends_at
       from ${currentStore} where ${condition}`,
      [value, knownTags],
    );
    return row;
  };
  return {
    /** Undefined if the store does not exist. */
    async idOf(storeUid: string) {
      const [store] = await database.query<{ id: number }>('select id from stores where view_uid = $1', [storeUid]);
      return store?.id;
    },

    /** The caller of a preview; undefined if the store does not exist. */
    async previewed(codename: string): Promise<PreviewedStore | undefined> {
      const [store] = await database.query<Omit<PreviewedStore, 'id'>>(
        'select id as "storeId", view_uid as "storeUid" from stores where codename = $1',
        [codename],
      );
      return store && { id: null, ...store };
    },

    byCodename: (codename: string, knownTags: readonly string[] = []) => current(byCodename, codename, knownTags),
    byDomain: (domain: string, knownTags: readonly string[] = []) => current(byDomain, domain, knownTags),

    /** By codename, because an index has that order; a name is in the current document, which can change at any moment. */
    async cards(page: number): Promise<{ cards: StoreCard[]; last: number }> {
      const [found] = await database.query<{ stores: number; cards: StoreCard[] }>(
        `select (select count(*)::int from stores) as stores, (
           select coalesce(json_agg(card order by card.codename), '[]')
           from (
             select store.codename, revision.document -> 'app' as app
             from ${currentStore}
             where store.id in (
               select id from stores order by codename limit ${storesPageSize} offset ($1::int - 1) * ${storesPageSize}
             )
           ) card
         ) as cards`,
        [page],
      );
      const { stores = 0, cards = [] } = found ?? {};
      return { cards, last: Math.max(1, Math.ceil(stores / storesPageSize)) };
    },
  };
}
