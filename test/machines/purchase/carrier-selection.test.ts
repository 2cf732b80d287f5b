import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type Carrier,
  type CarrierPackage,
  type CarrierSelectionEvent,
  carrierSelectionMachine,
  chosenPackage,
  type PackagesQuestion,
  type Parcel,
} from '../../../machines/purchase/carrier-selection';
import { deliveryOf } from '../../../machines/purchase/parts';
import { walkMachine } from '../../support/machines/coverage';

const parcel: Parcel = { revision: 1, supplier: null, origin: '31.73', destination: '31.71.01', weight: 500 };
const nowhere: Parcel = { ...parcel, destination: null };
const flat: Carrier = { id: 'kurir', name: 'Kurir toko', icon: null, kind: 'FIXED', cost: 10_000, origin: null };
const post: Carrier = { id: 'pos', name: 'Pos', icon: null, kind: 'PACKAGES', cost: null, origin: null };
const shop = { address: 'Toko', position: { latitude: -6.9, longitude: 107.6 } };
const ride: Carrier = { id: 'ojek', name: 'Ojek', icon: null, kind: 'RIDE', cost: null, origin: shop };
const price: CarrierPackage = {
  service: 'q1',
  description: '',
  cost: 14_000,
  estimate: '',
  ride: { fee: 2_000, order: { rideServices: [{ id: 'segel', quantity: 1 }], rideForm: [] } },
};
const regular: CarrierPackage = { service: 'REG', description: 'Biasa', cost: 12_000, estimate: '2-3' };
const express: CarrierPackage = { service: 'ONS', description: 'Kilat', cost: 30_000, estimate: '1' };
const never = () => new Promise<never>(() => {});
const offline = () => Promise.reject(new Error('offline'));

interface Around {
  stored?: { carrier: string; service: string | null } | null;
  parcel?: Parcel;
  loadCarriers?: () => Promise<readonly Carrier[]>;
  loadPackages?: (question: PackagesQuestion) => Promise<readonly CarrierPackage[]>;
}

function start({ stored = null, parcel: carried = parcel, ...answers }: Around = {}) {
  const questions: PackagesQuestion[] = [];
  const { loadCarriers = async () => [flat, post, ride], loadPackages = async () => [regular, express] } = answers;
  const machine = carrierSelectionMachine.provide({
    actors: {
      loadCarriers: fromPromise<readonly Carrier[], Parcel>(loadCarriers),
      loadPackages: fromPromise<readonly CarrierPackage[], PackagesQuestion>(({ input }) => {
        questions.push(input);
        return loadPackages(input);
      }),
    },
  });
  const actor = createActor(machine, { input: { stored, parcel: carried } }).start();
  type Carried = 'chosen' | 'loadingPackages' | 'choosingPackage' | 'packagesFailed' | 'awaitingAddress';
  return {
    actor,
    questions,
    choose: (carrier: Carrier) => actor.send({ type: 'carrier.choose', carrier: carrier.id }),
    take: (service: string) => actor.send({ type: 'package.choose', service }),
    change: (changed: Parcel) => actor.send({ type: 'parcel.change', parcel: changed }),
    reach: (state: 'choosing' | 'carriersFailed' | 'untouched') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    reachCarried: (carried: Carried) => waitFor(actor, (snapshot) => snapshot.matches({ carried })),
  };
}

const opened = async (around: Around = {}) => {
  const flow = start(around);
  flow.actor.send({ type: 'carriers.load' });
  await flow.reach('choosing');
  return flow;
};

