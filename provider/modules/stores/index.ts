import { createCommerce, createShops, createStores } from './queries/stores';
import { createHistory } from './queries/history';
import { createDrafts } from './rules/drafts';
import { createPublishing } from './rules/publish';
import { createRevisions } from './rules/revisions';
import { deleteOldChanges } from './queries/store-changes';
import { createStoreEvents } from './store-events';
import type { Deps } from '../deps';

export const createStoresModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) => ({
  commerce: createCommerce(database),
  changes: { events: createStoreEvents(database), deleteOld: () => deleteOldChanges(database) },
  drafts: createDrafts({ database, now }),
  publishing: createPublishing(database),
  revisions: { ...createRevisions(database), ...createHistory(database) },
  shops: createShops(database),
  stores: createStores(database),
});

export type Stores = ReturnType<typeof createStoresModule>;
