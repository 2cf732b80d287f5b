import type { Database } from '../database/database';
import { createComponents } from './components';
import { createItems } from './items';
import { createRegions } from './regions';
import { createRevisions } from './revisions';
import { createStores } from './stores';
import { createTracking } from './tracking';

/** All that is read from and written to the database, one repository a subject. */
export const createRepositories = (database: Database) => ({
  components: createComponents(database),
  items: createItems(database),
  regions: createRegions(database),
  revisions: createRevisions(database),
  stores: createStores(database),
  tracking: createTracking(database),
});

export type Repositories = ReturnType<typeof createRepositories>;
