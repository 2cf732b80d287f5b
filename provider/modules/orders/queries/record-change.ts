import type { Queryable } from '../../../database/database';
import type { Mover } from './transitions';

/** The channel on which changes of orders are told when their transaction has been committed. */
export const orderChanges = 'order_changes';

/** Adds a status that is new to the order's history, and tells who listens. */
export const recordChange = (transaction: Queryable, orderId: number, by: Mover, at: Date) =>
  transaction.query(
    `with step as (
       insert into order_steps (order_id, status, moved_by, moved_at)
       select id, status, $2, $3 from orders
       where id = $1 and status is distinct from (
         select step.status from order_steps step where step.order_id = $1 order by step.id desc limit 1
       )
     )
     select pg_notify('${orderChanges}', json_build_object(
       'customer', customer_id, 'unique_id', unique_id, 'order_no', order_no, 'order_status', status,
       'revision', revision
     )::text)
     from orders where id = $1`,
    [orderId, by, at],
  );
