import { changeCatalogue, lockItems } from '../../modules/catalogue/queries/change-catalogue';
import { catalogueContext } from '../../modules/catalogue/queries/items';
import { itemsInUse, readCatalogue } from '../../modules/catalogue/queries/read-catalogue';
import {
  addResourceRevision,
  resourceHistory,
  resourceRevision,
} from '../../modules/catalogue/queries/resource-revisions';
import type { CatalogueItem } from '../../store-check/catalogue-item';
import { fillCatalogue, itemIssues } from '../../store-check/check-items';
import type { Issue } from '../../store-check/issue';
import type { ResourceRows } from './resource-rows';

/** Vouchers of a shop would be for the whole store without it. */
async function shopsOfVouchers(
  ...[transaction, storeId, removed]: [Parameters<typeof lockItems>[0], number, readonly string[]]
) {
  const vouchers = await transaction.query<{ code: string; shop: string }>(
    `select voucher.code, shop.view_uid as shop from vouchers voucher join items shop on shop.id = voucher.shop_id
     where voucher.store_id = $1 and voucher.is_offered and shop.view_uid = any ($2)`,
    [storeId, removed],
  );
  return vouchers.map(
    ({ code, shop }): Issue => ({
      path: [],
      reason: `the shop "${shop}" is missing, and the voucher "${code}" is for it`,
      hint: 'Take the voucher out first, or leave the shop in and write is_open: 0.',
    }),
  );
}

export const itemRows: ResourceRows = {
  async read(transaction, { id: storeId, codename }, ids) {
    await lockItems(transaction, storeId, ids);
    const context = await catalogueContext(transaction, codename);
    return {
      storeId,
      codename,
      entries: await readCatalogue(transaction, storeId, context?.productLists ?? []),
      revision: await resourceRevision(transaction, storeId, 'items'),
      inUse: await itemsInUse(transaction, storeId),
    };
  },

  async check(transaction, entries, { removed, storeId, codename }) {
    const misfits = fillCatalogue({ items: entries });
    if (misfits.length > 0) return misfits;
    const context = await catalogueContext(transaction, codename);
    return [
      ...itemIssues(entries as unknown as CatalogueItem[], context ?? { productLists: [], regencies: new Set() }),
      ...(await shopsOfVouchers(transaction, storeId, removed)),
    ];
  },

  fill: (entries) => void fillCatalogue({ items: entries }),
  isStale: async (_transaction, { revision }, base) => base !== revision,
  lastChange: async (transaction, { storeId }) => (await resourceHistory(transaction, storeId, 'items', 1))[0],

  async write(transaction, { storeId }, { filled, summary, change, ...rest }) {
    await changeCatalogue(transaction, storeId, { ...rest, items: filled as unknown as CatalogueItem[] });
    return addResourceRevision(transaction, storeId, 'items', summary, change);
  },
};
