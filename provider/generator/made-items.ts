import itemsSchema from '../__generated__/items-schema.json';
import type { CatalogueItem } from '../store-check/catalogue-item';
import { compileSchema } from '../store-check/compile-schema';
import { pathText } from '../store-check/issue';
import { chanceFrom } from './chance';
import { madeProduct } from './made-product';
import { madeShop } from './made-shop';

const schema = compileSchema(itemsSchema);
const itemsPerShop = 40;

/** So many items of a made-up store, one in forty of them a shop, with the defaults of the catalogue's schema. */
export function madeItems(seed: number, index: number, count: number): CatalogueItem[] {
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
