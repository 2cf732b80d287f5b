import { createActor, fromCallback, fromPromise, type InputFrom, SimulatedClock, type SnapshotFrom } from 'xstate';
import { rideTrackingMachine } from '../../../machines/rides/ride-tracking';
import type {
  RequestAnswer,
  RideFacts,
  RideRequest,
  RideStage,
  RideTrackingEvent,
} from '../../../machines/rides/ride-tracking-setup';
import { walkMachine } from '../../support/machines/coverage';

type Input = InputFrom<typeof rideTrackingMachine>;

const stages = [
  ['WAITING', 'waiting'],
  ['FINDING', 'finding'],
  ['ON_THE_WAY', 'onTheWay'],
  ['ARRIVED', 'arrived'],
  ['RIDING', 'riding'],
  ['DONE', 'done'],
  ['NO_DRIVER', 'noDriver'],
  ['DRIVER_CANCELLED', 'driverCancelled'],
  ['CANCELLED', 'cancelled'],
] as const satisfies readonly (readonly [RideStage, string])[];
const rideOf = (stage: RideStage, revision: number): RideFacts => ({
  stage,
  revision,
  canCancel: stage === 'FINDING' || stage === 'ARRIVED',
});
const input: Input = { ride: rideOf('FINDING', 1), isRated: false };
const minutes = 60_000;
const refusal = { code: 'RIDE_UNDER_WAY', message: 'Sudah jalan', total: null };
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(
  over: Partial<Input> = {},
  loadRide: (signal: AbortSignal) => Promise<RideFacts> = async () => rideOf('FINDING', 2),
  request: (asked: RideRequest) => Promise<RequestAnswer> = async () => ({ outcome: 'done' }),
) {
  const clock = new SimulatedClock();
  const machine = rideTrackingMachine.provide({
    actors: {
      watchRide: fromCallback<RideTrackingEvent>(() => undefined),
      loadRide: fromPromise<RideFacts, undefined>(({ signal }) => loadRide(signal)),
      request: fromPromise<RequestAnswer, RideRequest>(({ input: asked }) => request(asked)),
    },
  });
  const actor = createActor(machine, { input: { ...input, ...over }, clock }).start();
  return { actor, clock, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

test('every state and transition can be reached', () => {
  const never = () => new Promise<never>(() => {});
  const answered = 'xstate.done.actor.0.rideTracking.request.sending';
  walkMachine(
    rideTrackingMachine.provide({
      actors: {
        loadRide: fromPromise<RideFacts, undefined>(never),
        request: fromPromise<RequestAnswer, RideRequest>(never),
      },
    }),
    {
      input,
      facts: ({ isRated }: SnapshotFrom<typeof rideTrackingMachine>['context']) => isRated,
      cases: [
        ...stages.map(([stage]) => ({ type: 'ride.update', ride: rideOf(stage, 1) })),
        { type: 'xstate.done.actor.0.rideTracking.connection.asking', output: rideOf('DONE', 1) },
        { type: 'rating.send', stars: 5 },
        { type: answered, output: { outcome: 'done' } },
        { type: answered, output: { outcome: 'refused', refusal } },
      ],
    },
  );
});

test.each(stages)('a page reload shows a ride that is %s as %s', (stage, state) => {
  expect(start({ ride: rideOf(stage, 1) }).value().ride).toBe(state);
});

describe('a known state', () => {
  test('is loaded every 3 seconds until the ride has ended', async () => {
    const answers: RideFacts[] = [rideOf('ON_THE_WAY', 2), rideOf('DONE', 3)];
    const { clock, value } = start({}, async () => answers.shift() ?? rideOf('FINDING', 4));
    clock.increment(3000);
    await settle();
    expect(value()).toMatchObject({ ride: 'onTheWay', connection: 'current' });
    clock.increment(3000);
    await settle();
    expect(value()).toMatchObject({ ride: 'done', connection: 'resting' });
    clock.increment(10 * minutes);
    expect(answers).toEqual([]);
    expect(value()).toMatchObject({ ride: 'done', connection: 'resting' });
  });

  test('never becomes older than the shown state', async () => {
    const { actor, value } = start({ ride: rideOf('ARRIVED', 9) });
    actor.send({ type: 'ride.update', ride: rideOf('ON_THE_WAY', 8) });
    expect(value().ride).toBe('arrived');
  });

  test('is requested immediately when the store reports a change, also for a ride that has ended', async () => {
    const { actor, value } = start({ ride: rideOf('DONE', 1) }, async () => rideOf('CANCELLED', 2));
    expect(value().connection).toBe('resting');
    actor.send({ type: 'ride.hint' });
    await settle();
    expect(value()).toMatchObject({ ride: 'cancelled', connection: 'resting' });
  });

  test('stays visible while the connection is lost, and is current immediately after 5 minutes offline', async () => {
    let offline = true;
    const signals: AbortSignal[] = [];
    const { actor, clock, value, context } = start({ ride: rideOf('ON_THE_WAY', 1) }, async (signal) => {
      signals.push(signal);
      if (offline) throw new Error('offline');
      return rideOf('RIDING', 2);
    });
    for (let second = 0; second < 300; second += 1) {
      clock.increment(1000);
      await settle();
    }
    expect(value()).toMatchObject({ ride: 'onTheWay', connection: 'lost' });
    expect(signals.length).toBeGreaterThan(20);
    expect(signals.length).toBeLessThan(220);
    offline = false;
    actor.send({ type: 'connection.return' });
    await settle();
    expect(value()).toMatchObject({ ride: 'riding', connection: 'current' });
    expect(context().failures).toBe(0);
  });

  test('does not wait for a question that hangs', async () => {
    let hangs = true;
    const signals: AbortSignal[] = [];
    const { actor, clock, value } = start({}, (signal) => {
      signals.push(signal);
      return hangs ? new Promise(() => {}) : Promise.resolve(rideOf('ARRIVED', 2));
    });
    clock.increment(3000);
    clock.increment(8000);
    expect([value().connection, signals[0]?.aborted]).toEqual(['lost', true]);
    clock.increment(10_000);
    hangs = false;
    actor.send({ type: 'connection.return' });
    await settle();
    expect([value().ride, signals[1]?.aborted]).toEqual(['arrived', true]);
  });

  test('is not requested while the page is hidden', async () => {
    let asked = 0;
    const { actor, clock, value } = start({}, async () => {
      asked += 1;
      return rideOf('RIDING', 2);
    });
    actor.send({ type: 'page.hide' });
    clock.increment(10 * minutes);
    expect(asked).toBe(0);
    actor.send({ type: 'connection.return' });
    await settle();
    expect(value()).toMatchObject({ ride: 'riding', connection: 'current' });
  });
});

describe('a cancellation', () => {
  test('is confirmed first, and the current state is requested afterwards', async () => {
    const asked: RideRequest[] = [];
    const { actor, value } = start(
      {},
      async () => rideOf('CANCELLED', 2),
      async (request) => {
        asked.push(request);
        return { outcome: 'done' };
      },
    );
    actor.send({ type: 'cancel.ask' });
    actor.send({ type: 'cancel.dismiss' });
    expect(asked).toEqual([]);
    actor.send({ type: 'cancel.ask' });
    actor.send({ type: 'cancel.confirm' });
    await settle();
    expect(asked).toEqual([{ type: 'cancel' }]);
    expect(value()).toMatchObject({ ride: 'cancelled', request: 'none' });
  });

  test('is not sent once the ride has begun', () => {
    const { actor, value } = start({ ride: rideOf('ARRIVED', 1) });
    actor.send({ type: 'cancel.ask' });
    actor.send({ type: 'ride.update', ride: rideOf('RIDING', 2) });
    actor.send({ type: 'cancel.confirm' });
    expect(value().request).toBe('none');
    actor.send({ type: 'cancel.ask' });
    expect(value().request).toBe('none');
  });

  test('that is refused or failed is reported, and the current state is requested', async () => {
    let fails = false;
    let asked = 0;
    const { actor, value, context } = start(
      {},
      async () => {
        asked += 1;
        return rideOf('FINDING', 2);
      },
      async () => {
        if (fails) throw new Error('no connection');
        return { outcome: 'refused', refusal };
      },
    );
    for (const state of ['refused', 'failed'] as const) {
      actor.send({ type: 'cancel.ask' });
      actor.send({ type: 'cancel.confirm' });
      await settle();
      expect(value().request).toBe(state);
      actor.send({ type: 'notice.dismiss' });
      fails = true;
    }
    expect([asked, context().refusal]).toEqual([2, refusal]);
  });
});

test('a ride is rated once, when it is done', async () => {
  const asked: RideRequest[] = [];
  const { actor, context } = start({}, undefined, async (request) => {
    asked.push(request);
    return { outcome: 'done' };
  });
  actor.send({ type: 'rating.send', stars: 5 });
  actor.send({ type: 'ride.update', ride: rideOf('DONE', 5) });
  actor.send({ type: 'rating.send', stars: 5 });
  await settle();
  actor.send({ type: 'rating.send', stars: 5 });
  await settle();
  expect(asked).toEqual([{ type: 'rate', stars: 5 }]);
  expect(context().isRated).toBe(true);
});
