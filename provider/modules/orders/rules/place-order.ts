import { randomBytes } from 'node:crypto';
import { OrderStatus } from '../../../__generated__/codes';
import type { Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { FilledStore } from '../../../store-check/store-document';
import { subtotal as subtotalOf } from '../../cart/rules/lines';
import { insertOrder, type NewLine, type NewOrder, undelivered } from '../queries/insert-order';
import { recordChange } from '../queries/order-changes';
import { firstStatus } from '../queries/transitions';
import { paymentLimit } from './apply-transition';
import { orderTotal } from './checkout-choices';

type App = FilledStore['app'];

interface Customer {
  id: number;
  storeId: number;
}

type Optional = 'note' | 'address' | 'dropship_name' | 'dropship_phone' | DeliveryColumn | VoucherColumn;
type DeliveryColumn = keyof typeof undelivered;
type VoucherColumn = keyof typeof noVoucher;

/** The subject of an order: its columns and its lines. */
export interface OrderSubject
  extends Omit<
      NewOrder,
      | Optional
      | 'unique_id'
      | 'store_id'
      | 'customer_id'
      | 'order_prefix'
      | 'status'
      | 'supplier_view_uid'
      | 'supplier_name'
      | 'supplier_icon'
      | 'currency'
      | 'subtotal'
      | 'total'
      | 'created_at'
      | 'expires_at'
    >,
    Partial<Pick<NewOrder, Optional>> {
  lines: readonly NewLine[];
  /** Whether the order can be paid without the seller's confirmation. */
  needsNoConfirmation: boolean;
  /** The selling shop; null if the store itself is the seller. */
  shop: { view_uid: string; title: string; image: string | null } | null;
  /** The total that the customer saw, and whether everything else is unchanged. */
  shown: { total: number | undefined; isAsSent: boolean };
  /** The status of an order that needs no payment by the customer. */
  paid?: { status: OrderStatus };
}

const noVoucher = { voucher_id: null, voucher_code: null, voucher_value: 0, voucher_cashback: 0 };
const noTexts = { note: '', address: null, dropship_name: '', dropship_phone: '' };

interface PlacedOrder {
  id: number;
  status: OrderStatus;
  total: number;
}

/**
 * Inserts the order of a subject, at the total that the customer saw.
 * @param complete inserts what belongs to the order, before anybody is notified
 * @throws Refused
 */
export async function placeOrder(
  transaction: Queryable,
  { app, customer, at }: { app: App; customer: Customer; at: Date },
  { lines, needsNoConfirmation, shop, shown, paid, ...columns }: OrderSubject,
  complete?: (order: PlacedOrder) => Promise<unknown>,
) {
  const order = { ...undelivered, ...noVoucher, ...noTexts, ...columns };
  const subtotal = subtotalOf(lines);
  const total = orderTotal({
    subtotal,
    orderFee: order.order_fee,
    deliveryCost: order.delivery_cost,
    adminFee: order.admin_fee,
    discount: order.voucher_value,
  });
  if (!shown.isAsSent || (shown.total !== undefined && shown.total !== total)) {
    throw new Refused('PRICE_CHANGED', total);
  }
  const status = paid?.status ?? firstStatus(order.payment_type, needsNoConfirmation);
  const unique_id = randomBytes(12).toString('hex');
  const { id, order_no } = await insertOrder(
    transaction,
    {
      ...order,
      unique_id,
      store_id: customer.storeId,
      customer_id: customer.id,
      order_prefix: app.order_prefix,
      status,
      supplier_view_uid: shop?.view_uid ?? null,
      supplier_name: shop?.title ?? app.name,
      supplier_icon: shop ? shop.image : (app.app_icon ?? null),
      currency: app.currency,
      subtotal,
      total,
      created_at: at,
      expires_at: paid || status === OrderStatus.NEW ? null : paymentLimit(at),
    },
    lines,
  );
  await complete?.({ id, status, total });
  await recordChange(transaction, id, 'customer', at);
  return {
    unique_id,
    order_no,
    order_status: status,
    payment_type: order.payment_type,
    auto_order: order.auto_order === 1 ? 1 : 0,
  } as const;
}
