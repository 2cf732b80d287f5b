import { createCommerce, createShops, createStores } from './queries/stores';
import { createRevisions } from './queries/revisions';
import type { Deps } from '../deps';

export const createStoresModule = ({ database }: Pick<Deps, 'database'>) => ({
  commerce: createCommerce(database),
  revisions: createRevisions(database),
  shops: createShops(database),
  stores: createStores(database),
});

export type Stores = ReturnType<typeof createStoresModule>;
