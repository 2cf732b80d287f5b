import { ItemType, OrderCategory, type OrderStatus, PaymentKind } from '../__generated__/codes';
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database';
import { optionsFor } from '../modules/carriers/rules';
import {
  type Delivery,
  insertOrder,
  type PaymentColumns,
  paymentColumns,
  undelivered,
} from '../modules/orders/queries/insert-order';
import type { TransitionActor } from '../modules/orders/queries/transitions';
import { fromBalance } from '../modules/orders/rules/wallet-orders';
import { walletName } from '../modules/wallet/rules';
import type { FilledStore } from '../store-check/store-document';

type App = FilledStore['app'];

/** An item that is sold without variants. */
interface DemoItem {
  item_id: number;
  list_view_uid: string;
  title: string;
  image: string | null;
  price: number;
  type: number;
  shop_uid: string | null;
  shop_title: string | null;
  shop_image: string | null;
}

interface DemoLine extends Omit<DemoItem, 'item_id'> {
  item_id: number | null;
  qty: number;
}

export interface DemoShelf {
  app: App;
  items: readonly DemoItem[];
  address: object | null;
}

export interface DemoStep {
  status: OrderStatus;
  by: TransitionActor;
  at: Date;
}

export interface DemoOrder {
  category: number;
  lines: readonly DemoLine[];
  delivery: Delivery;
  payment: PaymentColumns;
  fee: number;
  cashback: number;
  note: string;
  reason: string;
}

export async function demoShelf(transaction: Queryable, storeId: number, app: App): Promise<DemoShelf> {
  const items = await transaction.query<DemoItem>(
    `select item.id as item_id, item.view_uid as list_view_uid, item.title, item.image, item.price, item.type,
       shop.view_uid as shop_uid, shop.title as shop_title, shop.image as shop_image
     from items item left join items shop on shop.id = item.parent_id and shop.type = ${ItemType.SHOP}
     where item.store_id = $1 and item.type in (${ItemType.GOODS}, ${ItemType.DIRECT_PURCHASE}) and item.price between 2000 and 150000
       and not exists (select from variants where item_id = item.id)
     order by item.id limit 300`,
    [storeId],
  );
  const [address] = await transaction.query<object>(
    `select 'Pelanggan Demo' as full_name, 'Jalan Melati 5' as address, '081200000000' as phone_number,
       province.code as province, province.name as province_name, regency.code as city, regency.name as city_name,
       district.code as district, district.name as district_name
     from districts district
     join regencies regency on regency.code = district.regency_code
     join provinces province on province.code = regency.province_code
     where regency.code = $1 order by district.code limit 1`,
    [app.origin ?? ''],
  );
  return { app, items, address: app.use_expedition === 1 ? (address ?? null) : null };
}

const linesTotal = (lines: readonly Pick<DemoLine, 'price' | 'qty'>[]) =>
  lines.reduce((sum, { price, qty }) => sum + price * qty, 0);

const nothing = { delivery: undelivered, fee: 0, cashback: 0, note: '', reason: '' };

function deliveryOf({ app, address }: DemoShelf): Delivery {
  const [carrier] = address ? app.carriers.filter(({ type }) => type > 1) : [];
  if (!carrier) return undelivered;
  const [service] = carrier.services;
  return {
    carrier_type: carrier.type,
    expedition_name: carrier.name,
    package_service: service?.service ?? '',
    package_etd: service ? `${service.days_from}-${service.days_to}` : '',
    delivery_cost: service ? service.base + service.per_kg : carrier.cost,
  };
}

