import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CatalogueItem, CatalogueVoucher } from '../../../provider/store-check/catalogue-item';
import { checkItems } from '../../../provider/store-check/check-items';
import { repository } from '../programs/programs';
import type { StoreDocument } from './store-documents';

const folder = join(repository, 'provider/seed/stores');
const productList = 6;

export interface DemoCatalogue {
  store: StoreDocument;
  labels: readonly string[];
  items: readonly CatalogueItem[];
  vouchers: readonly CatalogueVoucher[];
}

function read(codename: string): DemoCatalogue {
  const textOf = (file: string) => readFileSync(join(folder, codename, file), 'utf8');
  const store = parse(textOf('store.yaml')) as StoreDocument;
  const text = textOf('items.yaml');
  const { items, vouchers } = checkItems(text, 'items.yaml', {
    productLists: store.components.filter(({ category }) => category === productList).map(({ view_uid }) => view_uid),
    forms: (store.forms ?? []).map(({ view_uid }) => view_uid),
    regencies: new Set(text.match(/\b\d{2}\.\d{2}\b/g)),
  });
  const { labels = [] } = store.app as { labels?: { id: string }[] };
  return { store, labels: labels.map(({ id }) => id), items, vouchers };
}

/** The demo stores with the items of their files and the schema's defaults, by codename. */
export const demoCatalogues: ReadonlyMap<string, DemoCatalogue> = new Map(
  readdirSync(folder).map((codename) => [codename, read(codename)]),
);

/** Items of a shop. */
export const childrenOf = ({ items }: DemoCatalogue, shop: string) => items.filter(({ parent }) => parent === shop);
