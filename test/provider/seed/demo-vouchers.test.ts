import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueItem, CatalogueVoucher } from '../../../provider/store-check/catalogue-item';
import { repository } from '../../support/programs/programs';
import { type DemoCatalogue, demoCatalogues } from '../../support/stores/demo-catalogue';

const all = [...demoCatalogues].flatMap(([codename, { vouchers, items }]) =>
  vouchers.map((voucher) => ({ codename, voucher, items })),
);
const today = '2026-11-21';

/** The item type of each voucher category. */
const typeOf = [0, 0, 0, 1, 3, 5];

const isFor = ({ category, partner }: CatalogueVoucher, item: CatalogueItem) =>
  item.type === typeOf[category] &&
  item.discount_flag === 1 &&
  item.is_open === 1 &&
  (partner === undefined || item.parent === partner);

test('every voucher applies to an item that accepts vouchers', () => {
  const idle = all.filter(({ voucher, items }) => !items.some((item) => isFor(voucher, item)));
  expect(idle.map(({ codename, voucher }) => `${codename}/${voucher.code}`)).toEqual([]);
});

test.each([0, 1, 2, 3, 4, 5])('category %i can be used in some store', (category) => {
  expect(all.some(({ voucher }) => voucher.category === category && voucher.end_date > today)).toBe(true);
});

test.each<[what: string, holds: (voucher: CatalogueVoucher) => boolean]>([
  ['percent', ({ type }) => type === 1],
  ['rupiah', ({ type }) => type === 0],
  ['cashback', ({ cashback_flag }) => cashback_flag === 1],
  ['ended', ({ end_date }) => end_date < today],
  ['used up', ({ quota }) => quota === 0],
  ['of one shop', ({ partner }) => partner !== undefined],
  ['with a minimum', ({ min_price }) => min_price > 0],
])('some vouchers are: %s', (_what, holds) => {
  expect(all.some(({ voucher }) => holds(voucher))).toBe(true);
});

test('every voucher is documented', () => {
  const page = readFileSync(join(repository, 'docs/demo-stores.md'), 'utf8');
  expect(all.filter(({ voucher }) => !page.includes(`\`${voucher.code}\``)).map(({ voucher }) => voucher.code)).toEqual(
    [],
  );
});

const sellsGoods = ([, { items }]: [string, DemoCatalogue]) => items.some(({ type }) => type === 0);

test.each([...demoCatalogues].filter(sellsGoods))('%s has a payment option for goods', (_codename, { store }) => {
  const { payment_options: options } = store.app as { payment_options?: { cart_types?: number[] }[] };
  expect(options?.some(({ cart_types: types = [0] }) => types.includes(0))).toBe(true);
});
