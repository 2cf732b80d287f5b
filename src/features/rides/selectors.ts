import type { SnapshotFrom } from 'xstate';
import type { courierSelectionMachine } from '../../../machines/rides/courier-selection';
import type { locationFindingMachine } from '../../../machines/rides/location-finding';
import type { rideTrackingMachine } from '../../../machines/rides/ride-tracking';

type RideSnapshot = SnapshotFrom<typeof courierSelectionMachine>;
type FindingSnapshot = SnapshotFrom<typeof locationFindingMachine>;

export type RideStep =
  | 'origin'
  | 'destination'
  | 'guest'
  | 'idle'
  | 'loading'
  | 'refused'
  | 'failed'
  | 'changed'
  | 'agreed'
  | 'expired';

/** The step of the selection. A compared price is either accepted or has changed. */
export function rideStepOf({ value: { ride } }: RideSnapshot): RideStep {
  if (typeof ride === 'object') return ride.result === 'changed' ? 'changed' : 'agreed';
  return ride === 'deciding' ? 'loading' : ride;
}

/** Whether the customer declined the new price. */
export const isDeclined = (snapshot: RideSnapshot) => snapshot.matches({ ride: { result: 'declined' } });

export const isPickerOpen = (snapshot: RideSnapshot) => snapshot.matches({ picker: 'open' });

export type FindingState = 'locating' | 'slow' | 'naming' | 'placing' | null;

export function findingStateOf(snapshot: FindingSnapshot): FindingState {
  if (snapshot.matches({ locating: 'slow' })) return 'slow';
  if (snapshot.matches('locating')) return 'locating';
  if (snapshot.matches('placing')) return 'placing';
  return snapshot.matches('naming') ? 'naming' : null;
}

type TrackingSnapshot = SnapshotFrom<typeof rideTrackingMachine>;

/** Whether the shown state may be outdated. */
export const isConnectionLost = (snapshot: TrackingSnapshot) => snapshot.matches({ connection: 'lost' });
export const isAskingToCancel = (snapshot: TrackingSnapshot) => snapshot.matches({ request: 'askingCancel' });
export const isRequestRefused = (snapshot: TrackingSnapshot) => snapshot.matches({ request: 'refused' });
export const hasRequestFailed = (snapshot: TrackingSnapshot) => snapshot.matches({ request: 'failed' });