test('every state and transition can be reached', () => {
  walkMachine(
    carrierSelectionMachine.provide({
      actors: {
        loadCarriers: fromPromise<readonly Carrier[], Parcel>(never),
        loadPackages: fromPromise<readonly CarrierPackage[], PackagesQuestion>(never),
      },
    }),
    {
      inputs: [
        { stored: null, parcel },
        { stored: { carrier: 'pos', service: 'REG' }, parcel: nowhere },
      ],
      facts: (context: { carrier: unknown; service: unknown; parcel: Parcel; packages: { length: number } }) => [
        context.carrier,
        context.service,
        context.parcel,
        context.packages.length,
      ],
      cases: [
        { type: 'xstate.done.actor.0.carrierSelection.loadingCarriers', output: [flat, post, ride] },
        { type: 'xstate.done.actor.0.carrierSelection.loadingCarriers', output: [] },
        { type: 'xstate.done.actor.0.carrierSelection.carried.loadingPackages', output: [regular, express] },
        { type: 'carrier.choose', carrier: 'kurir' },
        { type: 'carrier.choose', carrier: 'pos' },
        { type: 'carrier.choose', carrier: 'ojek' },
        { type: 'ride.price', price },
        { type: 'package.choose', service: 'REG' },
        { type: 'package.choose', service: 'ONS' },
        { type: 'parcel.change', parcel },
        { type: 'parcel.change', parcel: nowhere },
      ],
    },
  );
});

test('loads nothing before the customer chooses a carrier', () => {
  const loadCarriers = jest.fn(never);
  start({ loadCarriers });
  expect(loadCarriers).not.toHaveBeenCalled();
});

test('an unknown carrier cannot be chosen', async () => {
  const { actor } = await opened();
  expect(actor.getSnapshot().can({ type: 'carrier.choose', carrier: 'lain' })).toBe(false);
});

test.each(['ride.price', 'ride.load', 'ride.clear'] as const)('%s says nothing of a parcel', async (type) => {
  const { actor, choose, reachCarried } = await opened();
  choose(flat);
  await reachCarried('chosen');
  expect(actor.getSnapshot().can({ type, price } as CarrierSelectionEvent)).toBe(false);
});

test('a ride is chosen with the price that its own selection found, also without an address', async () => {
  const { actor, choose, questions } = await opened({ parcel: nowhere });
  choose(ride);
  expect(actor.getSnapshot().matches({ carried: { riding: 'pricing' } })).toBe(true);
  actor.send({ type: 'ride.clear' });
  expect(deliveryOf(actor.getSnapshot())).toEqual({ hasCarrier: true, quoting: false, quote: null });
  actor.send({ type: 'ride.load' });
  expect(deliveryOf(actor.getSnapshot())).toEqual({ hasCarrier: true, quoting: true, quote: null });
  actor.send({ type: 'ride.price', price });
  expect(deliveryOf(actor.getSnapshot()).quote).toEqual({
    revision: 1,
    carrier: 'ojek',
    carrierKind: 'RIDE',
    service: 'q1',
    cost: 14_000,
    ride: { fee: 2_000, order: { rideServices: [{ id: 'segel', quantity: 1 }], rideForm: [] } },
  });
  expect(questions).toEqual([]);
});

test('changed goods wait for a new price of their ride', async () => {
  const { actor, choose, change } = await opened();
  choose(ride);
  actor.send({ type: 'ride.price', price });
  change({ ...parcel, revision: 2 });
  expect(deliveryOf(actor.getSnapshot())).toEqual({ hasCarrier: true, quoting: true, quote: null });
  actor.send({ type: 'ride.price', price: { ...price, service: 'q2' } });
  expect(deliveryOf(actor.getSnapshot()).quote).toMatchObject({ revision: 2, service: 'q2' });
});

test('carriers that failed to load can be retried', async () => {
  const loadCarriers = jest.fn(async (): Promise<readonly Carrier[]> => [flat]).mockImplementationOnce(offline);
  const { actor, reach } = start({ loadCarriers });
  actor.send({ type: 'carriers.load' });
  await reach('carriersFailed');
  actor.send({ type: 'carriers.load' });
  await reach('choosing');
});

