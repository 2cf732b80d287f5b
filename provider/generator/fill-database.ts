import itemsSchema from '../__generated__/items-schema.json';
import type { CatalogueItem } from '../store-check/catalogue-item';
import { compileSchema } from '../store-check/compile-schema';
import { pathText } from '../store-check/issue';
import { chanceFrom } from './chance';
import { madeProduct } from './product';
import { madeShop } from './shop';
import type { Database } from '../database/database';
import { createModules } from '../modules/modules';
import { checkStore } from '../store-check/check-store';
import { madeCodename, madeStore, storeSizes } from './store';

const schema = compileSchema(itemsSchema);
const itemsPerShop = 40;

/** So many items of a made-up store, one in forty of them a shop, with the defaults of the catalogue's schema. */
function madeItems(seed: number, index: number, count: number): CatalogueItem[] {
  const chance = chanceFrom(`${seed} items ${index}`);
  const shops = Math.floor(count / itemsPerShop);
  const items = Array.from({ length: count }, (_, at) =>
    at < shops ? madeShop(chance, at + 1) : madeProduct(chance, at - shops + 1, shops),
  );
  const catalogue = { items };
  const [issue] = schema.fill(catalogue);
  if (issue) throw new Error(`A made-up item is wrong: ${pathText(issue.path)}: ${issue.reason}`);
  return catalogue.items as CatalogueItem[];
}

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
