import type { Queryable } from '../../../database/database';
import type { BookingTerms } from '../../../store-check/catalogue-item';

/** What the booking of a service consists of. */
export const serviceStyle = { NONE: 0, NIGHTS: 1, DATES: 2, DATE_AND_TIME: 3 } as const;

export interface Span {
  starts_at: Date;
  ends_at: Date;
}

/** Booked or held spans of other attempts that overlap the span. */
export const takenIn = (
  connection: Queryable,
  itemId: number,
  { starts_at, ends_at }: Span,
  { now, except = null }: { now: Date; except?: number | null },
) =>
  connection.query<Span>(
    `select starts_at, ends_at from bookings
     where item_id = $1 and starts_at < $3 and ends_at > $2 and id is distinct from $5
       and (state = 'booked' or (state = 'held' and held_until > $4))`,
    [itemId, starts_at, ends_at, now, except],
  );

/** Serialises bookings of an item until the transaction ends. */
export const lockItem = (transaction: Queryable, itemId: number) =>
  transaction.query('select from items where id = $1 for no key update', [itemId]);

export interface StoredBooking extends Span {
  id: number;
  item_id: number | null;
  order_id: number | null;
  state: 'held' | 'booked' | 'released';
  style: number;
  timezone: BookingTerms['timezone'];
  moves_left: number;
  move_hours: number;
  cancel_hours: number;
}

const columns =
  'id, item_id, order_id, state, style, timezone, starts_at, ends_at, moves_left, move_hours, cancel_hours';

export async function bookingOfAttempt(connection: Queryable, customerId: number, sessionCode: string) {
  const [row] = await connection.query<StoredBooking>(
    `select ${columns} from bookings where customer_id = $1 and session_code = $2`,
    [customerId, sessionCode],
  );
  return row;
}

export async function bookingOfOrder(connection: Queryable, orderId: number) {
  const [row] = await connection.query<StoredBooking>(`select ${columns} from bookings where order_id = $1`, [orderId]);
  return row;
}

interface NewBooking {
  storeId: number;
  customerId: number;
  itemId: number;
  sessionCode: string;
  service: { style: number; terms: BookingTerms };
  span: Span;
  /** Null for a hold. */
  orderId: number | null;
  /** Null once it is booked. */
  heldUntil: Date | null;
}

/** Inserts a booking or a hold; replaces the earlier hold of the same attempt. */
export const writeBooking = (transaction: Queryable, booking: NewBooking) =>
  transaction.query(
    `insert into bookings (store_id, customer_id, item_id, order_id, session_code, state, style, timezone, starts_at,
       ends_at, held_until, moves_left, move_hours, cancel_hours)
     values ($1, $2, $3, $4, $5, case when $4::bigint is null then 'held' else 'booked' end, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (customer_id, session_code) do update set
       item_id = excluded.item_id, order_id = excluded.order_id, state = excluded.state, style = excluded.style,
       timezone = excluded.timezone, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
       held_until = excluded.held_until, moves_left = excluded.moves_left, move_hours = excluded.move_hours,
       cancel_hours = excluded.cancel_hours`,
    [
      booking.storeId,
      booking.customerId,
      booking.itemId,
      booking.orderId,
      booking.sessionCode,
      booking.service.style,
      booking.service.terms.timezone,
      booking.span.starts_at,
      booking.span.ends_at,
      booking.heldUntil,
      booking.service.terms.moves,
      booking.service.terms.move_hours,
      booking.service.terms.cancel_hours,
    ],
  );

export const moveBookingTo = (transaction: Queryable, id: number, { starts_at, ends_at }: Span) =>
  transaction.query('update bookings set starts_at = $2, ends_at = $3, moves_left = moves_left - 1 where id = $1', [
    id,
    starts_at,
    ends_at,
  ]);

export const releaseBookingOf = (transaction: Queryable, orderId: number) =>
  transaction.query("update bookings set state = 'released' where order_id = $1", [orderId]);

/** The end of the customer's hold on exactly this time, in any attempt; undefined without one. */
export async function heldUntilOf(
  transaction: Queryable,
  { customerId, itemId }: Pick<NewBooking, 'customerId' | 'itemId'>,
  { starts_at, ends_at }: Span,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await transaction.query<{ held_until: Date }>(
    `select held_until from bookings
     where customer_id = $1 and item_id = $2 and starts_at = $3 and ends_at = $4 and state = 'held' and held_until > $5`,
    [customerId, itemId, starts_at, ends_at, now],
  );
  return row?.held_until;
}

/** Releases the customer's other holds: a customer holds only one time of a service. */
export const releaseOtherHolds = (
  transaction: Queryable,
  { customerId, itemId, sessionCode }: Pick<NewBooking, 'customerId' | 'itemId' | 'sessionCode'>,
) =>
  transaction.query(
    `update bookings set state = 'released', held_until = null
     where customer_id = $1 and item_id = $2 and session_code <> $3 and state = 'held'`,
    [customerId, itemId, sessionCode],
  );

/** Releases the hold of an abandoned attempt. */
export const releaseHold = (connection: Queryable, customerId: number, sessionCode: string) =>
  connection.query(
    `update bookings set state = 'released', held_until = null
     where customer_id = $1 and session_code = $2 and state = 'held'`,
    [customerId, sessionCode],
  );

/** Releases expired holds. @returns their number */
export async function releaseHoldsUntil(connection: Queryable, now: Date): Promise<number> {
  const released = await connection.query(
    `update bookings set state = 'released', held_until = null where state = 'held' and held_until <= $1 returning id`,
    [now],
  );
  return released.length;
}
