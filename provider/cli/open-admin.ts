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
 * Goes through the provider that uses the database directory, if one runs; else opens the database itself.
 * @throws Error while the holder of the directory does not answer yet.
 */
export async function openAdmin(settings: Settings): Promise<OpenAdmin> {
  const directory = databaseDirectory(settings);
  const holder = settings.DATABASE_URL ? undefined : findHolder(directory);
  if (holder) {
    const { address, adminKey, pid } = holder;
    if (!address || !adminKey) throw new Error(`Process ${pid} uses ${directory} and takes no calls yet; try again`);
    return { admin: createRemoteAdmin(address, adminKey), close: async () => undefined };
  }
  const { database, close } = await openDatabase(settings);
  const modules = createModules(database);
  await modules.regions.load();
  return { admin: createLocalAdmin(modules), close };
}
