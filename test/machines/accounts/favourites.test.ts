import { createActor, fromPromise, type PromiseActorLogic, waitFor } from 'xstate';
import {
  type FavouriteChange,
  type FavouriteItem,
  type FavouriteRefusal,
  type FavouritesEmitted,
  favouritesMachine,
  withChanges,
} from '../../../machines/accounts/favourites';
import { walkMachine } from '../../support/machines/coverage';

const item = (id: string): FavouriteItem => ({ id, title: id, image: null });
const added: FavouriteChange = { item: item('bayam'), isFavourite: true };
const removed: FavouriteChange = { item: item('bayam'), isFavourite: false };
const full: FavouriteRefusal = { code: 'FAVOURITES_FULL', message: 'penuh' };
const never = () => new Promise<never>(() => {});

interface Calls {
  merge?: () => Promise<void>;
  load?: () => Promise<readonly FavouriteItem[]>;
  save?: (change: FavouriteChange) => Promise<FavouriteRefusal | null>;
}

const provide = ({ merge = async () => {}, load = async () => [], save = async () => null }: Calls) =>
  favouritesMachine.provide({
    actors: {
      merge: fromPromise(merge) as PromiseActorLogic<void, void>,
      load: fromPromise(load) as PromiseActorLogic<readonly FavouriteItem[], void>,
      save: fromPromise(({ input }) => save(input)) as PromiseActorLogic<FavouriteRefusal | null, FavouriteChange>,
    },
  });

function start(calls: Calls = {}) {
  const actor = createActor(provide(calls));
  const said: FavouritesEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return {
    actor,
    said,
    settled,
    change: (change: FavouriteChange) => actor.send({ type: 'favourite.change', change }),
  };
}

test('every state and transition can be reached', () => {
  walkMachine(provide({ merge: never, load: never, save: never }), {
    facts: ({ changes }: { changes: readonly unknown[] }) => Math.min(changes.length, 2),
    cases: [
      { type: 'favourite.change', change: added },
      { type: 'xstate.done.actor.0.favourites.loading', output: [item('kopi')] },
      { type: 'xstate.done.actor.0.favourites.saving', output: full },
      { type: 'xstate.done.actor.0.favourites.saving', output: null },
    ],
    limit: 2_000,
  });
});

test.each([
  ['is refused', async () => full, full],
  ['gets no answer', () => Promise.reject(new Error('offline')), null],
])('a change that %s is reverted', async (_case, save, refusal) => {
  const { said, settled, change, actor } = start({ save });
  await settled();
  change(added);
  await settled();
  expect(said.at(-1)).toEqual({ type: 'favourite.reverted', change: added, refusal });
  expect(actor.getSnapshot().context.changes).toEqual([]);
});

test('a guest’s items are merged before all are loaded, and a failed merge does not prevent loading', async () => {
  const calls: string[] = [];
  const { said, settled } = start({
    merge: async () => {
      calls.push('merge');
      throw new Error('offline');
    },
    load: async () => {
      calls.push('load');
      return [item('kopi')];
    },
  });
  await settled();
  expect(calls).toEqual(['merge', 'load']);
  expect(said).toEqual([{ type: 'favourites.loaded', items: [item('kopi')] }]);
});

test('changes are saved one after another, including those made in the meantime', async () => {
  const saved: FavouriteChange[] = [];
  const { settled, change } = start({
    save: async (one) => {
      saved.push(one);
      return null;
    },
  });
  change(added);
  change(removed);
  await settled();
  expect(saved).toEqual([added, removed]);
});

test('a change made before the list is loaded is part of the list', async () => {
  const { said, settled, change } = start({ load: async () => [item('kopi'), item('teh')] });
  change(added);
  change({ item: item('teh'), isFavourite: false });
  await settled();
  expect(said[0]).toEqual({ type: 'favourites.loaded', items: [item('bayam'), item('kopi')] });
});

test('a list that failed to load is loaded again', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce([item('kopi')]);
  const { actor, said, settled } = start({ load });
  await settled();
  actor.send({ type: 'favourites.reload' });
  await settled();
  expect(said.map(({ type }) => type)).toEqual(['favourites.failed', 'favourites.loaded']);
});

test('an item that is added again moves to the front', () => {
  expect(withChanges([item('kopi'), item('bayam')], [added])).toEqual([item('bayam'), item('kopi')]);
});
