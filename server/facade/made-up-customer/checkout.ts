import type { Rest } from '../../model/models';
import { itemOf, type MadeUpLine, totalOf } from './cart';
import { itemType, pieceOfVariant } from './goods';
import type { MadeUp } from './made-up';
import { ok, refused, type Replies } from './replies';

const noAddress: Rest['Address'] = {
  full_name: '',
  address: '',
  phone_number: '',
  province: '',
  province_name: '',
  city: '',
  city_name: '',
  district: '',
  district_name: '',
};

async function checkoutOf(made: MadeUp, lines: readonly [MadeUpLine, ...MadeUpLine[]], more: CheckoutTerms) {
  const { goods, offers, places } = made;
  const { item } = lines[0].piece;
  const areGoods = item.type === itemType.goods;
  const [rules, region, home, seller] = await Promise.all([
    offers.rules(),
    places.regionOf(item),
    places.home(),
    goods.sellerOf(item),
  ]);
  const { text_checkout = '', min_order_price } = rules;
  return ok({
    revision: 1,
    items: lines.map((line, at) => itemOf(made, line, at)),
    order_fee_product: rules.order_fee_product ?? 0,
    order_fee_product_courrier: rules.order_fee_product_courrier ?? 0,
    use_dropship: areGoods ? (rules.use_dropship ?? 0) : 0,
    use_expedition: areGoods ? rules.use_expedition : 0,
    use_address: areGoods || more.comesHome ? 1 : 0,
    discount_flag: more.takesVouchers ? 1 : 0,
    min_order_price,
    partner_view_uid: seller.id,
    partner_name: seller.name,
    partner_photo: seller.picture,
    partner_city_name: region.city_name,
    text_checkout,
    origin: region.city,
    origin_name: region.city_name,
    weight: lines.reduce((sum, { piece, quantity }) => sum + piece.item.weight * quantity, 0),
    subtotal: totalOf(lines),
    ...(home.district === '' ? noAddress : home),
  } satisfies Rest['CheckoutHeader']);
}

interface CheckoutTerms {
  readonly takesVouchers: boolean;
  readonly comesHome: boolean;
}

const termsOf = ({ discount_flag, comes_home }: Rest['ItemDetail']): CheckoutTerms => ({
  takesVouchers: discount_flag === 1,
  comesHome: comes_home === 1,
});

interface Chosen {
  readonly view_uid: string;
  readonly qty: number;
}

function chosenLines(item: Rest['ItemDetail'], quantity: number, variants: readonly Chosen[]): MadeUpLine[] {
  if (item.use_variant !== 1) {
    const limit = item.type === itemType.goods ? Math.max(quantity, item.max_qty) : quantity;
    return [{ piece: { item, variant: null, price: item.price, image: item.image, limit }, quantity, isChecked: true }];
  }
  return variants.flatMap(({ view_uid, qty }) => {
    const variant = item.list_product_variant.find((one) => one.view_uid === view_uid);
    if (!variant) return [];
    return [{ piece: pieceOfVariant(item, variant), quantity: qty, isChecked: true }];
  });
}

export const checkoutReplies: Replies<'prepareCheckout'> = {
  async prepareCheckout(made, { list_vuid: id = '', quantity = 1, variants = '[]' }) {
    if (id === '') {
      const [first, ...others] = (await made.cart()).filter(({ isChecked }) => isChecked);
      if (!first) return refused('CART_EMPTY');
      const lines = [first, ...others] as const;
      const details = await Promise.all(lines.map(({ piece }) => made.goods.find(piece.item.view_uid)));
      const takesVouchers = details.some((one) => one !== null && termsOf(one).takesVouchers);
      return checkoutOf(made, lines, { takesVouchers, comesHome: false });
    }
    const item = await made.goods.find(id);
    if (!item) return null;
    const [first, ...others] = chosenLines(item, quantity, JSON.parse(variants) as Chosen[]);
    return first ? checkoutOf(made, [first, ...others], termsOf(item)) : refused('NOT_PURCHASABLE');
  },
};
