import { createSimulatedDispatcher } from '../../dispatcher/simulated-dispatcher';
import type { Attempts } from '../attempts';
import type { Deps } from '../deps';
import { newestRides, rateRide } from './queries';
import { createRideOrder } from './rules/create-ride-order';
import { createDispatch } from './rules/dispatch';

export function createRidesModule(
  { database, now, dispatcher, router }: Pick<Deps, 'database' | 'now' | 'dispatcher' | 'router'>,
  { attempts }: { attempts: Attempts },
) {
  return {
    simulatedDispatcher: createSimulatedDispatcher(database, router, now),
    rides: {
      create: createRideOrder(attempts, now),
      rate: (customerId: number, uid: string, rating: number) => rateRide(database, customerId, uid, rating),
      newest: () => newestRides(database),
      dispatch: createDispatch(database, dispatcher, now),
    },
  };
}

export type Rides = ReturnType<typeof createRidesModule>;
