import type { Queryable } from '../../../database/database';
import { changeCatalogue, lockItems } from '../../catalogue/queries/write-catalogue';
import { catalogueContext } from '../../catalogue/queries/items';
import { itemsInUse, readCatalogue } from '../../catalogue/queries/read-catalogue';
import { addResourceRevision, resourceHistory, resourceRevision } from '../../catalogue/queries/resource-revisions';
import type { CatalogueItem, Catalogue, CatalogueVoucher } from '../../../store-check/catalogue-item';
import { fillCatalogue, issuesBesideMisfits, itemIssues, voucherIssues } from '../../../store-check/check-items';
import type { Issue } from '../../../store-check/issue';
import { type ResourceRows, nothingInUse } from './resource-rows';
import { replaceVouchers } from '../../catalogue/queries/catalogue-parts';
import { listShops, offeredVouchers, vouchersOfShops } from '../queries';
import type { Entry } from '../resource';

/** Without their shop these vouchers would apply to the whole store. */
async function shopsOfVouchers(transaction: Queryable, storeId: number, removed: readonly string[]) {
  const vouchers = await vouchersOfShops(transaction, storeId, removed);
  return vouchers.map(
    ({ code, shop }): Issue => ({
      path: [],
      reason: `the shop "${shop}" is missing, and the voucher "${code}" is for it`,
      hint: 'Remove the voucher first, or keep the shop and set is_open: 0.',
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
    const input = structuredClone(entries);
    const misfits = fillCatalogue({ items: entries });
    const stored = await catalogueContext(transaction, codename);
    const context = stored ?? { productLists: [], forms: [], regencies: new Set<string>() };
    const issues =
      misfits.length > 0
        ? issuesBesideMisfits({ items: input }, ({ items }) => itemIssues(items, context))
        : itemIssues(entries as unknown as CatalogueItem[], context);
    return [...misfits, ...issues, ...(await shopsOfVouchers(transaction, storeId, removed))];
  },

  fill: (entries) => void fillCatalogue({ items: entries }),
  isStale: async (_transaction, { revision }, base) => base !== revision,
  lastChange: async (transaction, { storeId }) => (await resourceHistory(transaction, storeId, 'items', 1))[0],

  async write(transaction, { storeId }, { filled, summary, change, ...rest }) {
    await changeCatalogue(transaction, storeId, { ...rest, items: filled as unknown as CatalogueItem[] });
    return { revision: await addResourceRevision(transaction, storeId, 'items', summary, change), rebased: [] };
  },
};

const withoutNulls = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));

export const voucherRows: ResourceRows = {
  async read(transaction, { id: storeId, codename }) {
    const entries = await offeredVouchers(transaction, storeId);
    const revision = await resourceRevision(transaction, storeId, 'vouchers');
    return { storeId, codename, entries: entries.map(withoutNulls), revision, inUse: nothingInUse };
  },

  async check(transaction, entries, { storeId }) {
    const input = structuredClone(entries);
    const misfits = fillCatalogue({ items: [], vouchers: entries });
    const items = await listShops(transaction, storeId);
    const issuesOf = ({ vouchers }: Pick<Catalogue, 'vouchers'>) => voucherIssues({ items, vouchers } as Catalogue);
    return misfits.length > 0
      ? [...misfits, ...issuesBesideMisfits({ items: [], vouchers: input }, issuesOf)]
      : issuesOf({ vouchers: entries as unknown as CatalogueVoucher[] });
  },

  fill: (entries) => void fillCatalogue({ items: [], vouchers: entries }),
  isStale: async (_transaction, { revision }, base) => base !== revision,
  lastChange: async (transaction, { storeId }) => (await resourceHistory(transaction, storeId, 'vouchers', 1))[0],

  async write(transaction, { storeId }, { filled, summary, change }) {
    await replaceVouchers(transaction, storeId, filled as unknown as CatalogueVoucher[]);
    return { revision: await addResourceRevision(transaction, storeId, 'vouchers', summary, change), rebased: [] };
  },
};
