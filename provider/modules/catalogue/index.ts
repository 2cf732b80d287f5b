import { createComponents } from './queries/components';
import { createItemPages } from './queries/item-pages';
import { createItems } from './queries/items';
import { createRelated } from './queries/related';
import { createSearch } from './queries/search/search';
import { createSellables } from './queries/sellables';
import { createSellingItems } from './queries/selling-items';
import { createSitemapPaths } from './queries/sitemap-paths';
import { createSelling } from './selling';
import type { Deps } from '../deps';

export const createCatalogueModule = ({
  database,
  checkSelling,
  now,
}: Pick<Deps, 'database' | 'checkSelling' | 'now'>) => ({
  components: createComponents(database),
  itemPages: createItemPages(database),
  items: createItems(database),
  related: createRelated(database),
  search: createSearch(database),
  sellables: createSellables(database),
  selling: createSelling({ checkSelling, sellingItems: createSellingItems(database), now }),
  sitemapPaths: createSitemapPaths(database),
});

export type Catalogue = ReturnType<typeof createCatalogueModule>;
