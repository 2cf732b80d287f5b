import { takesVouchers, reducible } from '../cart/reducible';
import type { SignedInCustomer } from '../accounts/signed-in-customer';
import type { Handlers } from '../http/operations';
import { found } from '../not-found';
import { subtotal } from '../pricing/subtotal';
import { Refused } from '../refusal';
import { nothing, accepted, refusable } from '../replies/refusable';
import type { Repositories } from '../repositories/repositories';
import { goodsCategories, type JudgedVoucher, type VoucherUse } from '../repositories/vouchers/judge-voucher';

const digital = 5;

/** The voucher category of each item type that is bought without the cart. */
const categoryOfType: Readonly<Record<number, number>> = { 1: 3, 3: 4, 5: digital };

const worthReply = ({ id, code, note, value, cashback }: JudgedVoucher) => ({
  voucher_value: value,
  voucher_cashback: cashback,
  voucher_note: note,
  voucher_code: code,
  discount_view_uid: String(id),
});

type Purchase = Pick<VoucherUse, 'categories' | 'shopUid' | 'subtotal' | 'reducible'>;

export function voucherRoutes({ carts, guesses, sellables, shops, vouchers }: Repositories) {
  /** Codes that nobody offers are guesses, and end after some. */
  async function judge(customer: SignedInCustomer, address: string, code: string, purchase: Purchase) {
    const guess = { storeId: customer.storeId, purpose: 'voucher', account: customer.id, address } as const;
    if (!(await guesses.take(guess))) throw new Refused('TOO_MANY_GUESSES');
    try {
      const judged = await vouchers.judge({ customer, code, ...purchase });
      await guesses.succeed(guess);
      return worthReply(judged);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'VOUCHER_UNKNOWN') await guesses.succeed(guess);
      throw error;
    }
  }

  async function itemPurchase(storeId: number, itemUid: string, amount: number): Promise<Purchase> {
    const [item] = await sellables.ofItem(storeId, itemUid);
    const { type, shop } = found(item);
    const category = categoryOfType[type];
    return {
      categories: category === undefined ? [] : [category],
      shopUid: shop?.view_uid ?? null,
      subtotal: amount,
      reducible: { goods: item && takesVouchers(item) ? amount : 0, delivery: 0 },
    };
  }

  const billPurchase = (amount: number): Purchase => ({
    categories: [digital],
    shopUid: null,
    subtotal: amount,
    reducible: { goods: amount, delivery: 0 },
  });

  return {
    checkDiscount: ({ customer, clientAddress, query: { voucher_code, delivery_cost = 0 } }) =>
      refusable(async () => {
        const lines = (await carts.lines(customer)).filter(({ checked }) => checked);
        const [first] = lines;
        if (!first) throw new Refused('CART_EMPTY');
        return judge(customer, clientAddress, voucher_code, {
          categories: goodsCategories,
          shopUid: first.shop?.view_uid ?? null,
          subtotal: subtotal(lines),
          reducible: reducible(lines, delivery_cost),
        });
      }, nothing),

    checkItemVoucher: ({ customer, clientAddress, body: { voucher_code, total, product_total = total, list_vuid } }) =>
      refusable(async () => {
        const purchase = list_vuid
          ? await itemPurchase(customer.storeId, list_vuid, product_total)
          : billPurchase(product_total);
        return judge(customer, clientAddress, voucher_code, purchase);
      }, nothing),

    async listVouchers({ customer, body: { view_uid = '' } }) {
      const { shopId } = found(await shops.supplier(customer.storeId, view_uid));
      return accepted(await vouchers.offered(customer, shopId));
    },
  } satisfies Partial<Handlers>;
}