/** Costs about `amount`: one item, and another one of the same seller if money is left. */
export function demoPurchase(
  shelf: DemoShelf,
  amount: number,
  pick: number,
  cashback: number,
  reason = '',
): DemoOrder | null {
  const { app, items } = shelf;
  const affordable = (budget: number, fits: (item: DemoItem) => boolean) => {
    const candidates = items.filter((item) => item.price <= budget && fits(item));
    return candidates[(pick * 17) % Math.max(1, candidates.length)];
  };
  const option = app.payment_options.find(({ type }) => type === PaymentKind.BALANCE);
  const first = affordable(amount, () => true);
  if (!first || !option) return null;
  const isDigital = first.type === ItemType.DIRECT_PURCHASE;
  const qtyOf = (item: DemoItem, budget: number) => (isDigital ? 1 : Math.min(3, Math.floor(budget / item.price)));
  const lines = [{ ...first, qty: qtyOf(first, amount) }];
  const rest = amount - first.price * (lines[0]?.qty ?? 1);
  const second = isDigital
    ? undefined
    : affordable(rest, (item) => item !== first && item.shop_uid === first.shop_uid && item.type === first.type);
  if (second) lines.push({ ...second, qty: qtyOf(second, rest) });
  return {
    ...nothing,
    category: isDigital ? OrderCategory.DIGITAL : OrderCategory.GOODS,
    lines,
    delivery: isDigital ? undelivered : deliveryOf(shelf),
    payment: paymentColumns(option),
    fee: app.order_fee_product,
    cashback: Math.min(cashback, 500 * Math.floor(linesTotal(lines) / 5_000)),
    reason: reason && isDigital ? 'Layanan sedang terganggu' : reason,
  };
}

const walletLine = (title: string, price: number): DemoLine => ({
  ...{ item_id: null, list_view_uid: '', title, image: null, price, type: ItemType.DIRECT_PURCHASE },
  ...{ shop_uid: null, shop_title: null, shop_image: null, qty: 1 },
});

export function demoTopUp({ app }: DemoShelf, value: number): DemoOrder | null {
  const [option] = optionsFor(app.payment_options, { cartType: ItemType.DIRECT_PURCHASE, isTopUp: true });
  if (!option) return null;
  return {
    ...nothing,
    category: OrderCategory.TOP_UP,
    lines: [walletLine(`Topup ${walletName(app)}`, value)],
    payment: paymentColumns(option),
    fee: app.appmeta.order_fee_topup,
  };
}

export const demoWithdrawal = ({ app }: DemoShelf, value: number, reason = ''): DemoOrder => ({
  ...nothing,
  category: OrderCategory.WITHDRAWAL,
  lines: [walletLine(`Tarik ${walletName(app)}`, value)],
  payment: fromBalance(walletName(app)),
  fee: app.appmeta.order_fee_withdraw,
  note: 'Bank Nusantara, Pelanggan Demo, 1234567890',
  reason,
});

export const totalOf = (order: DemoOrder) =>
  linesTotal(order.lines) + order.fee + order.delivery.delivery_cost + order.payment.admin_fee;

/** Stores the completed order with its history, but moves no money. @returns its number in the database */
export async function addDemoOrder(
  transaction: Queryable,
  { app, address }: DemoShelf,
  customer: { id: number; storeId: number },
  order: DemoOrder,
  steps: readonly DemoStep[],
): Promise<number> {
  const { lines, delivery, payment, fee, cashback, note, reason, category } = order;
  const [[first], last] = [lines, steps.at(-1)];
  const { id } = await insertOrder(
    transaction,
    {
      ...delivery,
      ...payment,
      unique_id: randomBytes(12).toString('hex'),
      store_id: customer.storeId,
      customer_id: customer.id,
      order_prefix: app.order_prefix,
      category,
      cart_type: first?.type ?? ItemType.DIRECT_PURCHASE,
      status: last?.status ?? 0,
      auto_order: 1,
      supplier_view_uid: first?.shop_uid ?? null,
      supplier_name: first?.shop_title ?? app.name,
      supplier_icon: first?.shop_uid ? first.shop_image : (app.app_icon ?? null),
      currency: app.currency,
      subtotal: linesTotal(lines),
      order_fee: fee,
      voucher_id: null,
      voucher_code: null,
      voucher_value: 0,
      voucher_cashback: cashback,
      total: totalOf(order),
      note,
      address: delivery.carrier_type === null ? null : address,
      dropship_name: '',
      dropship_phone: '',
      created_at: steps[0]?.at ?? new Date(),
      expires_at: null,
    },
    lines.map((line) => ({ ...line, variant_id: null, variant_name: null })),
  );
  await transaction.query(
    `with history as (
       insert into order_steps (order_id, status, moved_by, moved_at)
       select $1, status, moved_by, moved_at from jsonb_to_recordset($2::jsonb)
         as given (status smallint, moved_by text, moved_at timestamptz)
     )
     update orders set reason = $3 where id = $1`,
    [id, JSON.stringify(steps.map(({ status, by, at }) => ({ status, moved_by: by, moved_at: at }))), reason],
  );
  return id;
}
