import { createLocalMedia, createLocalResources } from './rules';
import type { Deps } from '../deps';

/** What operators do to stores, in this database. */
export const createAdminModule = ({ database, blobs }: Pick<Deps, 'database' | 'blobs'>) => ({
  media: createLocalMedia(database, blobs),
  resources: createLocalResources(database),
});

export type Admin = ReturnType<typeof createAdminModule>;
