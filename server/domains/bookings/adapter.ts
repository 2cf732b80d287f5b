import type { DaysInput, HoldSlotInput, ServiceTimeInput, Store } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { closedReason } from '../catalogue/item-codes';
import { mapOutcome, mapRefusal } from '../../model/map-refusal';
import type { StoreRecord } from '../stores/store-record';
import { isViewUid } from '../../model/ids';
import type { HoldSlotModel, OutcomeModel, ServiceDaysModel } from '../../model/models';
import { clampInteger, exactMoney } from '../../values/numbers';
import { isDay, moment, timeZone } from '../../values/text';

/** The time of a service in the provider's fields. */
export const timeFields = ({ start, end, time }: ServiceTimeInput) => ({
  start_date: start,
  ...(end && { end_date: end }),
  ...(time && { time }),
});

export const createSlots = (provider: ProviderCalls, { codename }: Store) => ({
  /** Never cached: others may book at any moment. Null if the item is not booked by time. */
  async list(item: string, { from, to }: DaysInput): Promise<ServiceDaysModel | null> {
    if (!isViewUid(item)) return null;
    const reply = await provider.listSlots({ view_uid: item, codename, from, to }, { orNull: true });
    return (
      reply && {
        timeZone: timeZone(reply.data.timezone),
        days: reply.data.days
          .filter(({ date }) => isDay(date))
          .map(({ date, closed, free, times }) => ({
            date,
            closed: closed === null ? null : closedReason(closed),
            free: clampInteger(free, 0, maxPieces),
            times: times.map((slot) => ({ time: slot.time, free: clampInteger(slot.free, 0, maxPieces) })),
          })),
      }
    );
  },
});

const maxPieces = 10_000;

export const createBookings = (provider: ProviderCalls, record: StoreRecord) => ({
  async hold({ item, variant, time, idempotencyKey }: HoldSlotInput): Promise<HoldSlotModel> {
    const reply = await provider.holdSlot({
      list_vuid: item,
      ...(variant && { variant_view_uid: variant }),
      ...timeFields(time),
      session_code: idempotencyKey,
    });
    if (!reply.success || !reply.data) return mapRefusal(reply);
    const { held_until, starts_at, ends_at, quantity, subtotal } = reply.data;
    return {
      __typename: 'HeldSlot',
      heldUntil: moment(held_until),
      startsAt: moment(starts_at),
      endsAt: moment(ends_at),
      quantity: clampInteger(quantity, 1, maxPieces),
      subtotal: exactMoney(subtotal, record.store.currency),
    };
  },

  async release(idempotencyKey: string): Promise<OutcomeModel> {
    return mapOutcome(await provider.releaseSlot({ session_code: idempotencyKey }));
  },
});
