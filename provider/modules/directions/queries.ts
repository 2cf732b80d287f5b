import type { RoutePoint } from '../../../shared/routes/polyline';
import type { Queryable } from '../../database/database';
import { ridesWithDefaults } from '../../store-check/fill-defaults';
import type { StoredRides } from '../../store-check/store-document';
import { currentStore } from '../stores/queries/stores';

/** @throws Error if the store does not exist, which is a bug: every customer has a store. */
export async function ridesOf(connection: Queryable, storeId: number): Promise<StoredRides> {
  const [row] = await connection.query<{ rides: object }>(
    `select coalesce(revision.document -> 'rides', '{}') as rides from ${currentStore} where store.id = $1`,
    [storeId],
  );
  if (!row) throw new Error(`The store with the id ${storeId} does not exist`);
  return ridesWithDefaults(row.rides);
}

export interface RideEnd extends RoutePoint {
  address: string;
}

/** The location of the item, otherwise of its shop. */
export async function locationOfItem(connection: Queryable, itemId: number): Promise<RideEnd | undefined> {
  const [row] = await connection.query<{ lat: number | null; lng: number | null; address: string }>(
    `select coalesce(item.lat, shop.lat) as lat, coalesce(item.lng, shop.lng) as lng,
       coalesce(nullif(case when item.lat is null then shop.details ->> 'address' else item.details ->> 'address' end, ''),
         shop.title, '') as address
     from items item left join items shop on shop.id = item.parent_id where item.id = $1`,
    [itemId],
  );
  return row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng, address: row.address } : undefined;
}

/** Counts the open rides of a zone, or of the whole store if it has no zones. */
export async function countOpenRides(connection: Queryable, storeId: number, zone: string | null): Promise<number> {
  const [row] = await connection.query<{ count: number }>(
    `select count(*)::int as count from rides
     where store_id = $1 and zone is not distinct from $2 and state in ('searching', 'on_the_way', 'arrived', 'picked_up')`,
    [storeId, zone],
  );
  return row?.count ?? 0;
}

export interface StoredQuote {
  unique_id: string;
  store_id: number;
  customer_id: number;
  /** The ride's item; null if the ride delivers goods. */
  list_view_uid: string | null;
  /** The carrier of goods; null for a ride's item. */
  carrier: string | null;
  origin: RideEnd;
  destination: RideEnd;
  /** Encoded polyline. */
  direction: string;
  metres: number;
  seconds: number;
  zone: string | null;
  surge_rides: number;
  price: number;
  fee: number;
  quoted_at: Date;
  expires_at: Date;
}

const maxQuotes = 30;

/** Inserts a quote, and deletes the customer's expired quotes and the oldest ones over the limit. */
export const insertQuote = (connection: Queryable, quote: StoredQuote) =>
  connection.query(
    `with dropped as (
       delete from ride_quotes where customer_id = $2 and (
         expires_at <= $3 or unique_id in (
           select unique_id from ride_quotes where customer_id = $2 order by quoted_at desc offset ${maxQuotes - 1}
         )
       )
     )
     insert into ride_quotes select * from jsonb_populate_record(null::ride_quotes, $1::jsonb || '{"is_used":false}')`,
    [JSON.stringify(quote), quote.customer_id, quote.quoted_at],
  );

/** Undefined if the quote was used, has expired, or belongs to another customer. */
export async function takeQuote(transaction: Queryable, customerId: number, uniqueId: string, now: Date) {
  const [quote] = await transaction.query<StoredQuote>(
    `update ride_quotes set is_used = true
     where unique_id = $1 and customer_id = $2 and expires_at > $3 and not is_used returning *`,
    [uniqueId, customerId, now],
  );
  return quote;
}

/** Deletes expired quotes, because positions are personal. */
export const dropQuotesUntil = (connection: Queryable, now: Date) =>
  connection.query('delete from ride_quotes where expires_at <= $1', [now]);

export async function contactOf(connection: Queryable, customerId: number) {
  const [row] = await connection.query<{ name: string; phone: string | null }>(
    'select name, phone from customers where id = $1',
    [customerId],
  );
  return { name: row?.name ?? '', phone: row?.phone ?? '' };
}

export interface NewRide {
  order_id: number;
  quote: StoredQuote;
  is_call: boolean;
  origin: RideEnd;
  destination: RideEnd;
  contact_name: string;
  contact_phone: string;
  services: readonly object[];
  form: readonly object[];
  scheduled_at: Date | null;
  at: Date;
}

export const insertRide = (transaction: Queryable, { quote, at, ...ride }: NewRide) =>
  transaction.query(
    `insert into rides (order_id, store_id, zone, is_call, origin, destination, direction, metres, seconds, contact_name,
       contact_phone, services, form, scheduled_at, state_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      ride.order_id,
      quote.store_id,
      quote.zone,
      ride.is_call,
      JSON.stringify(ride.origin),
      JSON.stringify(ride.destination),
      quote.direction,
      quote.metres,
      quote.seconds,
      ride.contact_name,
      ride.contact_phone,
      JSON.stringify(ride.services),
      JSON.stringify(ride.form),
      ride.scheduled_at,
      at,
    ],
  );
