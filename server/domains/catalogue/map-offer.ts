import type { Offer, Variant } from '../../__generated__/resolvers';
import type { Rest } from '../../model/models';
import { orNull } from '../../values/text';
import { mediaPath } from '../../values/links';
import { exactMoney } from '../../values/numbers';

export const mapOffer = (item: Rest['ItemDetail'], currency: string): Offer => ({
  buyLabel: orNull(item.text_buy),
  stock: item.use_quantity === 1 ? Math.max(0, item.quantity) : null,
  maxQuantity: item.max_qty > 0 ? item.max_qty : variantsOf(item).length > 0 ? null : 0,
  maxOrderQuantity: item.max_order_qty > 0 ? item.max_order_qty : null,
  variants: variantsOf(item).map((variant) => mapVariant(variant, item.use_quantity === 1, currency)),
});

const variantsOf = (item: Rest['ItemDetail']) => (item.use_variant === 1 ? item.list_product_variant : []);

function mapVariant(variant: Rest['Variant'], isCounted: boolean, currency: string): Variant {
  const isReduced = variant.new_price > 0 && variant.new_price < variant.price;
  return {
    id: variant.view_uid,
    name: variant.name,
    price: exactMoney(isReduced ? variant.new_price : variant.price, currency),
    priceBeforeDiscount: isReduced ? exactMoney(variant.price, currency) : null,
    stock: isCounted ? Math.max(0, variant.quantity) : null,
    image: mediaPath(variant.image ?? null),
    options: (variant.options ?? []).map(({ name, value }) => ({ name, value })),
  };
}
