import type { Queryable } from '../../../database/database';
import { appWithDefaults } from '../../../store-check/fill-defaults';
import type { FilledStore } from '../../../store-check/store-document';
import { currentStore } from './current-store';

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
