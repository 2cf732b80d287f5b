import type { Catalogue } from '../catalogue';
import type { Deps } from '../deps';
import type { Stores } from '../stores';
import { createLocalAdmin, createLocalMedia, createLocalResources } from './rules';

export const createAdminModule = (
  { database, blobs }: Pick<Deps, 'database' | 'blobs'>,
  { catalogue: { items }, stores: { revisions } }: { catalogue: Catalogue; stores: Stores },
) =>
  createLocalAdmin({
    items,
    revisions,
    resources: createLocalResources(database),
    media: createLocalMedia(database, blobs),
  });

export type Admin = ReturnType<typeof createAdminModule>;
