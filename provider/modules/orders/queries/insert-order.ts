import { PaymentKind } from '../../../__generated__/codes';
import type { StoredPaymentOption } from '../../../store-check/store-document';
import type { Queryable } from '../../../database/database';
import type { Sellable } from '../../catalogue/queries/sellables';

export interface Delivery {
  carrier_type: number | null;
  expedition_name: string;
  package_service: string;
  package_etd: string;
  delivery_cost: number;
}

export const undelivered: Delivery = {
  carrier_type: null,
  expedition_name: '',
  package_service: '',
  package_etd: '',
  delivery_cost: 0,
};

export interface PaymentColumns {
  payment_id: string;
  payment_type: PaymentKind;
  payment_name: string;
  payment_icon: string | null;
  /** Payment instructions, as HTML. */
  payment_method: string;
  admin_fee: number;
  va_prefix: string | null;
  seller_account: string | null;
}

const withVirtualAccount: readonly number[] = [PaymentKind.PLATFORM, PaymentKind.API];

export const paymentColumns = (option: StoredPaymentOption): PaymentColumns => ({
  payment_id: option.id,
  payment_type: option.type as PaymentKind,
  payment_name: option.title,
  payment_icon: option.icon ?? null,
  payment_method: option.detail,
  admin_fee: option.admin_fee,
  va_prefix: withVirtualAccount.includes(option.type) ? (option.va_prefix ?? null) : null,
  seller_account: option.type === PaymentKind.SELLER ? (option.account ?? null) : null,
});

export type BoughtLine = Sellable & { qty: number };

/** `item_id` is null for lines without an item, such as a top-up. */
export type NewLine = Pick<
  BoughtLine,
  'variant_id' | 'list_view_uid' | 'variant_name' | 'title' | 'image' | 'price' | 'qty'
> & {
  item_id: number | null;
  use_quantity?: number;
};

/** Without the columns that the database computes. */
export interface NewOrder extends Delivery, PaymentColumns {
  unique_id: string;
  store_id: number;
  customer_id: number;
  order_prefix: string;
  category: number;
  cart_type: number;
  status: number;
  auto_order: number;
  supplier_view_uid: string | null;
  supplier_name: string;
  supplier_icon: string | null;
  currency: string;
  subtotal: number;
  order_fee: number;
  voucher_id: number | null;
  voucher_code: string | null;
  voucher_value: number;
  voucher_cashback: number;
  total: number;
  note: string;
  address: object | null;
  dropship_name: string;
  dropship_phone: string;
  created_at: Date;
  expires_at: Date | null;
}

const columns: readonly (keyof NewOrder)[] = [
  'unique_id',
  'store_id',
  'customer_id',
  'order_prefix',
  'category',
  'cart_type',
  'status',
  'auto_order',
  'supplier_view_uid',
  'supplier_name',
  'supplier_icon',
  'currency',
  'subtotal',
  'order_fee',
  'delivery_cost',
  'admin_fee',
  'voucher_id',
  'voucher_code',
  'voucher_value',
  'voucher_cashback',
  'total',
  'note',
  'address',
  'dropship_name',
  'dropship_phone',
  'carrier_type',
  'expedition_name',
  'package_service',
  'package_etd',
  'payment_id',
  'payment_type',
  'payment_name',
  'payment_icon',
  'payment_method',
  'va_prefix',
  'seller_account',
  'created_at',
  'expires_at',
];

export async function insertOrder(transaction: Queryable, order: NewOrder, lines: readonly NewLine[]) {
  const [inserted] = await transaction.query<{ id: number; order_no: string }>(
    `insert into orders (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_record(null::orders, $1::jsonb)
     returning id, order_no`,
    [JSON.stringify(order)],
  );
  if (!inserted) throw new Error('The order was not inserted');
  const rows = lines.map((line, position) => ({
    position,
    item_id: line.item_id,
    variant_id: line.variant_id,
    list_view_uid: line.list_view_uid,
    variant_name: line.variant_name,
    title: line.title,
    image: line.image,
    price: line.price,
    quantity: line.qty,
    counted: line.use_quantity === 1,
  }));
  await transaction.query(
    `insert into order_lines (order_id, position, item_id, variant_id, list_view_uid, variant_name, title, image,
       price, quantity, counted)
     select $1, position, item_id, variant_id, list_view_uid, variant_name, title, image, price, quantity, counted
     from jsonb_populate_recordset(null::order_lines, $2::jsonb)`,
    [inserted.id, JSON.stringify(rows)],
  );
  return inserted;
}

/** The single line of an order without an item: a top-up, a withdrawal or a bill. */
export const plainLine = (thing: Pick<NewLine, 'title' | 'image' | 'price'>): NewLine => ({
  ...thing,
  item_id: null,
  variant_id: null,
  list_view_uid: '',
  variant_name: null,
  qty: 1,
});
