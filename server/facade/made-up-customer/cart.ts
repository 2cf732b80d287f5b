import type { Rest } from '../../model/models';
import { itemType, type Piece } from './goods';
import type { MadeUp, MadeUpBase } from './made-up';
import { ok, type Replies } from './replies';

const cartSize = 3;

export interface MadeUpLine {
  readonly piece: Piece;
  readonly quantity: number;
  readonly isChecked: boolean;
}

const groupOf = ({ piece: { item } }: MadeUpLine) => `${item.parent_view_uid ?? ''} ${item.city_name}`;

export const totalOf = (lines: readonly MadeUpLine[]) =>
  lines.reduce((sum, { piece, quantity }) => sum + piece.price * quantity, 0);

/** Of the first line, so many that the store's minimum is reached, where there are so many. */
function enough(lines: readonly MadeUpLine[], minimum: number): readonly MadeUpLine[] {
  const [first, ...others] = lines;
  if (!first) return lines;
  const missing = minimum - totalOf(lines.filter(({ isChecked }) => isChecked));
  if (missing <= 0) return lines;
  const quantity = Math.min(first.piece.limit, first.quantity + Math.ceil(missing / first.piece.price));
  return [{ ...first, quantity }, ...others];
}

/** Two sellers' where there are two, of which the first is checked. */
export async function makeCart({ goods, offers }: MadeUpBase): Promise<readonly MadeUpLine[]> {
  const [pieces, { min_order_price }] = await Promise.all([goods.ofTypes([itemType.goods], cartSize), offers.rules()]);
  const lines = pieces.map((piece, at) => ({
    piece,
    quantity: at === 0 ? Math.min(2, piece.limit) : 1,
    isChecked: true,
  }));
  const [first] = lines;
  const checked = lines.map((line) => ({
    ...line,
    isChecked: first !== undefined && groupOf(line) === groupOf(first),
  }));
  return enough(checked, min_order_price);
}

export const itemOf = (
  { record: { store } }: MadeUp,
  { piece, quantity, isChecked }: MadeUpLine,
  at: number,
): Rest['CartItem'] => {
  const { item, variant, price, image, limit } = piece;
  const id = `baris_${at + 1}`;
  return {
    cart_unique_id: id,
    cart_view_uid: id,
    checked: isChecked ? 1 : 0,
    currency: store.currency,
    image,
    list_view_uid: item.view_uid,
    max_qty: limit,
    max_order_qty: 0,
    partner_view_uid: item.parent_view_uid,
    price,
    qty: quantity,
    title: item.title,
    type: item.type,
    variant_view_uid: variant?.id ?? null,
    variant_name: variant?.name ?? null,
    weight: item.weight,
    use_quantity: item.use_quantity === 1 ? 1 : 0,
    is_open: 1,
  };
};

export const cartReplies: Replies<'showCart'> = {
  async showCart(made) {
    const [lines, { text_checkout = '' }] = await Promise.all([made.cart(), made.offers.rules()]);
    const groups = [...new Set(lines.map(groupOf))].map((group) => lines.filter((line) => groupOf(line) === group));
    const headers = groups.map(async (group): Promise<Rest['CartHeader']> => {
      const { item } = (group[0] as MadeUpLine).piece;
      const [seller, region] = await Promise.all([made.goods.sellerOf(item), made.places.regionOf(item)]);
      return {
        supplier_name: seller.name,
        supplier_view_uid: seller.id ?? '',
        supplier_icon: seller.picture,
        ...region,
        district: '',
        district_name: '',
        parent_view_uid: seller.id,
        parent_address: seller.address,
        partner_view_uid: seller.id,
        items: group.map((line) => itemOf(made, line, lines.indexOf(line))),
        text_checkout,
      };
    });
    return ok({ revision: 1, cart_headers: await Promise.all(headers), text_checkout, removed: [] });
  },
};
