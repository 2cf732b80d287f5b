import type { OrderCategory, OrderStatus, PaymentKind } from '../../../__generated__/codes';
import { jakartaTime } from '../../../clock';
import type { Queryable } from '../../../database/database';

export interface SellerOrder {
  unique_id: string;
  order_no: string;
  codename: string;
  customer_name: string;
  category: OrderCategory;
  status: OrderStatus;
  payment_type: PaymentKind;
  payment_name: string;
  expedition_name: string;
  tracking_no: string;
  note: string;
  total: number;
  currency: string;
  created: string;
  /** Whether the order has a ride for which no driver was requested yet. */
  awaits_driver: boolean;
  titles: string[];
  refunds: number;
}

const maxListed = 100;

/** Orders of one store, or of all stores if the codename is empty; newest first. */
export const newestOrders = (connection: Queryable, codename: string) =>
  connection.query<SellerOrder>(
    `select bought.unique_id, bought.order_no, store.codename, customer.name as customer_name, bought.category, bought.status,
       bought.payment_type, bought.payment_name, bought.expedition_name, bought.tracking_no, bought.note,
       coalesce(ride.state = 'waiting' and ride.searches_at is null, false) as awaits_driver, bought.total, bought.currency, ${jakartaTime('bought.created_at')} as created,
       array(
         select line.quantity || ' × ' || line.title from order_lines line
         where line.order_id = bought.id order by line.position
       ) as titles,
       (select count(*)::int from refunds where order_id = bought.id) as refunds
     from orders bought
     join stores store on store.id = bought.store_id
     join customers customer on customer.id = bought.customer_id
     left join rides ride on ride.order_id = bought.id
     where $1 = '' or store.codename = $1
     order by bought.id desc limit ${maxListed}`,
    [codename],
  );
