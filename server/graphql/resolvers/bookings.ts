import type {
  BookingResolvers,
  HeldSlotResolvers,
  MutationResolvers,
  QueryResolvers,
  ServiceDaysResolvers,
} from '../../__generated__/resolvers';
import { clampInteger } from '../../values/numbers';
import { dayAt } from '../../values/text';
import { customerOf, storeOf } from '../../facade/context';
import { checkDays, checkTime } from './inputs';

export const bookingQueries: Pick<QueryResolvers, 'slots'> = {
  slots: (_parent, { itemId, days }, context) => storeOf(context).slots.list(itemId, checkDays(days)),
};

export const bookingMutations: Pick<MutationResolvers, 'holdSlot' | 'releaseSlot' | 'moveBooking'> = {
  holdSlot: (_parent, { input }, context) => {
    const { bookings } = customerOf(context);
    return bookings.hold({ ...input, time: checkTime(input.time) });
  },
  releaseSlot: (_parent, { input }, context) => customerOf(context).bookings.release(input.idempotencyKey),
  moveBooking: (_parent, { input }, context) => {
    const { orders } = customerOf(context);
    return orders.moveBooking({ ...input, ...checkTime({ start: input.start, time: input.time }) });
  },
};

const dayMs = 86_400_000;

export const HeldSlot: Pick<HeldSlotResolvers, 'heldFor'> = {
  heldFor: ({ heldUntil }, _args, { now }) => clampInteger(Date.parse(heldUntil) - now(), 0, dayMs),
};

export const ServiceDays: Pick<ServiceDaysResolvers, 'today'> = {
  today: ({ timeZone }, _args, { now }) => dayAt(timeZone, now()),
};

const location: BookingResolvers['place'] = async ({ service }, _args, context) => {
  const page = await storeOf(context).content.itemPage(service);
  return page?.place ?? null;
};

export const Booking: Pick<BookingResolvers, 'place'> = { place: location };
