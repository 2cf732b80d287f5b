import { ItemType } from '../../../__generated__/codes';
import type { Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { FilledStore } from '../../../store-check/store-document';
import type { Sellable } from '../../catalogue/queries/sellables';
import { lockItem, serviceStyle, takenIn, writeBooking } from '../queries/bookings';
import { termsOf } from './calendar';
import { type Bookable, type Booking, bookingOf, isFree, type Selection } from './slots';

type ServiceTerms = Pick<FilledStore['app'], 'services_come_home'>;
type Service = Pick<Sellable, 'item_id' | 'style' | 'details' | 'shop_hours'>;

/** A service without opening hours has those of its shop. */
export const bookableOf = ({ style, details, shop_hours }: Service): Bookable => ({
  style,
  terms: termsOf(details.booking),
  hours: details.hours ?? shop_hours ?? undefined,
  expired_date: details.expired_date,
});

export const isBooked = ({ style }: Pick<Service, 'style'>) => style !== serviceStyle.NONE;

/** Whether the service takes place at the customer's home. */
export const comesHome = ({ type, details }: Pick<Sellable, 'type' | 'details'>, app: ServiceTerms) =>
  type === ItemType.SERVICE && (details.comes_home ?? app.services_come_home) === 1;

/** Whether the item needs an address: goods are delivered, and some services take place at the customer's home. */
export const takesAddress = (sold: Pick<Sellable, 'type' | 'details'>, app: ServiceTerms) =>
  sold.type === ItemType.GOODS || comesHome(sold, app);

interface TimeRequest {
  bookable: Bookable;
  itemId: number;
  selection: Selection;
  now: Date;
  /** The id of the booking that this time replaces. */
  except: number | null;
}

/**
 * Locks the service, so that the time stays free until the transaction ends.
 * @throws Refused if the time is not offered or is occupied
 */
export async function reserveTime(transaction: Queryable, { bookable, itemId, selection, now, except }: TimeRequest) {
  await lockItem(transaction, itemId);
  const booking = bookingOf(bookable, selection, now);
  if (!booking) throw new Refused('SLOT_INVALID');
  const occupied = await takenIn(transaction, itemId, booking, { now, except });
  if (!isFree(bookable, booking, occupied)) throw new Refused('SLOT_TAKEN');
  return booking;
}

interface Attempt {
  customer: { id: number; storeId: number };
  sessionCode: string;
}

/** Writes a hold or an order's time, after `reserveTime` in the same transaction. */
export const writeTime = (
  transaction: Queryable,
  { customer, sessionCode }: Attempt,
  { service, booking }: { service: Service; booking: Booking },
  end: { orderId: number } | { heldUntil: Date },
) =>
  writeBooking(transaction, {
    storeId: customer.storeId,
    customerId: customer.id,
    itemId: service.item_id,
    sessionCode,
    service: bookableOf(service),
    span: booking,
    orderId: 'orderId' in end ? end.orderId : null,
    heldUntil: 'heldUntil' in end ? end.heldUntil : null,
  });
