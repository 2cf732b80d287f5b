import type { CatalogueItem } from '../store-check/catalogue-item';
import { fillCatalogue } from '../store-check/check-items';
import { pathText } from '../store-check/issue';
import { chanceFrom } from './chance';
import { makeProduct } from './product';
import { makeShop } from './shop';
import type { Database } from '../database/database';
import { createDeps } from '../modules/deps';
import { createModules } from '../modules/modules';
import { checkStore } from '../store-check/check-store';
import { codenameOf, makeStore, storeSizes } from './store';

const itemsPerShop = 40;

/** One in 40 items is a shop. */
function makeItems(seed: number, index: number, count: number): CatalogueItem[] {
  const chance = chanceFrom(`${seed} items ${index}`);
  const shops = Math.floor(count / itemsPerShop);
  const items = Array.from({ length: count }, (_, at) =>
    at < shops ? makeShop(chance, at + 1) : makeProduct(chance, at - shops + 1, shops),
  );
  const catalogue = { items };
  const [issue] = fillCatalogue(catalogue);
  if (issue) throw new Error(`An invented item is invalid: ${pathText(issue.path)}: ${issue.reason}`);
  return catalogue.items as CatalogueItem[];
}

/** The same options always produce the same data. */
export interface SeedOptions {
  items: number;
  stores: number;
  seed: number;
}

const filled = ['stores', 'store_revisions', 'items', 'component_items', 'variants', 'reviews', 'store_words'];

export async function fillDatabase(
  database: Database,
  { items, stores, seed }: SeedOptions,
  report: (done: number, of: number) => void,
): Promise<void> {
  const sizes = storeSizes(items, stores);
  const modules = createModules(createDeps(database));
  await modules.addresses.regions.load();
  let done = 0;
  for (const [index, size] of sizes.entries()) {
    await modules.stores.revisions.apply(checkStore(JSON.stringify(makeStore(seed, index)), codenameOf(index)));
    await modules.catalogue.items.replace(codenameOf(index), {
      items: makeItems(seed, index, size),
      vouchers: [],
    });
    done += size;
    report(done, items);
  }
  // For query plans and index-only scans.
  for (const table of filled) await database.script(`vacuum analyze ${table}`);
}
