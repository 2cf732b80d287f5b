import type { Purchase, Variant } from '../../__generated__/resolvers';
import type { Rest } from '../models';
import { orNull } from '../values/blank';
import { mediaPath } from '../values/media-path';
import { exactMoney } from '../values/money';

export const mapPurchase = (item: Rest['ItemDetail'], currency: string): Purchase => ({
  buyLabel: orNull(item.text_buy),
  countsStock: item.use_quantity === 1,
  stock: Math.max(0, item.quantity),
  maxQuantity: Math.max(0, item.max_qty),
  maxOrderQuantity: Math.max(0, item.max_order_qty),
  variants: item.use_variant === 1 ? item.list_product_variant.map((variant) => mapVariant(variant, currency)) : [],
});

function mapVariant(variant: Rest['Variant'], currency: string): Variant {
  const isReduced = variant.new_price > 0 && variant.new_price < variant.price;
  return {
    id: variant.view_uid,
    name: variant.name,
    price: exactMoney(isReduced ? variant.new_price : variant.price, currency),
    priceBeforeDiscount: isReduced ? exactMoney(variant.price, currency) : null,
    stock: Math.max(0, variant.quantity),
    image: mediaPath(variant.image ?? null),
    options: (variant.options ?? []).map(({ name, value }) => ({ name, value })),
  };
}
