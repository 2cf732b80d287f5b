import { assign, fromCallback, setup } from 'xstate';
import type { Refusal } from '../orders/attempt';
import { provided } from '../provided';

export type RideStage =
  /** WAITING: unpaid, or scheduled for later. */
  'WAITING' | 'FINDING' | 'ON_THE_WAY' | 'ARRIVED' | 'RIDING' | 'DONE' | 'NO_DRIVER' | 'DRIVER_CANCELLED' | 'CANCELLED';

/** The facts about a ride that the flow needs; the page may add its own. */
export interface RideFacts {
  stage: RideStage;
  /** The revision of the order. Late answers with an older revision are ignored. */
  revision: number;
  canCancel: boolean;
}

/** `stars` are 1 to 5. */
export type RideRequest = { type: 'cancel' } | { type: 'rate'; stars: number };
export type RequestAnswer = { outcome: 'done' } | { outcome: 'refused'; refusal: Refusal };

interface Input {
  ride: RideFacts;
  isRated: boolean;
}

interface Context extends Input {
  failures: number;
  request: RideRequest | null;
  refusal: Refusal | null;
}

export type RideTrackingEvent =
  | { type: 'ride.update'; ride: RideFacts }
  /** Something has changed; the next request returns it. */
  | { type: 'ride.hint' }
  | { type: 'connection.loss' }
  | { type: 'connection.return' }
  | { type: 'page.hide' }
  | { type: 'cancel.ask' }
  | { type: 'cancel.dismiss' }
  | { type: 'cancel.confirm' }
  | { type: 'rating.send'; stars: number }
  | { type: 'notice.dismiss' };

const over: readonly RideStage[] = ['DONE', 'NO_DRIVER', 'DRIVER_CANCELLED', 'CANCELLED'];
/** Milliseconds. Not every browser reports that the network is back, so the current state must appear within two seconds. */
const maxRetryMs = 1_500;

export const rideTrackingSetup = setup({
  types: {} as { context: Context; input: Input; events: RideTrackingEvent },
  actors: {
    loadRide: provided<RideFacts, undefined>('loadRide'),
    /** Sends `ride.hint`, `page.hide`, `connection.loss` and `connection.return` for as long as the ride is shown. */
    watchRide: fromCallback<RideTrackingEvent>(() => undefined),
    request: provided<RequestAnswer, RideRequest>('request'),
  },
  delays: {
    pollDelay: 3_000,
    /** An earlier request may be waiting on a dead connection. */
    answerLimit: 8_000,
    retryDelay: ({ context: { failures } }) => Math.min(1_000 * 1.5 ** failures, maxRetryMs),
  },
  guards: {
    isWaiting: ({ context }) => context.ride.stage === 'WAITING',
    isFinding: ({ context }) => context.ride.stage === 'FINDING',
    isOnTheWay: ({ context }) => context.ride.stage === 'ON_THE_WAY',
    hasArrived: ({ context }) => context.ride.stage === 'ARRIVED',
    isRiding: ({ context }) => context.ride.stage === 'RIDING',
    isDone: ({ context }) => context.ride.stage === 'DONE',
    lacksDriver: ({ context }) => context.ride.stage === 'NO_DRIVER',
    hasDriverCancelled: ({ context }) => context.ride.stage === 'DRIVER_CANCELLED',
    isOver: ({ context }) => over.includes(context.ride.stage),
    canCancel: ({ context }) => context.ride.canCancel,
    canRate: ({ context }) => context.ride.stage === 'DONE' && !context.isRated,
    isNewer: ({ context }, { ride }: { ride: RideFacts }) => ride.revision >= context.ride.revision,
    isRefused: (_, answer: RequestAnswer) => answer.outcome === 'refused',
  },
  actions: {
    rememberRide: assign((_, { ride }: { ride: RideFacts }) => ({ ride })),
    rememberAnswer: assign({ failures: 0 }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    requestCancel: assign({ request: { type: 'cancel' } }),
    requestRating: assign((_, { stars }: { stars: number }) => ({ request: { type: 'rate', stars } })),
    rememberRating: assign(({ context }) => ({ isRated: context.isRated || context.request?.type === 'rate' })),
    rememberRefusal: assign((_, answer: RequestAnswer) => ({
      refusal: answer.outcome === 'refused' ? answer.refusal : null,
    })),
  },
});
