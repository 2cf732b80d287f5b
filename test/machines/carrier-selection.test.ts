import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type Carrier,
  type CarrierPackage,
  carrierSelectionMachine,
  chosenPackage,
  type PackagesQuestion,
  type Parcel,
} from '../../machines/carrier-selection';
import { walkMachine } from '../support/machines/coverage';

const parcel: Parcel = { revision: 1, supplier: null, origin: '31.73', destination: '31.71.01', weight: 500 };
const nowhere: Parcel = { ...parcel, destination: null };
const flat: Carrier = { id: 'kurir', name: 'Kurir toko', icon: null, kind: 'FIXED', cost: 10_000 };
const post: Carrier = { id: 'pos', name: 'Pos', icon: null, kind: 'PACKAGES', cost: null };
const ride: Carrier = { id: 'ojek', name: 'Ojek', icon: null, kind: 'RIDE', cost: null };
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

test('a ride or an unknown carrier cannot be chosen', async () => {
  const { actor } = await opened();
  expect(actor.getSnapshot().can({ type: 'carrier.choose', carrier: 'ojek' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'carrier.choose', carrier: 'lain' })).toBe(false);
});

test('carriers that failed to load can be retried', async () => {
  const loadCarriers = jest.fn(async (): Promise<readonly Carrier[]> => [flat]).mockImplementationOnce(offline);
  const { actor, reach } = start({ loadCarriers });
  actor.send({ type: 'carriers.load' });
  await reach('carriersFailed');
  actor.send({ type: 'carriers.load' });
  await reach('choosing');
});

test('a carrier with a fixed cost is chosen at once', async () => {
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
