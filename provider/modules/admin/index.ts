import type { Catalogue } from '../catalogue';
import type { Deps } from '../deps';
import type { Staff } from '../staff';
import type { Stores } from '../stores';
import { createLocalAdmin, createLocalMedia, createLocalResources, createLocalStaff } from './rules';

export const createAdminModule = (
  { database, blobs }: Pick<Deps, 'database' | 'blobs'>,
  { catalogue: { items }, staff, stores: { revisions } }: { catalogue: Catalogue; staff: Staff; stores: Stores },
) =>
  createLocalAdmin({
    items,
    revisions,
    resources: createLocalResources(database),
    media: createLocalMedia(database, blobs),
    staff: createLocalStaff(staff),
  });

export type Admin = ReturnType<typeof createAdminModule>;
