import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalAdmin } from '../modules/admin/rules/local-store-admin';
import type { Database } from '../database/database';
import { createModules } from '../modules/modules';
import { fromRoot } from '../../shared/root-folder';

const milestone = 'demo stores';
export const storesFolder = fromRoot('provider/seed/stores');

/**
 * Loads every folder of `folder` into a database that never had them. A store that is there already is a tenant's and
 * stays as it is, and so does everything once all were loaded.
 */
export async function loadDemoStores(
  database: Database,
  report: (codename: string, place: string) => void,
  folder = storesFolder,
): Promise<void> {
  const reached = await database.query('select from milestones where name = $1', [milestone]);
  if (reached.length > 0 || !existsSync(folder)) return;
  const modules = createModules(database);
  const admin = createLocalAdmin(modules);
  const codenames = readdirSync(folder).sort();
  for (const [index, codename] of codenames.entries()) {
    const read = (name: string) => {
      const file = join(folder, codename, name);
      return existsSync(file) ? { file, text: readFileSync(file, 'utf8') } : undefined;
    };
    const store = read('store.yaml');
    const items = read('items.yaml');
    if (!store) continue;
    report(codename, `${index + 1}/${codenames.length}`);
    if (!(await modules.stores.byCodename(codename))) await admin.apply(codename, store);
    if (items && (await modules.items.isEmpty(codename))) await admin.replaceItems(codename, items);
  }
  await database.query('insert into milestones (name) values ($1) on conflict do nothing', [milestone]);
}
