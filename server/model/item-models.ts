import type { Booking, HeldSlot, OpeningDay, ServiceDays } from '../__generated__/resolvers';

/** Whether it is open now is computed per request, so it is not cached. */
export interface OpeningHoursModel {
  readonly timeZone: string;
  /** Monday to Sunday. */
  readonly days: readonly OpeningDay[];
}

/** How long it is held for is counted, and today known, when they are asked for. */
export type HeldSlotModel = Omit<HeldSlot, 'heldFor'> & { readonly heldUntil: string };
export type ServiceDaysParent = Omit<ServiceDays, 'today'>;
/** Where it is, is the service's own. */
export type BookingModel = Omit<Booking, 'place'> & { readonly service: string };

/** What is linked is read when somebody asks for more than its id. */
export interface Link {
  readonly id: string;
}
