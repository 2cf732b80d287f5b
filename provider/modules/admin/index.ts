import { createLocalMedia, createLocalResources } from './rules';
import type { Deps } from '../deps';

export const createAdminModule = ({ database, blobs }: Pick<Deps, 'database' | 'blobs'>) => ({
  media: createLocalMedia(database, blobs),
  resources: createLocalResources(database),
});

export type Admin = ReturnType<typeof createAdminModule>;
