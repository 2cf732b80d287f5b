import { ItemType } from '../../../__generated__/codes';
import { addMinutes } from 'date-fns/addMinutes';
import type { Clock } from '../../../clock';
import { type Database, retryConflicts } from '../../../database/database';
import { BadRequest, orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import { requireAvailable } from '../../cart/rules/lines';
import { sellablesOf } from '../../catalogue/queries/sellables';
import { findStoreId, lockStoreKey } from '../../stores/queries/stores';
import {
  bookingOfAttempt,
  heldUntilOf,
  lockItem,
  releaseHold,
  releaseHoldsUntil,
  releaseOtherHolds,
  takenIn,
} from '../queries/bookings';
import { momentOf, parseDay } from './calendar';
import { bookableDay, bookingOf, type Selection } from './slots';
import { bookableOf, isBooked, reserveTime, writeTime } from './take-time';

const holdMinutes = 10;
const maxDays = 62;

interface HoldRequest extends Selection {
  list_vuid: string;
  variant_view_uid?: string | undefined;
  session_code: string;
}

export const createBookings = (database: Database, now: Clock) => ({
  /** Days with their free times; undefined if the store has no such service, or if the service is sold without a time. */
  async days(codename: string, itemUid: string, from: string, to: string) {
    const [first, last] = [parseDay(from), parseDay(to)];
    if (first === undefined || last === undefined || last < first || last - first >= maxDays) {
      throw new BadRequest(`from and to must be days, at most ${maxDays} in total`);
    }
    const storeId = await findStoreId(database, codename);
    const [sold] = storeId === undefined ? [] : await sellablesOf(database, storeId, itemUid);
    if (sold?.type !== ItemType.SERVICE || !isBooked(sold)) return undefined;
    const bookable = bookableOf(sold);
    const at = now();
    const span = { starts_at: momentOf(bookable.terms, first), ends_at: momentOf(bookable.terms, last + 2) };
    const occupied = await takenIn(database, sold.item_id, span, { now: at });
    const { timezone, slot_minutes, max_days } = bookable.terms;
    const days = Array.from({ length: last - first + 1 }, (_, index) =>
      bookableDay(bookable, first + index, occupied, at),
    );
    return { style: bookable.style, timezone, slot_minutes, max_days, days };
  },

  /**
   * Holds a time for the attempt and releases its earlier one. If the customer already holds this time, the hold is not
   * extended. A service at the customer's home needs no address yet, because a guest enters it only after signing in; the
   * order requires it.
   */
  hold: (customer: { id: number; storeId: number }, fields: HoldRequest) =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const { session_code: sessionCode, list_vuid, variant_view_uid, ...selection } = fields;
        await lockStoreKey(transaction, customer.storeId);
        const choices = await sellablesOf(transaction, customer.storeId, list_vuid);
        const sold = orNotFound(choices.find((one) => (one.variant_view_uid ?? '') === (variant_view_uid ?? '')));
        const at = now();
        if (!isBooked(sold)) throw new Refused('SLOT_INVALID');
        requireAvailable(sold, ItemType.SERVICE, at);
        const itemId = sold.item_id;
        await lockItem(transaction, itemId);
        const own = await bookingOfAttempt(transaction, customer.id, sessionCode);
        // The attempt already has an order.
        if (own && own.order_id !== null) throw new Refused('SLOT_INVALID');
        const bookable = bookableOf(sold);
        const sought = bookingOf(bookable, selection, at);
        const earlier = sought && (await heldUntilOf(transaction, { customerId: customer.id, itemId }, sought, at));
        await releaseOtherHolds(transaction, { customerId: customer.id, itemId, sessionCode });
        const request = { bookable, itemId, selection, now: at, except: own?.id ?? null };
        const booking = await reserveTime(transaction, request);
        const heldUntil = earlier ?? addMinutes(at, holdMinutes);
        await writeTime(transaction, { customer, sessionCode }, { service: sold, booking }, { heldUntil });
        return {
          held_until: heldUntil.toISOString(),
          starts_at: booking.starts_at.toISOString(),
          ends_at: booking.ends_at.toISOString(),
          quantity: booking.units,
          price: sold.price,
          subtotal: sold.price * booking.units,
        };
      }),
    ),

  release: (customerId: number, sessionCode: string) => releaseHold(database, customerId, sessionCode),

  /** Releases expired holds. @returns their number */
  releaseExpired: () => releaseHoldsUntil(database, now()),
});
