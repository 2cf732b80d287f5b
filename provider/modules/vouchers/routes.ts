import { ItemType, VoucherCategory } from '../../__generated__/codes';
import { subtotal } from '../cart/rules/lines';
import { takesVouchers, reducible } from './rules/voucher-worth';
import type { SignedInCustomer } from '../../customer';
import type { Handlers } from '../../http/operations';
import { orNotFound } from '../../errors/call-errors';
import { Refused } from '../../errors/refusal';
import { nothing, accepted, refusable } from '../../contract/envelope';
import type { Accounts } from '../accounts';
import type { Cart } from '../cart';
import type { Catalogue } from '../catalogue';
import type { Stores } from '../stores';
import type { Vouchers } from './index';
import { goodsCategories, type EvaluatedVoucher, type VoucherUse } from './rules/evaluate-voucher';

const categoriesOfType: Readonly<Record<number, readonly number[]>> = {
  0: goodsCategories,
  1: [3],
  3: [4],
  [ItemType.DIRECT_PURCHASE]: [VoucherCategory.DIGITAL],
};

const worthReply = ({ id, code, note, value, cashback }: EvaluatedVoucher) => ({
  voucher_value: value,
  voucher_cashback: cashback,
  voucher_note: note,
  voucher_code: code,
  discount_view_uid: String(id),
});

type Purchase = Pick<VoucherUse, 'categories' | 'shopUid' | 'subtotal' | 'reducible'>;

export function voucherRoutes({
  accounts: { attemptLimiter },
  cart: carts,
  catalogue: { sellables },
  stores: { shops },
  vouchers,
}: {
  accounts: Accounts;
  cart: Cart;
  catalogue: Catalogue;
  stores: Stores;
  vouchers: Vouchers;
}) {
  /** Unknown codes count as attempts, which are limited. */
  async function evaluate(customer: SignedInCustomer, address: string | null, code: string, purchase: Purchase) {
    const attempt = { storeId: customer.storeId, purpose: 'voucher', account: customer.id, address } as const;
    await attemptLimiter.slowDown(attempt);
    if ((await attemptLimiter.take(attempt)) === 'refused') throw new Refused('TOO_MANY_GUESSES');
    try {
      const voucher = await vouchers.evaluate({ customer, code, ...purchase });
      await attemptLimiter.succeed(attempt);
      return worthReply(voucher);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'VOUCHER_UNKNOWN') await attemptLimiter.succeed(attempt);
      throw error;
    }
  }

  async function cartPurchase(customer: SignedInCustomer, delivery: number): Promise<Purchase | null> {
    const lines = (await carts.lines(customer)).filter(({ checked }) => checked);
    const [first] = lines;
    return first
      ? {
          categories: goodsCategories,
          shopUid: first.shop?.view_uid ?? null,
          subtotal: subtotal(lines),
          reducible: reducible(lines, delivery),
        }
      : null;
  }

  async function itemPurchase(storeId: number, itemUid: string, amount: number, delivery: number): Promise<Purchase> {
    const item = orNotFound((await sellables.ofItem(storeId, itemUid))[0]);
    const isReducible = takesVouchers(item);
    return {
      categories: categoriesOfType[item.type] ?? [],
      shopUid: item.shop?.view_uid ?? null,
      subtotal: amount,
      reducible: { goods: isReducible ? amount : 0, delivery: isReducible ? delivery : 0 },
    };
  }

  const billPurchase = (amount: number): Purchase => ({
    categories: [VoucherCategory.DIGITAL],
    shopUid: null,
    subtotal: amount,
    reducible: { goods: amount, delivery: 0 },
  });

  return {
    checkDiscount: ({ customer, clientAddress, query: { voucher_code, delivery_cost = 0 } }) =>
      refusable(async () => {
        const purchase = await cartPurchase(customer, delivery_cost);
        if (!purchase) throw new Refused('CART_EMPTY');
        return evaluate(customer, clientAddress, voucher_code, purchase);
      }, nothing),

    checkItemVoucher: ({ customer, clientAddress, body }) =>
      refusable(async () => {
        const { voucher_code, total, product_total = total, list_vuid, delivery_cost = 0 } = body;
        const purchase = list_vuid
          ? await itemPurchase(customer.storeId, list_vuid, product_total, delivery_cost)
          : billPurchase(product_total);
        return evaluate(customer, clientAddress, voucher_code, purchase);
      }, nothing),

    async listVouchers({ customer, body }) {
      const { view_uid = '', cart_type, list_vuid, product_total = 0, delivery_cost = 0 } = body;
      const { shopId } = orNotFound(await shops.supplier(customer.storeId, view_uid));
      const purchase = async () => {
        if (list_vuid) return itemPurchase(customer.storeId, list_vuid, product_total, delivery_cost);
        if (cart_type === ItemType.DIRECT_PURCHASE) return billPurchase(product_total);
        return cart_type === ItemType.GOODS ? cartPurchase(customer, delivery_cost) : null;
      };
      const listed = await vouchers.list({ customer, shopId, purchase: await purchase() });
      return accepted(listed.map(({ id, ...voucher }) => ({ view_uid: String(id), ...voucher })));
    },
  } satisfies Partial<Handlers>;
}
