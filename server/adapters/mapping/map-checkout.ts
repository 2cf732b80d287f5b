import { paidCart } from '../codes/paid-cart';
import type { CheckoutResultModel, Rest } from '../models';
import { orNull } from '../values/blank';
import { mediaPath } from '../values/media-path';
import { exactMoney, money } from '../values/money';
import { mapAddress } from './map-address';
import { mapCartLine } from './map-cart';
import { mapRefusal } from './map-refusal';

export function mapCheckout(reply: Rest['CheckoutReply'], currency: string): CheckoutResultModel {
  if (!reply.success || !reply.data) return mapRefusal(reply);
  const { data } = reply;
  return {
    __typename: 'Checkout',
    cart: paidCart(data.items[0]?.type),
    revision: data.revision,
    supplier: data.partner_view_uid,
    supplierName: data.partner_name,
    supplierPhoto: mediaPath(data.partner_photo),
    supplierCity: data.partner_city_name,
    lines: data.items.map((item) => mapCartLine(item, currency)),
    subtotal: exactMoney(data.subtotal, currency),
    storeFee: exactMoney(data.order_fee_product, currency),
    rideFee: exactMoney(data.order_fee_product_courrier, currency),
    dropshipOffered: data.use_dropship === 1,
    carrierNeeded: data.use_expedition === 1,
    vouchersOffered: data.discount_flag === 1,
    minimumOrder: money(data.min_order_price, currency),
    origin: data.origin === '' ? null : { id: data.origin, name: data.origin_name },
    weight: Math.max(0, data.weight),
    address: data.district === '' ? null : mapAddress(data),
    orderText: orNull(data.text_checkout),
  };
}
