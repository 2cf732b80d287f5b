import type { RoutePoint } from '../../shared/routes/polyline';

export interface RideRequest {
  /** Idempotency key: the same reference is dispatched once. */
  reference: string;
  origin: RoutePoint;
  destination: RoutePoint;
  /** Encoded polyline from the origin to the destination. */
  direction: string;
  seconds: number;
  /** The driver comes from the origin and works at the destination. */
  isCall: boolean;
}

export interface Driver {
  name: string;
  phone: string;
  photo: string | null;
  /** 1 to 5; null if there are no ratings. */
  rating: number | null;
  vehicle: string;
  plate: string;
}

export type DispatchPhase =
  | 'searching'
  | 'on_the_way'
  | 'arrived'
  | 'picked_up'
  | 'done'
  | 'no_driver'
  | 'driver_cancelled';

export interface DispatchState {
  phase: DispatchPhase;
  since: Date;
  driver: Driver | null;
  /** Encoded polyline of the drive from `since` to `endsAt`; empty if the driver does not move. */
  path: string;
  endsAt: Date | null;
}

/** Finds drivers for rides. A call that throws says nothing about the ride: its state is queried later. */
export interface Dispatcher {
  request(ride: RideRequest): Promise<void>;
  /** Undefined if it never received a ride with that reference. */
  stateOf(reference: string): Promise<DispatchState | undefined>;
  cancel(reference: string): Promise<void>;
}
