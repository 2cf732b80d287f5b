import type { Database } from '../database/database';
import { createAddresses } from './addresses';
import { createComponents } from './components';
import { createItemPages } from './item-pages';
import { createItems } from './items';
import { createRegions } from './regions';
import { createRelated } from './related';
import { createRevisions } from './revisions';
import { createSearch } from './search/search';
import { createStores } from './stores';
import { createTracking } from './tracking';

/** All that is read from and written to the database, one repository a subject. */
export const createRepositories = (database: Database) => ({
  addresses: createAddresses(database),
  components: createComponents(database),
  itemPages: createItemPages(database),
  items: createItems(database),
  regions: createRegions(database),
  related: createRelated(database),
  revisions: createRevisions(database),
  search: createSearch(database),
  stores: createStores(database),
  tracking: createTracking(database),
});

export type Repositories = ReturnType<typeof createRepositories>;
