import type { components } from '../../__generated__/rest';
import type { CartLine } from '../cart/queries';
import { takesVouchers } from '../vouchers/rules/voucher-worth';
import { subtotal, totalWeight } from '../cart/rules/lines';
import type { FilledStore } from '../../store-check/store-document';
import { cartItemReply } from '../cart/reply';
import { takesAddress } from '../bookings/rules/take-time';

type Rest = components['schemas'];

interface CheckoutFacts {
  lines: readonly [CheckoutLine, ...CheckoutLine[]];
  type: number;
  revision: number;
  app: FilledStore['app'];
  address: Rest['Address'] | null;
  now: Date;
}

export type CheckoutLine = Omit<CartLine, 'id'> & { id: string };

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

const flag = (value: boolean) => (value ? 1 : 0);

/** Only goods are delivered. */
export function checkoutReply({ lines, type, revision, app, address, now }: CheckoutFacts): Rest['CheckoutHeader'] {
  const [{ shop, city, city_name }] = lines;
  const areGoods = type === 0;
  return {
    revision,
    items: lines.map((line) => cartItemReply(line, { app, now, type })),
    order_fee_product: app.order_fee_product,
    order_fee_product_courrier: app.order_fee_product_courrier,
    use_dropship: flag(areGoods && app.use_dropship === 1),
    use_expedition: flag(areGoods && app.use_expedition === 1),
    use_address: flag(takesAddress(lines[0], app)),
    discount_flag: flag(lines.some(takesVouchers)),
    min_order_price: app.min_order_price,
    partner_view_uid: shop?.view_uid ?? null,
    partner_name: shop?.title ?? app.name,
    partner_photo: shop ? shop.image : (app.app_icon ?? null),
    partner_city_name: city_name,
    text_checkout: app.text_checkout,
    origin: city,
    origin_name: city_name,
    weight: totalWeight(lines),
    subtotal: subtotal(lines),
    ...(address ?? noAddress),
  };
}
