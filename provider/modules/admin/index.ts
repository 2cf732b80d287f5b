import type { Catalogue } from '../catalogue';
import type { Deps } from '../deps';
import type { Staff } from '../staff';
import type { Stores } from '../stores';
import { createLocalAdmin, createLocalMedia, createLocalResources, createLocalStaff } from './rules';

export const createAdminModule = (
  deps: Pick<Deps, 'blobs' | 'database' | 'now'>,
  {
    catalogue: { items, selling },
    staff,
    stores: { revisions },
  }: { catalogue: Catalogue; staff: Staff; stores: Stores },
) =>
  createLocalAdmin({
    items,
    revisions,
    selling,
    resources: createLocalResources(deps.database, selling),
    media: createLocalMedia(deps),
    staff: createLocalStaff(staff),
  });

export type Admin = ReturnType<typeof createAdminModule>;
