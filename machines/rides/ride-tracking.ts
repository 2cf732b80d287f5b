import { raise } from 'xstate';
import { eventParams, outputParams } from '../params';
import { type RideRequest, rideTrackingSetup } from './ride-tracking-setup';

/** An ordered ride: its progress, as far as known, and the customer's requests to cancel or rate it. */
export const rideTrackingMachine = rideTrackingSetup.createMachine({
  id: 'rideTracking',
  meta: { inspectable: ['ride.stage', 'ride.revision', 'failures', 'isRated', 'request.type', 'refusal.code'] },
  type: 'parallel',
  context: ({ input }) => ({ ...input, failures: 0, request: null, refusal: null }),
  invoke: { src: 'watchRide' },
  states: {
    ride: {
      initial: 'deciding',
      on: {
        'ride.update': {
          guard: { type: 'isNewer', params: eventParams },
          target: '.deciding',
          actions: { type: 'rememberRide', params: eventParams },
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isWaiting', target: 'waiting' },
            { guard: 'isFinding', target: 'finding' },
            { guard: 'isOnTheWay', target: 'onTheWay' },
            { guard: 'hasArrived', target: 'arrived' },
            { guard: 'isRiding', target: 'riding' },
            { guard: 'isDone', target: 'done' },
            { guard: 'lacksDriver', target: 'noDriver' },
            { guard: 'hasDriverCancelled', target: 'driverCancelled' },
            { target: 'cancelled' },
          ],
        },
        waiting: {},
        finding: {},
        onTheWay: {},
        arrived: {},
        riding: {},
        done: {},
        noDriver: {},
        driverCancelled: {},
        cancelled: {},
      },
    },
    connection: {
      initial: 'current',
      on: {
        'ride.hint': '.asking',
        'connection.return': '.asking',
        'connection.loss': '.lost',
        'page.hide': '.paused',
      },
      states: {
        current: { always: { guard: 'isOver', target: 'resting' }, after: { pollDelay: 'asking' } },
        asking: {
          invoke: {
            src: 'loadRide',
            onDone: {
              target: 'answered',
              actions: ['rememberAnswer', raise(({ event }) => ({ type: 'ride.update', ride: event.output }))],
            },
            onError: { target: 'lost', actions: 'countFailure' },
          },
          after: { answerLimit: { target: 'lost', actions: 'countFailure' } },
        },
        answered: { on: { 'ride.update': 'current' } },
        lost: { after: { retryDelay: 'asking' } },
        paused: {},
        resting: {},
      },
    },
    request: {
      initial: 'none',
      states: {
        none: {
          on: {
            'cancel.ask': { guard: 'canCancel', target: 'askingCancel' },
            'rating.send': {
              guard: 'canRate',
              target: 'sending',
              actions: { type: 'requestRating', params: eventParams },
            },
          },
        },
        askingCancel: {
          on: {
            'cancel.dismiss': 'none',
            'cancel.confirm': [
              { guard: 'canCancel', target: 'sending', actions: 'requestCancel' },
              // The ride has started in the meantime.
              { target: 'none' },
            ],
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'request',
            input: ({ context }) => context.request as RideRequest,
            onDone: [
              {
                guard: { type: 'isRefused', params: outputParams },
                target: 'refused',
                actions: [{ type: 'rememberRefusal', params: outputParams }, raise({ type: 'ride.hint' })],
              },
              { target: 'none', actions: ['rememberRating', raise({ type: 'ride.hint' })] },
            ],
            // The request may have succeeded; the next update shows it.
            onError: { target: 'failed', actions: raise({ type: 'ride.hint' }) },
          },
        },
        refused: { on: { 'notice.dismiss': 'none' } },
        failed: { on: { 'notice.dismiss': 'none' } },
      },
    },
  },
});
