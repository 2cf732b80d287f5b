import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import {
  type DeviceAnswer,
  type LocationFindingEmitted,
  locationFindingMachine,
  type NamedAddress,
} from '../../../machines/rides/location-finding';
import { walkMachine } from '../../support/machines/coverage';

const position = { latitude: -6.1754, longitude: 106.8272 };
const settle = () => new Promise((resolve) => setImmediate(resolve));

const address = { street: 'Jl. Ijen 20', district: 'Klojen', city: 'Kota Malang' };
const never = () => new Promise<never>(() => {});

function start(
  locate: () => Promise<DeviceAnswer>,
  nameLocation: () => Promise<string> = async () => 'Gambir',
  findAddress: (asked: NamedAddress) => Promise<typeof position | null> = never,
) {
  const clock = new SimulatedClock();
  const machine = locationFindingMachine.provide({
    actors: {
      locate: fromPromise<DeviceAnswer, undefined>(locate),
      nameLocation: fromPromise<string, typeof position>(nameLocation),
      findAddress: fromPromise<typeof position | null, NamedAddress>(({ input }) => findAddress(input)),
    },
  });
  const actor = createActor(machine, { clock });
  const found: LocationFindingEmitted[] = [];
  actor.on('location.found', (event) => found.push(event));
  return { actor: actor.start(), clock, found, trouble: () => actor.getSnapshot().context.trouble };
}

test('every state and transition can be reached', () => {
  const placed = 'xstate.done.actor.0.locationFinding.placing';
  const located = 'xstate.done.actor.0.locationFinding.locating';
  walkMachine(
    locationFindingMachine.provide({
      actors: {
        locate: fromPromise<DeviceAnswer, undefined>(never),
        nameLocation: fromPromise<string, typeof position>(never),
        findAddress: fromPromise<typeof position | null, NamedAddress>(never),
      },
    }),
    {
      facts: ({ end }: SnapshotFrom<typeof locationFindingMachine>['context']) => end,
      cases: [
        { type: 'position.ask', end: 'origin' },
        { type: 'pin.drop', end: 'destination', position },
        { type: located, output: { outcome: 'found', position, accuracy: 10 } },
        { type: located, output: { outcome: 'denied' } },
        { type: located, output: { outcome: 'unknown' } },
        { type: 'xstate.done.actor.0.locationFinding.naming', output: 'Gambir' },
        { type: 'address.choose', end: 'origin', address },
        { type: 'finding.stop', end: 'origin' },
        { type: placed, output: position },
        { type: placed, output: null },
      ],
    },
  );
});

test.each([
  ['denied', async (): Promise<DeviceAnswer> => ({ outcome: 'denied' })],
  ['unknown', async (): Promise<DeviceAnswer> => ({ outcome: 'unknown' })],
  ['unknown', () => Promise.reject(new Error('no sensor'))],
] as const)('a position that is %s finds nothing, and can be asked for again', async (trouble, locate) => {
  const finding = start(locate);
  finding.actor.send({ type: 'position.ask', end: 'origin' });
  await settle();
  expect([finding.trouble(), finding.found]).toEqual([trouble, []]);
  finding.actor.send({ type: 'finding.stop', end: 'destination' });
  expect(finding.trouble()).toBe(trouble);
  finding.actor.send({ type: 'finding.stop', end: 'origin' });
  expect(finding.trouble()).toBeNull();
  finding.actor.send({ type: 'position.ask', end: 'origin' });
  await settle();
  expect(finding.trouble()).toBe(trouble);
});

test.each([
  [40, null],
  [900, 'inaccurate'],
] as const)('a position that is accurate to %i metres is used: %s', async (accuracy, trouble) => {
  const finding = start(async () => ({ outcome: 'found', position, accuracy }));
  finding.actor.send({ type: 'position.ask', end: 'origin' });
  await settle();
  await settle();
  expect(finding.found).toEqual([
    { type: 'location.found', end: 'origin', location: { address: 'Gambir', ...position } },
  ]);
  expect(finding.trouble()).toBe(trouble);
});

test('a position that takes more than 3 seconds is slow', () => {
  const { actor, clock } = start(never);
  actor.send({ type: 'position.ask', end: 'origin' });
  clock.increment(2999);
  expect(actor.getSnapshot().value).toEqual({ locating: 'waiting' });
  clock.increment(1);
  expect(actor.getSnapshot().value).toEqual({ locating: 'slow' });
});

test('a pin without a name is called by its coordinates', async () => {
  const { actor, found } = start(never, () => Promise.reject(new Error('no connection')));
  actor.send({ type: 'pin.drop', end: 'destination', position });
  await settle();
  expect(found).toEqual([
    { type: 'location.found', end: 'destination', location: { address: '-6.17540, 106.82720', ...position } },
  ]);
});

test('a position that arrives after its end was chosen in another way is ignored', async () => {
  let answer: (answer: DeviceAnswer) => void = () => undefined;
  const { actor, found } = start(() => new Promise((resolve) => (answer = resolve)));
  actor.send({ type: 'position.ask', end: 'origin' });
  actor.send({ type: 'finding.stop', end: 'destination' });
  expect(actor.getSnapshot().value).toEqual({ locating: 'waiting' });
  actor.send({ type: 'finding.stop', end: 'origin' });
  answer({ outcome: 'found', position, accuracy: 10 });
  await settle();
  await settle();
  expect([found, actor.getSnapshot().value]).toEqual([[], 'resting']);
});

describe('a saved address', () => {
  const choose = async (findAddress: (asked: NamedAddress) => Promise<typeof position | null>) => {
    const finding = start(never, undefined, findAddress);
    finding.actor.send({ type: 'address.choose', end: 'destination', address });
    await settle();
    return finding;
  };

  test('has the name of the saved address, with a message that its position is not exact', async () => {
    const { found, trouble } = await choose(async () => position);
    expect(found).toEqual([
      {
        type: 'location.found',
        end: 'destination',
        location: { address: 'Jl. Ijen 20, Klojen, Kota Malang', ...position },
      },
    ]);
    expect(trouble()).toBe('nearby');
  });

  test.each<[string, () => Promise<null>]>([
    ['unplaced', async () => null],
    ['failed', () => Promise.reject(new Error('no connection'))],
  ])('that is %s finds nothing, and says so', async (expected, findAddress) => {
    const { found, trouble } = await choose(findAddress);
    expect([found, trouble()]).toEqual([[], expected]);
  });
});
