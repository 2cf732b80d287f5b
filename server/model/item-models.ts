import type { Booking, HeldSlot, OpeningDay, ServiceDays } from '../__generated__/resolvers';

/** Whether it is open now is computed per request, so it is not cached. */
export interface OpeningHoursModel {
  readonly timeZone: string;
  /** Monday to Sunday. */
  readonly days: readonly OpeningDay[];
}

/** The remaining time and today's date are computed per request. */
export type HeldSlotModel = Omit<HeldSlot, 'heldFor'> & { readonly heldUntil: string };
export type ServiceDaysParent = Omit<ServiceDays, 'today'>;
/** The place is that of the service. */
export type BookingModel = Omit<Booking, 'place'> & { readonly service: string };

/** A linked item is loaded only if a query needs more than its id. */
export interface Link {
  readonly id: string;
}
