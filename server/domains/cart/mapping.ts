import type { CartGroup, CartLine } from '../../__generated__/resolvers';
import { groupId } from '../../model/ids';
import type { CartModel, Rest } from '../../model/models';
import { linkOrNull, orNull } from '../../values/text';
import { mediaPath } from '../../values/links';
import { exactMoney } from '../../values/numbers';
import { mapOutsideHours } from '../catalogue/map-outside-hours';

export const mapCart = (cart: Rest['Cart'], currency: string): CartModel => ({
  __typename: 'Cart',
  revision: cart.revision,
  groups: cart.cart_headers.map((group) => mapGroup(group, currency)),
  checkoutText: orNull(cart.text_checkout),
  removed: (cart.removed ?? []).map(({ title, variant_name }) => ({ title, variantName: variant_name })),
});

const mapGroup = (group: Rest['CartHeader'], currency: string): CartGroup => ({
  id: groupId({
    supplier_vuid: group.supplier_view_uid,
    province: group.province,
    city: group.city,
    district: group.district,
    parent_vuid: group.parent_view_uid ?? '',
    partner_vuid: group.partner_view_uid ?? '',
  }),
  supplier: linkOrNull(group.supplier_view_uid),
  supplierName: group.supplier_name,
  supplierIcon: mediaPath(group.supplier_icon),
  cityName: group.city_name,
  address: group.parent_address,
  lines: group.items.map((item) => mapCartLine(item, currency)),
  checkoutText: orNull(group.text_checkout),
});

export const mapCartLine = (item: Rest['CartItem'], currency: string): CartLine => ({
  id: item.cart_unique_id,
  item: { id: item.list_view_uid },
  variant: item.variant_view_uid,
  title: item.title,
  variantName: item.variant_name,
  image: mediaPath(item.image),
  price: exactMoney(item.price, currency),
  quantity: item.qty,
  checked: item.checked === 1,
  stock: item.use_quantity === 1 ? Math.max(0, item.max_qty) : null,
  orderLimit: item.max_order_qty > 0 ? item.max_order_qty : null,
  weight: Math.max(0, item.weight),
  isOpen: item.is_open === 1,
  outsideHours: mapOutsideHours(item.outside_hours),
});
