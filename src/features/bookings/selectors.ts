import type { SnapshotFrom } from 'xstate';
import type { serviceBookingMachine } from '../../../machines/bookings/service-booking';

type Snapshot = SnapshotFrom<typeof serviceBookingMachine>;

export const isLoadingDays = (snapshot: Snapshot) =>
  snapshot.matches('releasing') || snapshot.matches({ choosing: 'loading' });
/** Whether the first days are still loading. */
export const isLoadingFirst = (snapshot: Snapshot) => isLoadingDays(snapshot) && snapshot.context.days.length === 0;
export const hasFailedDays = (snapshot: Snapshot) => snapshot.matches({ choosing: 'failed' });
export const isReady = (snapshot: Snapshot) => snapshot.matches({ choosing: 'ready' });
export const isHolding = (snapshot: Snapshot) => snapshot.matches('holding') || snapshot.matches('done');
export const isHeld = (snapshot: Snapshot) => snapshot.matches('held');
export const isUnsure = (snapshot: Snapshot) => snapshot.matches('unsure');
export const isExpired = (snapshot: Snapshot) => snapshot.matches('expired');
export const isRefusedBooking = (snapshot: Snapshot) => snapshot.matches('refused');
export const outputOf = (snapshot: Snapshot) => snapshot.output;
