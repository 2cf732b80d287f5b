import type { Rest } from '../../model/models';
import { itemType, type Piece } from './goods';
import { balancePayment } from './invoices';
import type { MadeUpBase } from './made-up';
import { undelivered } from './offers';
import { ok, type Replies } from './replies';
import { texts } from './texts';

type Order = Rest['Order'];
type Status = 1 | 2 | 3 | 4;

const categories: Readonly<Record<number, Order['category']>> = {
  [itemType.goods]: 0,
  [itemType.service]: 1,
  [itemType.directPurchase]: 6,
};
const orderable = Object.keys(categories).map(Number);

interface Plan {
  readonly status: Status;
  /** Days from today on which the order was placed. */
  readonly placed: number;
}

/** One order of each stage, the newest first. */
const plans: readonly Plan[] = [
  { status: 1, placed: -1 },
  { status: 2, placed: -2 },
  { status: 3, placed: -4 },
  { status: 4, placed: -9 },
];

/** Payments that the customer makes before the seller begins. */
const kilogram = 1_000;

const toPlatform: readonly number[] = [0, 1, 4];

export const orderNumber = ({ record: { store } }: Pick<MadeUpBase, 'record'>, at: number) =>
  `${store.orderPrefix}${String(plans.length - at).padStart(7, '0')}`;

function bookingOf({ times }: MadeUpBase, { item }: Piece, { status, placed }: Plan): Order['booking'] {
  if (item.type !== itemType.service || item.style === 0) return null;
  const start = status === 4 ? placed + 2 : 3 - placed;
  const hasTime = item.style === 3;
  return {
    style: item.style,
    timezone: 'Asia/Jakarta',
    start_date: times.day(start),
    end_date: times.day(item.style === 1 ? start + 1 : start),
    time: hasTime ? '09:00' : null,
    starts_at: times.moment(start, '09:00'),
    ends_at: times.moment(item.style === 1 ? start + 1 : start, '11:00'),
    moves_left: 0,
    move_hours: 0,
    cancel_hours: 0,
    can_move: 0,
  };
}

const historyOf = ({ times }: MadeUpBase, { status, placed }: Plan): Order['history'] =>
  ([1, 2, 3, 4] as const)
    .filter((step) => step <= status)
    .map((step, at) => ({
      order_status: step,
      at: at === 0 ? times.moment(placed, '09:30') : times.moment(placed + at - 1, `1${at}:45`),
    }));

async function makeOrder(
  base: MadeUpBase,
  pieces: readonly [Piece, ...Piece[]],
  plan: Plan,
  at: number,
): Promise<Order> {
  const { record, times, offers, goods, places, locale } = base;
  const { store } = record;
  const { status, placed } = plan;
  const [first] = pieces;
  const areGoods = first.item.type === itemType.goods;
  const [rules, home, region, seller, options] = await Promise.all([
    offers.rules(),
    places.home(),
    places.regionOf(first.item),
    goods.sellerOf(first.item),
    offers.payments({
      cart_type: first.item.type === itemType.ride ? itemType.service : (first.item.type as 0 | 1 | 5),
    }),
  ]);
  // The wallet knows of no order.
  const paid = options.filter(({ type }) => type !== balancePayment && (status > 1 || toPlatform.includes(type)));
  const payment = paid[at % Math.max(1, paid.length)];
  const lines = pieces.map(({ item, variant, price, image, limit }) => ({
    list_view_uid: item.view_uid,
    variant_name: variant?.name ?? null,
    title: item.title,
    image,
    price,
    qty: areGoods ? Math.min(2, limit) : 1,
  }));
  const subtotal = lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
  const grams = pieces.reduce((sum, { item }, line) => sum + item.weight * (lines[line]?.qty ?? 1), 0);
  // In whole kilograms, most orders weigh the same, and the carrier is asked once.
  const weight = Math.max(1, Math.ceil(grams / kilogram)) * kilogram;
  const delivery = areGoods
    ? await offers.delivery({ shop: seller.id, origin: region.city, destination: home.district, weight })
    : undelivered;
  const fees = { order_fee: rules.order_fee_product ?? 0, admin_fee: payment?.admin_fee ?? 0 };
  return {
    unique_id: `pesanan_${plans.length - at}`,
    order_no: orderNumber(base, at),
    category: categories[first.item.type] ?? 0,
    order_status: status,
    revision: 1,
    payment_type: payment?.type ?? 2,
    payment_id: payment?.id ?? '',
    payment_name: payment?.title ?? '',
    payment_icon: payment?.icon ?? null,
    auto_order: 1,
    creation_date: times.at(placed, '09:30'),
    expires_at: status === 1 ? times.moment(1, '09:30') : null,
    supplier_name: seller.name,
    supplier_icon: seller.picture,
    supplier_view_uid: seller.id,
    lines,
    subtotal,
    ...fees,
    voucher_code: null,
    voucher_value: 0,
    voucher_cashback: 0,
    total: subtotal + fees.order_fee + delivery.delivery_cost + fees.admin_fee,
    currency: store.currency,
    note: areGoods ? texts[locale].note : '',
    address: areGoods ? home : null,
    dropship_name: '',
    dropship_phone: '',
    ...delivery,
    tracking_no: delivery.expedition_type === 3 && status >= 3 ? `CONTOH${at}0000001` : '',
    reason: '',
    can_cancel: status === 1 ? 1 : 0,
    can_change_payment: status === 1 ? 1 : 0,
    booking: bookingOf(base, first, plan),
    history: historyOf(base, plan),
  };
}

