import { currency, itemOf, kedai, type StoredItem } from './catalogue';
import { accepted, type Answer, type Call, ok, refused, type Rest } from './rest';

export interface Line {
  readonly id: string;
  readonly item: StoredItem;
  qty: number;
  checked: 0 | 1;
}

export interface Basket {
  lines: Line[];
  revision: number;
}

export const lineReply = ({ id, item, qty, checked }: Line): Rest['CartItem'] => ({
  cart_unique_id: id,
  cart_view_uid: id,
  checked,
  currency,
  image: item.image,
  list_view_uid: item.view_uid,
  max_qty: item.quantity,
  max_order_qty: item.max_order_qty,
  partner_view_uid: null,
  price: item.price,
  qty,
  title: item.title,
  type: item.type,
  variant_view_uid: null,
  variant_name: null,
  weight: item.weight,
  use_quantity: 1,
  is_open: 1,
});

export const subtotalOf = (lines: readonly Line[]) => lines.reduce((sum, { item, qty }) => sum + item.price * qty, 0);

const group = (lines: readonly Line[]): Rest['CartHeader'] => ({
  supplier_name: kedai.name,
  supplier_view_uid: '',
  supplier_icon: 'appicon/kedai.svg',
  province: '32',
  province_name: 'Jawa Barat',
  city: '32.73',
  city_name: 'Kota Bandung',
  district: '',
  district_name: '',
  parent_view_uid: null,
  parent_address: '',
  partner_view_uid: null,
  items: lines.map(lineReply),
  text_checkout: '',
});

export const pieces = ({ lines }: Basket) => lines.reduce((sum, { qty }) => sum + qty, 0);

const cartOf = ({ lines, revision }: Basket): Rest['Cart'] => ({
  revision,
  cart_headers: lines.length > 0 ? [group(lines)] : [],
  text_checkout: '',
});

export const paymentTypes: readonly Rest['PaymentType'][] = [
  { id: 'tempat', type: 2, title: 'Bayar di tempat', info: '', icon: null, detail: '', admin_fee: 0 },
  { id: 'bank', type: 1, title: 'Transfer', info: '', icon: null, detail: '<p>BCA 123</p>', admin_fee: 1_500 },
];

const origin = { lat: -6.9147, lng: 107.6098, address: 'Jl. Braga 1' };

const carriers: readonly Rest['Expedition'][] = [
  { expedition_name: 'Antar Kedai', view_uid: 'antar_kedai', type: 1, cost: 0, icon: null, origin },
  { expedition_name: 'Kurir Kedai', view_uid: 'kurir_kedai', type: 2, cost: 0, icon: null, origin: null },
];

/** An item bought directly; its line has the item's id. */
export function directLines(id: string, quantity: number): Line[] {
  const item = itemOf(id);
  return item && item.type === 0 ? [{ id, item, qty: quantity, checked: 1 }] : [];
}

/** One cart per customer. */
export function createCarts() {
  const baskets = new Map<string, Basket>();
  const answers = new Map<string, Answer>();
  let numbered = 0;
  const basketOf = ({ customer }: Pick<Call, 'customer'>): Basket => {
    const id = customer?.id ?? '';
    const own = baskets.get(id) ?? { lines: [], revision: 1 };
    baskets.set(id, own);
    return own;
  };
  const changed = (basket: Basket): Answer => {
    basket.revision += 1;
    return accepted(cartOf(basket));
  };

  const once = (work: (call: Call) => Answer) => (call: Call) => {
    const { session_code: code } = call.fields;
    const key = `${call.customer?.id} ${code}`;
    const answer = (code && answers.get(key)) || work(call);
    if (code) answers.set(key, answer);
    return answer;
  };

  const calls: Readonly<Record<string, (call: Call) => Answer>> = {
    addToCart: once((call) => {
      const basket = basketOf(call);
      const item = itemOf(call.fields.list_vuid);
      const quantity = Number(call.fields.quantity ?? 0);
      if (!item) return refused('LINE_GONE');
      if (item.type !== 0 || quantity < 1) return refused('NOT_PURCHASABLE');
      const line = basket.lines.find((one) => one.item === item);
      if ((line?.qty ?? 0) + quantity > item.quantity) return refused('STOCK_SHORT');
      numbered += 1;
      const own: Line = line ?? { id: `l${numbered}`, item, qty: 0, checked: 1 };
      if (!line) basket.lines.push(own);
      own.qty += quantity;
      basket.revision += 1;
      return accepted({ cart_count: pieces(basket), cart_unique_ids: [own.id] });
    }),
    showCart: (call) => accepted(cartOf(basketOf(call))),
    updateCart: (call) => {
      const basket = basketOf(call);
      const wanted = JSON.parse(call.fields.cart ?? '[]') as { view_uid: string; qty: number; checked: 0 | 1 }[];
      const known = wanted.map((one) => ({ ...one, line: basket.lines.find(({ id }) => id === one.view_uid) }));
      if (known.some(({ line }) => !line)) return refused('LINE_GONE', cartOf(basket));
      if (known.some(({ line, qty }) => qty > (line?.item.quantity ?? 0)))
        return refused('STOCK_SHORT', cartOf(basket));
      for (const { line, qty, checked } of known) if (line) Object.assign(line, { qty, checked });
      return changed(basket);
    },
    deleteFromCart: (call) => {
      const basket = basketOf(call);
      const { cart_uid: id } = call.fields;
      basket.lines = id ? basket.lines.filter((line) => line.id !== id) : [];
      return changed(basket);
    },
    viewCartApp: () => ok({ cart: { use_expedition: 1, min_order_price: 0 } }),
    listPaymentTypes: () => ok(paymentTypes),
    listExpeditions: () => ok(carriers),
    listPackages: () => refused('CARRIER_INVALID', []),
    listVouchers: () => accepted([]),
    checkDiscount: () => refused('VOUCHER_UNKNOWN'),
    checkItemVoucher: () => refused('VOUCHER_UNKNOWN'),
    prepareCheckout: (call) => {
      const { lines, revision } = basketOf(call);
      const { list_vuid: direct, quantity } = call.fields;
      const chosen = direct ? directLines(direct, Number(quantity)) : lines.filter(({ checked }) => checked === 1);
      if (chosen.length === 0) return refused('CART_EMPTY');
      const none = { full_name: '', address: '', phone_number: '', province: '', city: '', district: '' };
      const unnamed = { province_name: '', city_name: '', district_name: '' };
      const header: Rest['CheckoutHeader'] = {
        revision,
        items: chosen.map(lineReply),
        order_fee_product: 1_000,
        order_fee_product_courrier: 0,
        use_dropship: 0,
        use_expedition: 1,
        discount_flag: 0,
        min_order_price: 0,
        partner_view_uid: null,
        partner_name: kedai.name,
        partner_photo: 'appicon/kedai.svg',
        partner_city_name: 'Kota Bandung',
        text_checkout: '',
        origin: '32.73',
        origin_name: 'Kota Bandung',
        weight: chosen.reduce((sum, { item, qty }) => sum + item.weight * qty, 0),
        subtotal: subtotalOf(chosen),
        ...(call.customer?.address ?? { ...none, ...unnamed }),
      };
      return accepted(header);
    },
  };
  return { calls, basketOf };
}
