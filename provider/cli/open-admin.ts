import { findHolder } from '../database/lock-file';
import { databaseDirectory, openDatabase } from '../database/open-database';
import { createModules } from '../modules/modules';
import type { Settings } from '../settings';
import { createLocalAdmin } from '../modules/admin/rules';
import { createRemoteAdmin } from './remote-admin';
import type { StoreAdmin } from '../modules/admin/store-admin';

export interface OpenAdmin {
  admin: StoreAdmin;
  close: () => Promise<void>;
}

/**
 * Uses the running provider that has the database directory open, if any; otherwise opens the database itself.
 * @throws Error while that provider does not accept calls yet.
 */
export async function openAdmin(settings: Settings): Promise<OpenAdmin> {
  const directory = databaseDirectory(settings);
  const holder = settings.DATABASE_URL ? undefined : findHolder(directory);
  if (holder) {
    const { address, adminKey, pid } = holder;
    if (!address || !adminKey)
      throw new Error(`Process ${pid} uses ${directory} and does not accept calls yet; try again`);
    return { admin: createRemoteAdmin(address, adminKey), close: async () => undefined };
  }
  const { database, close } = await openDatabase(settings);
  const modules = createModules(database);
  await modules.regions.load();
  return { admin: createLocalAdmin(modules), close };
}
