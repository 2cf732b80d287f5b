import { createSimulatedDispatcher } from '../../dispatcher/simulated-dispatcher';
import { createStreetRouter } from '../../router/street-router';
import { createAttempts } from '../attempts/queries';
import type { Deps } from '../deps';
import { newestRides, rateRide } from './queries';
import { createRideOrder } from './rules/create-ride-order';
import { createDispatch } from './rules/dispatch';

export function createRidesModule({
  database,
  now,
  dispatcher,
  router = createStreetRouter(),
}: Pick<Deps, 'database' | 'now' | 'dispatcher' | 'router'>) {
  const simulatedDispatcher = createSimulatedDispatcher(database, router, now);
  return {
    simulatedDispatcher,
    rides: {
      create: createRideOrder(createAttempts(database), now),
      rate: (customerId: number, uid: string, rating: number) => rateRide(database, customerId, uid, rating),
      newest: () => newestRides(database),
      dispatch: createDispatch(database, dispatcher ?? simulatedDispatcher, now),
    },
  };
}

export type Rides = ReturnType<typeof createRidesModule>;