/** Empty if the store sells nothing that is ordered in a cart or on its own page. */
export async function makeOrders(base: MadeUpBase): Promise<readonly Order[]> {
  // What all orders need is asked for at the same time.
  const [pieces] = await Promise.all([
    base.goods.ofTypes(orderable, plans.length + 1),
    base.places.home(),
    base.offers.rules(),
  ]);
  const orders = plans.map(async (plan, at) => {
    const first = pieces[at % Math.max(1, pieces.length)];
    if (!first) return null;
    const second = pieces[at + 1];
    const isOfSameCart =
      first.item.type === itemType.goods &&
      second?.item.type === itemType.goods &&
      second.item.parent_view_uid === first.item.parent_view_uid &&
      second.item.city_name === first.item.city_name;
    return makeOrder(base, isOfSameCart ? [first, second] : [first], plan, at);
  });
  return (await Promise.all(orders)).filter((order) => order !== null);
}

type Stage = 'to_pay' | 'in_process' | 'shipped' | 'done' | 'cancelled';

const stages: Readonly<Record<Stage, readonly number[]>> = {
  to_pay: [1, -99],
  in_process: [0, 2],
  shipped: [3],
  done: [4],
  cancelled: [-1, -2, -3, -4],
};

const isAt = (stage: Stage) => (order: Order) => stages[stage].includes(order.order_status);

const purchaseOf = ({ lines: [first, ...others], ...order }: Order): Rest['Purchase'] => ({
  unique_id: order.unique_id,
  category: order.category,
  order_status: order.order_status,
  payment_type: order.payment_type,
  creation_date: order.creation_date,
  order_no: order.order_no,
  supplier_name: order.supplier_name,
  supplier_icon: order.supplier_icon,
  total: order.total,
  currency: order.currency,
  line_count: 1 + others.length,
  first_title: first?.title ?? '',
  first_image: first?.image ?? null,
});

export const orderReplies: Replies<'getOrder' | 'openOrder' | 'listPurchases' | 'getPaymentInfo' | 'getAttempt'> = {
  async getOrder({ orders }, { order_uid }) {
    const order = (await orders()).find(({ unique_id: id }) => id === order_uid);
    return order ? ok(order) : null;
  },

  async openOrder({ orders }, { order_number }) {
    const order = (await orders()).find(({ order_no }) => order_no === order_number);
    return order ? ok({ unique_id: order.unique_id }) : null;
  },

  async listPurchases({ orders }, { state, search = '' }) {
    const all = await orders();
    const text = search.toLowerCase();
    const found = all.filter(
      (order) =>
        (state === undefined || isAt(state)(order)) &&
        [order.order_no, ...order.lines.map(({ title }) => title)].some((one) => one.toLowerCase().includes(text)),
    );
    const count = (stage: Stage) => all.filter(isAt(stage)).length;
    return ok({
      purchases: found.map(purchaseOf),
      current_page: 1,
      last_page: 1,
      counts: {
        all: all.length,
        to_pay: count('to_pay'),
        in_process: count('in_process'),
        shipped: count('shipped'),
        done: count('done'),
        cancelled: count('cancelled'),
      },
    });
  },

  async getPaymentInfo(made, { unique_id }) {
    const order = (await made.orders()).find((one) => one.unique_id === unique_id);
    if (!order) return null;
    const options = await made.offers.payments({ cart_type: 0 });
    return ok({
      unique_id,
      order_no: order.order_no,
      order_status: order.order_status,
      revision: order.revision,
      payment_id: order.payment_id,
      payment_type: order.payment_type,
      payment_name: order.payment_name,
      payment_icon: order.payment_icon,
      total: order.total - order.admin_fee,
      admin_fee: order.admin_fee,
      total_payment: order.total,
      currency: order.currency,
      va_number: toPlatform.includes(order.payment_type) ? '0000000000000001' : null,
      payment_method: options.find(({ id }) => id === order.payment_id)?.detail ?? '',
      expires_at: order.expires_at,
      balance: null,
    });
  },

  getAttempt: async () => ok({ state: 'none' as const, error_code: null, message: '', order: null, invoice: null }),
};
