import type { Queryable } from '../../database/database';
import type { DispatchState, RideRequest } from '../../dispatcher/dispatcher';

type RideState = DispatchState['phase'] | 'waiting' | 'cancelled';

export type PendingRide = RideRequest & { state: RideState };

/** Takes the ride that has waited longest and schedules its next attempt, in case this process is killed. */
export async function takePendingRide(connection: Queryable, now: Date): Promise<PendingRide | undefined> {
  const [ride] = await connection.query<PendingRide>(
    `update rides ride set due_at = $1::timestamptz + interval '5 seconds'
     from orders bought
     where bought.id = ride.order_id and ride.order_id = (
       select order_id from rides where due_at <= $1 order by due_at limit 1 for update skip locked
     )
     returning bought.unique_id as reference, ride.origin, ride.destination, ride.direction, ride.seconds,
       ride.is_call as "isCall", ride.state`,
    [now],
  );
  return ride;
}

export async function stateOfRide(transaction: Queryable, orderId: number): Promise<RideState | undefined> {
  const [row] = await transaction.query<{ state: RideState }>('select state from rides where order_id = $1', [orderId]);
  return row?.state;
}

export const writeRideState = (
  transaction: Queryable,
  orderId: number,
  { phase, since, driver, path, endsAt }: DispatchState,
  nextAt: Date | null,
) =>
  transaction.query(
    `update rides set state = $2, state_at = $3, driver = coalesce($4, driver), path = $5, ends_at = $6, due_at = $7
     where order_id = $1`,
    [orderId, phase, since, driver && JSON.stringify(driver), path, endsAt, nextAt],
  );

/** Ends the polling of a cancelled ride. */
export const endDispatch = (connection: Queryable, uniqueId: string) =>
  connection.query(
    "update rides set due_at = null where state = 'cancelled' and order_id = (select id from orders where unique_id = $1)",
    [uniqueId],
  );

/** @returns false if the ride is not done yet, or was already rated */
export async function rateRide(connection: Queryable, customerId: number, uniqueId: string, rating: number) {
  const rated = await connection.query(
    `update rides ride set rating = $3 from orders bought
     where bought.id = ride.order_id and bought.customer_id = $1 and bought.unique_id = $2
       and ride.state = 'done' and ride.rating is null
     returning ride.order_id`,
    [customerId, uniqueId, rating],
  );
  return rated.length > 0;
}

export interface ListedRide {
  unique_id: string;
  order_no: string;
  codename: string;
  title: string;
  state: RideState;
  driver: string | null;
  total: number;
}

/** Rides of all stores, newest first, without positions. */
export const newestRides = (connection: Queryable) =>
  connection.query<ListedRide>(
    `select bought.unique_id, bought.order_no, store.codename, line.title, ride.state, ride.driver ->> 'name' as driver, bought.total
     from rides ride join orders bought on bought.id = ride.order_id join stores store on store.id = bought.store_id
       join order_lines line on line.order_id = bought.id and line.position = 0
     order by ride.order_id desc limit 100`,
  );
