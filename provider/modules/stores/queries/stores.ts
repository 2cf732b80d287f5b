import type { Queryable, Database } from '../../../database/database';
import { appWithDefaults } from '../../../store-check/fill-defaults';
import type { FilledStore, StoreDocument } from '../../../store-check/store-document';

/** A store with its current document: `store` has its columns, `revision` those of the revision. */
export const currentStore = `
  stores store join store_revisions revision on revision.store_id = store.id and revision.number = store.revision`;

/** What a segment's `metas.component` names. */
export interface SegmentSource {
  view_uid: string;
  name: string;
  attr1: string;
}

/** How stores sell. */
export const createCommerce = (database: Queryable) => ({
  /** @throws where there is no such store: customers have one. */
  async of(storeId: number): Promise<FilledStore['app']> {
    const [found] = await database.query<{ app: object }>(
      `select revision.document -> 'app' as app from ${currentStore} where store.id = $1`,
      [storeId],
    );
    if (!found) throw new Error(`There is no store of the number ${storeId}`);
    return appWithDefaults(found.app);
  },
});

const shop = 4;

/** Who sells in a store: its shops and itself. */
export const createShops = (database: Database) => ({
  /** The shop of that id; null for the store itself, by its id or none. Undefined where the store has no such shop. */
  async supplier(storeId: number, uid: string): Promise<{ shopId: number | null } | undefined> {
    const [found] = await database.query<{ shop_id: number | null }>(
      `select shop.id as shop_id from stores store
         left join items shop on shop.store_id = store.id and shop.view_uid = $2 and shop.type = ${shop}
       where store.id = $1 and (shop.id is not null or $2 in ('', store.view_uid))`,
      [storeId, uid],
    );
    return found && { shopId: found.shop_id };
  },
});

/** The current revision; without the document where the caller knows it. */
export interface CurrentRevision {
  tag: string;
  document: StoreDocument | null;
}

export interface StoreCard {
  codename: string;
  app: Readonly<Record<string, unknown>>;
}

const byCodename = 'store.codename = $1';
const byDomain = 'store.id = (select store_id from store_domains where domain = $1)';

/** Configurations as customers' pages read them. */
export function createStores(database: Database) {
  const current = async (condition: string, value: string, knownTags: readonly string[]) => {
    const [found] = await database.query<CurrentRevision>(
      `select revision.tag, case when revision.tag <> all ($2) then revision.document end as document
       from ${currentStore} where ${condition}`,
      [value, knownTags],
    );
    return found;
  };
  return {
    /** Undefined where there is no such store. */
    async idOf(storeUid: string) {
      const [store] = await database.query<{ id: number }>('select id from stores where view_uid = $1', [storeUid]);
      return store?.id;
    },

    byCodename: (codename: string, knownTags: readonly string[] = []) => current(byCodename, codename, knownTags),
    byDomain: (domain: string, knownTags: readonly string[] = []) => current(byDomain, domain, knownTags),

    cards: () =>
      database.query<StoreCard>(
        `select store.codename, revision.document -> 'app' as app
         from ${currentStore} order by revision.document #>> '{app,name}', store.codename`,
      ),
  };
}
