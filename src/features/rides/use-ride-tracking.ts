import { useMemo } from 'react';
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { rideTrackingMachine } from '../../../machines/rides/ride-tracking';
import type {
  RequestAnswer,
  RideFacts,
  RideRequest,
  RideStage,
  RideTrackingEvent,
} from '../../../machines/rides/ride-tracking-setup';
import { CancelOrderDocument } from '../../__generated__/documents/cancel-order';
import { OrderRideDocument } from '../../__generated__/documents/order-ride';
import { RateDriverDocument } from '../../__generated__/documents/rate-driver';
import type { OrderRideQuery, Ride_ProgressFragment } from '../../__generated__/gql/graphql';
import { useFlow } from '../../actors/use-flow';
import { onConnectionReturn } from '../../api/connection';
import { useExecute } from '../../api/execute';
import { isAboutOrders, subscribeToChanges } from '../../api/live';
import { unwrap } from '../../api/unwrap';
import { usePageContext } from '../../routing/page-context';
import { type MaskedRefusal, refusalOf } from '../orders/attempts';

export type { RideStage };

/** The facts about a ride that the machine needs, and everything that its page shows. */
export interface TrackedRide extends RideFacts {
  ride: Ride_ProgressFragment;
}

export type RideOrder = NonNullable<NonNullable<OrderRideQuery['customer']>['order']> & { ride: Ride_ProgressFragment };

const phases: { readonly [phase: string]: RideStage } = { ARRIVED: 'ARRIVED', PICKED_UP: 'RIDING' };
const endings: { readonly [ending: string]: RideStage } = {
  NO_DRIVER: 'NO_DRIVER',
  DRIVER_CANCELLED: 'DRIVER_CANCELLED',
};

function stageOf(progress: Ride_ProgressFragment['progress']): RideStage {
  switch (progress.__typename) {
    case 'RideSearching':
      return 'FINDING';
    case 'RideUnderWay':
      return phases[progress.phase] ?? 'ON_THE_WAY';
    case 'RideCompleted':
      return 'DONE';
    case 'RideEnded':
      return endings[progress.ending] ?? 'CANCELLED';
    default:
      return 'WAITING';
  }
}

export const trackedRide = ({ revision, canCancel, ride }: RideOrder): TrackedRide => ({
  stage: stageOf(ride.progress),
  revision,
  canCancel,
  ride,
});

const answerOf = (answer: { __typename: string } | ({ __typename: 'Refusal' } & MaskedRefusal)): RequestAnswer =>
  answer.__typename === 'Refusal'
    ? { outcome: 'refused', refusal: refusalOf(answer as MaskedRefusal) }
    : { outcome: 'done' };

/** The flow of an ordered ride, updated live while its page is visible. */
export function useRideTracking(order: RideOrder) {
  const execute = useExecute();
  const { endpoint } = usePageContext();
  const { id } = order;
  const machine = useMemo(
    () =>
      rideTrackingMachine.provide({
        actors: {
          watchRide: fromCallback<RideTrackingEvent>(({ sendBack }) => {
            const controller = new AbortController();
            const { signal } = controller;
            addEventListener('offline', () => sendBack({ type: 'connection.loss' }), { signal });
            document.addEventListener('visibilitychange', () => document.hidden && sendBack({ type: 'page.hide' }), {
              signal,
            });
            const ends = [
              onConnectionReturn(() => sendBack({ type: 'connection.return' })),
              subscribeToChanges(endpoint, (change) => {
                if (isAboutOrders(change) && (change === null || change.id === id)) sendBack({ type: 'ride.hint' });
              }),
            ];
            return () => {
              controller.abort();
              for (const end of ends) end();
            };
          }),
          loadRide: fromPromise<RideFacts, undefined>(async ({ signal }) => {
            const { customer } = unwrap(await execute(OrderRideDocument, { id }, signal));
            const answer = customer?.order;
            if (!answer?.ride) throw new Error('The ride no longer exists');
            return trackedRide({ ...answer, ride: answer.ride });
          }),
          request: fromPromise<RequestAnswer, RideRequest>(async ({ input }) =>
            input.type === 'cancel'
              ? answerOf(unwrap(await execute(CancelOrderDocument, { id })).cancelOrder)
              : answerOf(unwrap(await execute(RateDriverDocument, { order: id, rating: input.stars })).rateDriver),
          ),
        },
      }),
    [execute, endpoint, id],
  );
  const { progress } = order.ride;
  const isRated = progress.__typename === 'RideCompleted' && progress.rating !== null;
  return useFlow(machine, { input: { ride: trackedRide(order), isRated } });
}

export type TrackingFlow = ReturnType<typeof useRideTracking>;
type TrackingSnapshot = SnapshotFrom<typeof rideTrackingMachine>;

export const trackedOf = ({ context }: TrackingSnapshot) => context.ride as TrackedRide;
