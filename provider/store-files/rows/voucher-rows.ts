import { replaceVouchers } from '../../modules/catalogue/queries/replace-vouchers';
import {
  addResourceRevision,
  resourceHistory,
  resourceRevision,
} from '../../modules/catalogue/queries/resource-revisions';
import type { Catalogue, CatalogueVoucher } from '../../store-check/catalogue-item';
import { fillCatalogue } from '../../store-check/check-items';
import { voucherIssues } from '../../store-check/voucher-issues';
import type { Entry } from '../resource';
import { nothingInUse, type ResourceRows } from './resource-rows';

const offered = `
  select voucher.code, voucher.category, voucher.type, voucher.value, voucher.max_value, voucher.min_price,
    voucher.quota, voucher.per_customer, voucher.start_date::text as start_date, voucher.end_date::text as end_date,
    shop.view_uid as partner, voucher.cashback_flag, voucher.note
  from vouchers voucher left join items shop on shop.id = voucher.shop_id
  where voucher.store_id = $1 and voucher.is_offered order by voucher.id`;

const withoutNulls = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));

export const voucherRows: ResourceRows = {
  async read(transaction, { id: storeId, codename }) {
    const entries = await transaction.query<Entry>(offered, [storeId]);
    const revision = await resourceRevision(transaction, storeId, 'vouchers');
    return { storeId, codename, entries: entries.map(withoutNulls), revision, inUse: nothingInUse };
  },

  async check(transaction, entries, { storeId }) {
    const misfits = fillCatalogue({ items: [], vouchers: entries });
    if (misfits.length > 0) return misfits;
    const items = await transaction.query('select view_uid, type from items where store_id = $1 and type = 4', [
      storeId,
    ]);
    return voucherIssues({ items, vouchers: entries } as unknown as Catalogue);
  },

  fill: (entries) => void fillCatalogue({ items: [], vouchers: entries }),
  isStale: async (_transaction, { revision }, base) => base !== revision,
  lastChange: async (transaction, { storeId }) => (await resourceHistory(transaction, storeId, 'vouchers', 1))[0],

  async write(transaction, { storeId }, { filled, summary, change }) {
    await replaceVouchers(transaction, storeId, filled as unknown as CatalogueVoucher[]);
    return addResourceRevision(transaction, storeId, 'vouchers', summary, change);
  },
};
