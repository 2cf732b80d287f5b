import type { Clock } from '../../../clock';
import { type Database, retryConflicts } from '../../../database/database';
import { found } from '../../../errors/call-errors';
import type { OrderStatus, PaymentKind } from '../queries/codes';
import { canMove, type MoveName, orderMoves } from '../queries/transitions';
import { lockOrder } from '../queries/order-changes';
import { type MoveFacts, moveOrder } from './move-order';
import { jakartaTime } from '../queries/order-columns';

/** An order as its seller sees it in a list. */
export interface SellerOrder {
  unique_id: string;
  order_no: string;
  codename: string;
  customer_name: string;
  status: OrderStatus;
  payment_type: PaymentKind;
  payment_name: string;
  expedition_name: string;
  tracking_no: string;
  note: string;
  total: number;
  currency: string;
  created: string;
  titles: string[];
}

const mostListed = 100;

/** What sellers see of orders and do with them. */
export const createSellerOrders = (database: Database, now: Clock) => ({
  /** The newest of a store, or of all where the codename is empty. */
  newest: (codename: string) =>
    database.query<SellerOrder>(
      `select bought.unique_id, bought.order_no, store.codename, customer.name as customer_name, bought.status,
         bought.payment_type, bought.payment_name, bought.expedition_name, bought.tracking_no, bought.note,
         bought.total, bought.currency, ${jakartaTime('bought.created_at')} as created,
         array(
           select line.quantity || ' × ' || line.title from order_lines line
           where line.order_id = bought.id order by line.position
         ) as titles
       from orders bought
       join stores store on store.id = bought.store_id
       join customers customer on customer.id = bought.customer_id
       where $1 = '' or store.codename = $1
       order by bought.id desc limit ${mostListed}`,
      [codename],
    ),

  /** False where the order can't make the move now, or it isn't the seller's to make. */
  move: (uniqueId: string, name: MoveName, facts: Omit<MoveFacts, 'at'>) =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const order = found(await lockOrder(transaction, uniqueId), 'There is no such order');
        if (orderMoves[name].by !== 'seller' || !canMove(order, name)) return false;
        return moveOrder(transaction, order, name, { ...facts, at: now() });
      }),
    ),
});
