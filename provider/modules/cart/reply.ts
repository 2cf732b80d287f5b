import { ItemType } from '../../__generated__/codes';
import type { components } from '../../__generated__/rest';
import { type CartLine, groupLines, type LostLine } from './queries';
import { openingOf } from '../catalogue/rules/opening';
import { orderLimit, unavailableReason } from './rules/lines';
import type { FilledStore } from '../../store-check/store-document';

type Rest = components['schemas'];
type App = FilledStore['app'];

export interface CartFacts {
  lines: readonly CartLine[];
  losses: readonly LostLine[];
  revision: number;
  app: App;
  now: Date;
}

export const cartItemReply = (
  line: Omit<CartLine, 'id'> & { id: string },
  { app, now, type = ItemType.GOODS }: Pick<CartFacts, 'app' | 'now'> & { type?: number },
): Rest['CartItem'] & { en: object } => ({
  cart_unique_id: line.id,
  cart_view_uid: line.id,
  checked: line.checked ? 1 : 0,
  currency: app.currency,
  image: line.image,
  list_view_uid: line.list_view_uid,
  max_qty: line.use_quantity === 1 ? line.stock : line.max_qty,
  max_order_qty: orderLimit(line),
  partner_view_uid: line.shop?.view_uid ?? null,
  price: line.price,
  qty: line.qty,
  title: line.title,
  type: line.type,
  variant_view_uid: line.variant_view_uid,
  variant_name: line.variant_name,
  weight: line.weight,
  use_quantity: line.use_quantity === 1 ? 1 : 0,
  is_open: unavailableReason(line, type, now) ? 0 : 1,
  outside_hours: openingOf(line, now).outside_hours,
  en: {
    ...(line.details.en?.title && { title: line.details.en.title }),
    ...(line.variant_en?.name && { variant_name: line.variant_en.name }),
  },
});

/** The store itself has no supplier id. */
function headerReply(lines: [CartLine, ...CartLine[]], facts: CartFacts): Rest['CartHeader'] {
  const [{ shop, province, province_name, city, city_name }] = lines;
  const { app } = facts;
  return {
    supplier_name: shop?.title ?? app.name,
    supplier_view_uid: shop?.view_uid ?? '',
    supplier_icon: shop ? shop.image : (app.app_icon ?? null),
    province,
    province_name,
    city,
    city_name,
    district: '',
    district_name: '',
    parent_view_uid: shop?.view_uid ?? null,
    parent_address: shop?.address ?? '',
    partner_view_uid: shop?.view_uid ?? null,
    items: lines.map((line) => cartItemReply({ ...line, id: String(line.id) }, facts)),
    text_checkout: app.text_checkout,
  };
}

export const cartReply = (facts: CartFacts): Rest['Cart'] => ({
  revision: facts.revision,
  cart_headers: groupLines(facts.lines).map((lines) => headerReply(lines, facts)),
  text_checkout: facts.app.text_checkout,
  removed: [...facts.losses],
});
