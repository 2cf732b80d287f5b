import { createCommerce, createShops, createStores } from './queries/stores';
import { createRevisions } from './queries/revisions';
import type { Deps } from '../deps';

/** What stores are: their documents, in every revision, and who sells in them. */
export const createStoresModule = ({ database }: Pick<Deps, 'database'>) => ({
  commerce: createCommerce(database),
  revisions: createRevisions(database),
  shops: createShops(database),
  stores: createStores(database),
});

export type Stores = ReturnType<typeof createStoresModule>;