test('a carrier with a fixed cost is chosen immediately', async () => {
  const { choose, reachCarried, questions } = await opened();
  choose(flat);
  await reachCarried('chosen');
  expect(questions).toEqual([]);
});

test('a carrier with packages is chosen with one of its packages', async () => {
  const { actor, choose, reachCarried, take } = await opened();
  choose(post);
  await reachCarried('choosingPackage');
  expect(actor.getSnapshot().can({ type: 'package.choose', service: 'XXX' })).toBe(false);
  take('REG');
  expect(chosenPackage((await reachCarried('chosen')).context)).toEqual(regular);
  take('ONS');
  expect(chosenPackage(actor.getSnapshot().context)).toEqual(express);
});

test('packages that failed to load can be retried', async () => {
  const loadPackages = jest
    .fn(async (): Promise<readonly CarrierPackage[]> => [regular])
    .mockImplementationOnce(offline);
  const { actor, choose, reachCarried } = await opened({ loadPackages });
  choose(post);
  await reachCarried('packagesFailed');
  actor.send({ type: 'packages.load' });
  await reachCarried('choosingPackage');
});

test('loads packages only once there is an address', async () => {
  const { choose, change, reachCarried, questions } = await opened({ parcel: nowhere });
  choose(post);
  await reachCarried('awaitingAddress');
  expect(questions).toEqual([]);
  change(parcel);
  await reachCarried('choosingPackage');
  expect(questions).toEqual([{ carrier: 'pos', parcel }]);
});

test('a changed parcel is quoted again, and the package stays chosen if still offered', async () => {
  const { choose, change, reachCarried, take, questions } = await opened();
  choose(post);
  await reachCarried('choosingPackage');
  take('REG');
  const heavier = { ...parcel, revision: 2, weight: 9_000 };
  change(heavier);
  await reachCarried('loadingPackages');
  await reachCarried('chosen');
  expect(questions.at(-1)).toEqual({ carrier: 'pos', parcel: heavier });
});

test('a package that is no longer offered is deselected', async () => {
  const loadPackages = jest.fn(async (): Promise<readonly CarrierPackage[]> => [express]);
  loadPackages.mockImplementationOnce(async () => [regular]);
  const { choose, change, reachCarried, take } = await opened({ loadPackages });
  choose(post);
  await reachCarried('choosingPackage');
  take('REG');
  change({ ...parcel, revision: 2 });
  expect((await reachCarried('choosingPackage')).context.service).toBeNull();
});

test('ignores an answer for a previous parcel', async () => {
  const answers: ((packages: readonly CarrierPackage[]) => void)[] = [];
  const { choose, change, reachCarried } = await opened({
    loadPackages: () => new Promise((answer) => answers.push(answer)),
  });
  choose(post);
  change({ ...parcel, revision: 2 });
  answers[0]?.([regular]);
  await Promise.resolve();
  answers[1]?.([express]);
  expect((await reachCarried('choosingPackage')).context.packages).toEqual([express]);
});

test('does not load again for an equal parcel', async () => {
  const { choose, change, reachCarried, questions } = await opened();
  choose(post);
  await reachCarried('choosingPackage');
  change({ ...parcel });
  expect(questions).toHaveLength(1);
});

test('choosing another carrier clears the package', async () => {
  const { choose, reachCarried, take } = await opened();
  choose(post);
  await reachCarried('choosingPackage');
  take('REG');
  choose(flat);
  expect((await reachCarried('chosen')).context.service).toBeNull();
});

test('restores the choice after a reload', async () => {
  const { reachCarried } = start({ stored: { carrier: 'pos', service: 'ONS' } });
  expect(chosenPackage((await reachCarried('chosen')).context)).toEqual(express);
});

test('clears a restored choice that is no longer offered', async () => {
  const { reach } = start({ stored: { carrier: 'lama', service: 'REG' } });
  expect((await reach('choosing')).context).toMatchObject({ carrier: null, service: null });
});
