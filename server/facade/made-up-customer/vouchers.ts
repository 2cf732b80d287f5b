import type { Rest } from '../../model/models';
import { itemType } from './goods';
import type { MadeUp } from './made-up';
import { ok, refused, type Replies } from './replies';
import { texts } from './texts';

const percent = 10;
const maxValue = 20_000;
const amount = 5_000;

const delivery = 1;

/** Of goods, services, rides, and what is digital. */
const categories: Readonly<Record<number, 0 | 3 | 4 | 5>> = {
  [itemType.goods]: 0,
  [itemType.service]: 3,
  [itemType.ride]: 4,
  [itemType.directPurchase]: 5,
};

interface Purchase {
  /** In whole rupiah. */
  readonly subtotal: number;
  readonly delivery: number;
}

interface MadeUpVoucher {
  readonly view_uid: string;
  readonly code: string;
  readonly text: 'share' | 'fixed' | 'delivery';
  readonly worth: Pick<Rest['Voucher'], 'type' | 'value' | 'max_value'>;
  readonly saves: (purchase: Purchase) => number;
}

const vouchers: readonly MadeUpVoucher[] = [
  {
    view_uid: 'voucher_1',
    code: 'CONTOH10',
    text: 'share',
    worth: { type: 1, value: percent, max_value: maxValue },
    saves: ({ subtotal }) => Math.min(maxValue, Math.floor((subtotal * percent) / 100)),
  },
  {
    view_uid: 'voucher_2',
    code: 'CONTOH5RIBU',
    text: 'fixed',
    worth: { type: 0, value: amount, max_value: 0 },
    saves: ({ subtotal }) => Math.min(amount, subtotal),
  },
  {
    view_uid: 'voucher_3',
    code: 'CONTOHONGKIR',
    text: 'delivery',
    worth: { type: 0, value: amount, max_value: 0 },
    saves: (purchase) => Math.min(amount, purchase.delivery),
  },
];

function check({ locale }: Pick<MadeUp, 'locale'>, code: string, purchase: Purchase) {
  const voucher = vouchers.find((one) => one.code === code.toUpperCase());
  if (!voucher) return refused('VOUCHER_UNKNOWN');
  return ok({
    voucher_value: voucher.saves(purchase),
    voucher_cashback: 0,
    voucher_note: texts[locale][voucher.text],
    voucher_code: voucher.code,
    discount_view_uid: voucher.view_uid,
  });
}

export const voucherReplies: Replies<'listVouchers' | 'checkDiscount' | 'checkItemVoucher'> = {
  async listVouchers({ times, offers, locale }, { cart_type = itemType.goods, product_total, delivery_cost }) {
    const { use_expedition } = await offers.rules();
    const category = categories[cart_type] ?? 0;
    const isDelivered = category === 0 && use_expedition === 1;
    const entries = vouchers.filter(({ text }) => text !== 'delivery' || isDelivered);
    return ok(
      entries.map(({ view_uid, code, text, worth, saves }): Rest['Voucher'] => {
        const isKnown = (text === 'delivery' ? delivery_cost : product_total) !== undefined;
        return {
          ...{ view_uid, code, ...worth },
          category: text === 'delivery' ? delivery : category,
          min_price: 0,
          cashback_flag: 0,
          end_date: times.day(14),
          note: texts[locale][text],
          saving: isKnown ? saves({ subtotal: product_total ?? 0, delivery: delivery_cost ?? 0 }) : null,
        };
      }),
    );
  },

  checkDiscount: async (made, { voucher_code, subtotal, delivery_cost = 0 }) =>
    check(made, voucher_code, { subtotal, delivery: delivery_cost }),

  checkItemVoucher: async (made, { voucher_code, total, product_total = total, delivery_cost = 0 }) =>
    check(made, voucher_code, { subtotal: product_total, delivery: delivery_cost }),
};
