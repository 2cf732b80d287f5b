import type { Queryable } from '../../../database/database';

export interface OrderedLine {
  list_view_uid: string;
  title: string;
  /** Null if the item has no variants, or the variant no longer exists. */
  variant_id: number | null;
  variant_name: string | null;
  price: number;
  quantity: number;
}

/** The item of an order with a single line. */
export async function orderedItem(transaction: Queryable, orderId: number): Promise<string | undefined> {
  const [line] = await transaction.query<{ list_view_uid: string }>(
    'select list_view_uid from order_lines where order_id = $1',
    [orderId],
  );
  return line?.list_view_uid;
}

/** Undefined if the customer has no such order. */
export async function orderedLines(transaction: Queryable, customerId: number, orderUid: string) {
  const [order] = await transaction.query<{ id: number }>(
    'select id from orders where customer_id = $1 and unique_id = $2',
    [customerId, orderUid],
  );
  if (!order) return undefined;
  return transaction.query<OrderedLine>(
    `select list_view_uid, title, variant_id, variant_name, price, quantity from order_lines
     where order_id = $1 order by position`,
    [order.id],
  );
}
