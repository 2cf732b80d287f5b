import type { Database } from '../database/database';
import { createModules } from '../modules/modules';
import { checkStore } from '../store-check/check-store';
import { madeItems } from './made-items';
import { madeCodename, madeStore } from './made-store';
import { storeSizes } from './store-sizes';

/** What is made up; the same wish fills every database alike. */
export interface SeedWish {
  items: number;
  stores: number;
  seed: number;
}

const filled = ['stores', 'store_revisions', 'items', 'component_items', 'variants', 'reviews', 'store_words'];

/** Fills a database with made-up stores, one transaction each; those that it has already become what they were. */
export async function fillDatabase(
  database: Database,
  { items, stores, seed }: SeedWish,
  report: (done: number, of: number) => void,
): Promise<void> {
  const sizes = storeSizes(items, stores);
  const modules = createModules(database);
  await modules.regions.load();
  let done = 0;
  for (const [index, size] of sizes.entries()) {
    await modules.revisions.apply(checkStore(JSON.stringify(madeStore(seed, index)), madeCodename(index)));
    await modules.items.replace(madeCodename(index), {
      items: madeItems(seed, index, size),
      vouchers: [],
    });
    done += size;
    report(done, items);
  }
  // What plans and index-only scans are based on.
  for (const table of filled) await database.script(`vacuum analyze ${table}`);
}
