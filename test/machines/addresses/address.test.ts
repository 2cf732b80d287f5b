import { createActor, fromPromise, type PromiseActorLogic, waitFor } from 'xstate';
import {
  type AddressRefusal,
  type AddressToSave,
  addressMachine,
  type Level,
  missingLevel,
  type Region,
  type Regions,
} from '../../../machines/addresses/address';
import { walkMachine } from '../../support/machines/coverage';

const none: Regions = { province: null, city: null, district: null };
const jabar = { id: '32', name: 'Jawa Barat' };
const bandung = { id: '3273', name: 'Kota Bandung' };
const coblong = { id: '327302', name: 'Coblong' };
const whole: Regions = { province: jabar, city: bandung, district: coblong };
const typed = { fullName: 'Rina', street: 'Jl. Dago 21', phone: '+62812' };

type Load = (input: { level: Level; parent: string | null }) => Promise<readonly Region[]>;
type Save = (address: AddressToSave) => Promise<AddressRefusal | null>;

const byParent: Load = async ({ parent }) =>
  parent === null ? [jabar] : parent === jabar.id ? [bandung] : parent === bandung.id ? [coblong] : [];
const taken: Save = async () => null;

const actors = (load: Load, save: Save) => ({
  loadRegions: fromPromise(({ input }) => load(input)) as PromiseActorLogic<
    readonly Region[],
    { level: Level; parent: string | null }
  >,
  save: fromPromise(({ input }) => save(input)) as PromiseActorLogic<AddressRefusal | null, AddressToSave>,
});

function start(regions: Regions = none, load = byParent, save = taken) {
  const actor = createActor(addressMachine.provide({ actors: actors(load, save) }), { input: { regions } });
  const said: string[] = [];
  actor.on('address.saved', ({ type }) => said.push(type));
  actor.start();
  return {
    actor,
    said,
    context: () => actor.getSnapshot().context,
    open: (level: Level) => actor.send({ type: 'region.open', level }),
    choosing: (level: Level) =>
      waitFor(actor, (snapshot) => snapshot.matches('choosing') && snapshot.context.level === level),
    choose: (region: Region) => actor.send({ type: 'region.choose', region }),
    save: () => actor.send({ type: 'address.save', typed }),
    within: (editing: 'waiting' | 'refused' | 'failed' | 'saved') =>
      waitFor(actor, (snapshot) => snapshot.matches({ editing })),
  };
}

test('every state and transition can be reached', () => {
  const waiting = actors(
    () => new Promise(() => {}),
    () => new Promise(() => {}),
  );
  walkMachine(addressMachine.provide({ actors: waiting }), {
    inputs: [{ regions: none }, { regions: whole }],
    facts: ({ regions, level }: { regions: Regions; level: Level }) => [regions, level],
    cases: [
      ...(['province', 'city', 'district'] as const).map((level) => ({ type: 'region.open', level })),
      { type: 'region.choose', region: jabar },
      { type: 'address.save', typed },
      { type: 'xstate.done.actor.0.address.saving', output: null },
      { type: 'xstate.done.actor.0.address.saving', output: { code: 'OTHER', message: 'Tidak bisa' } },
      { type: 'xstate.done.actor.0.address.loading', output: [jabar] },
    ],
  });
});

test.each(['city', 'district'] as const)('%s cannot be chosen before its parent region', (level) => {
  const { actor, open } = start();
  open(level);
  expect(actor.getSnapshot().matches('editing')).toBe(true);
});

test('regions are chosen from the top level down, each within its parent', async () => {
  const asked = jest.fn(byParent);
  const { actor, open, choosing, choose, context } = start(none, asked);
  open('province');
  await choosing('province');
  choose(jabar);
  await choosing('city');
  expect(context().offered).toEqual([bandung]);
  choose(bandung);
  await choosing('district');
  choose(coblong);
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  expect(context().regions).toEqual(whole);
  expect(asked.mock.calls.map(([input]) => input)).toEqual([
    { level: 'province', parent: null },
    { level: 'city', parent: '32' },
    { level: 'district', parent: '3273' },
  ]);
});

test.each([
  ['province', { province: jabar, city: null, district: null }],
  ['city', { province: jabar, city: jabar, district: null }],
  ['district', { province: jabar, city: bandung, district: jabar }],
] as const)('choosing another %s clears the levels below', async (level, regions) => {
  const { open, choosing, choose, context } = start(whole);
  open(level);
  await choosing(level);
  choose(jabar);
  expect(context().regions).toEqual(regions);
});

test('closing the list leaves the choice unchanged', async () => {
  const { actor, open, choosing, context } = start(whole);
  open('province');
  await choosing('province');
  actor.send({ type: 'region.close' });
  expect(context().regions).toEqual(whole);
});

test('a list that failed to load can be retried', async () => {
  const load = jest.fn(byParent).mockRejectedValueOnce(new Error('OFFLINE'));
  const { actor, open, choosing, context } = start(none, load);
  open('province');
  await waitFor(actor, (snapshot) => snapshot.matches('unloaded'));
  actor.send({ type: 'region.reload' });
  await choosing('province');
  expect(context().offered).toEqual([jabar]);
});

test('a list that arrives after its sheet was closed is ignored', async () => {
  let answer: (regions: readonly Region[]) => void = () => {};
  const { actor, open, context } = start(none, () => new Promise((resolve) => (answer = resolve)));
  open('province');
  actor.send({ type: 'region.close' });
  answer([jabar]);
  await Promise.resolve();
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  expect(context().offered).toEqual([]);
});

test.each([
  ['province', none],
  ['city', { ...none, province: jabar }],
  ['district', { ...whole, district: null }],
] as const)('saves nothing without a %s', (level, regions) => {
  const saving = jest.fn(taken);
  const { actor, save } = start(regions, byParent, saving);
  save();
  expect(missingLevel(regions)).toBe(level);
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  expect(saving).not.toHaveBeenCalled();
});

test('saves a complete address once, with the ids of its regions', async () => {
  const saving = jest.fn(taken);
  const { save, within, said } = start(whole, byParent, saving);
  save();
  save();
  await within('saved');
  expect(saving.mock.calls).toEqual([[{ ...typed, province: '32', city: '3273', district: '327302' }]]);
  expect(said).toEqual(['address.saved']);
});

test('a refused address shows the reason and can be saved again', async () => {
  const refusal = { code: 'DISTRICT_INVALID', message: 'Kecamatan tidak dikenal' };
  const saving = jest.fn(taken).mockResolvedValueOnce(refusal);
  const { save, within, context, said } = start(whole, byParent, saving);
  save();
  await within('refused');
  expect(context()).toMatchObject({ refusal, typed });
  expect(said).toEqual([]);
  save();
  await within('saved');
  expect(context().refusal).toBeNull();
});

test('a save without an answer can be retried', async () => {
  const saving = jest.fn(taken).mockRejectedValueOnce(new Error('OFFLINE'));
  const { save, within } = start(whole, byParent, saving);
  save();
  await within('failed');
  save();
  await within('saved');
  expect(saving).toHaveBeenCalledTimes(2);
});
