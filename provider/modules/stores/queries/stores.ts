import type { Database } from '../../../database/database';
import type { StoreDocument } from '../../../store-check/store-document';
import { currentStore } from './current-store';

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
