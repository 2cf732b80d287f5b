import { assign, emit, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';

export interface FavouriteItem {
  id: string;
  title: string;
  image: string | null;
}

/** An item that was added to or removed from the favourites. */
export interface FavouriteChange {
  item: FavouriteItem;
  isFavourite: boolean;
}

export interface FavouriteRefusal {
  code: string;
  message: string;
}

interface Context {
  /** Unsaved changes, oldest first. The first one is being saved. */
  changes: readonly FavouriteChange[];
}

export type FavouritesEvent = { type: 'favourite.change'; change: FavouriteChange } | { type: 'favourites.reload' };

export type FavouritesEmitted =
  | { type: 'favourites.loaded'; items: readonly FavouriteItem[] }
  | { type: 'favourites.failed' }
  | { type: 'favourite.saved'; change: FavouriteChange }
  | { type: 'favourite.reverted'; change: FavouriteChange; refusal: FavouriteRefusal | null };

/** The items with changes that are not saved yet. */
export const withChanges = (items: readonly FavouriteItem[], changes: readonly FavouriteChange[]) =>
  changes.reduce<readonly FavouriteItem[]>((result, { item, isFavourite }) => {
    const others = result.filter(({ id }) => id !== item.id);
    return isFavourite ? [item, ...others] : others;
  }, items);

/**
 * Favourites: a guest's are merged once, then all are loaded. Changes are shown before they are saved, one after
 * another, and reverted if they are refused.
 */
export const favouritesMachine = setup({
  types: {} as { context: Context; events: FavouritesEvent; emitted: FavouritesEmitted },
  actors: {
    merge: provided<void, void>('merge'),
    load: provided<readonly FavouriteItem[], void>('load'),
    save: provided<FavouriteRefusal | null, FavouriteChange>('save'),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    isRefused: (_, refusal: FavouriteRefusal | null) => refusal !== null,
  },
  actions: {
    addChange: assign(({ context }, change: FavouriteChange) => ({ changes: [...context.changes, change] })),
    dropChange: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    emitLoaded: emit(({ context }, items: readonly FavouriteItem[]) => ({
      type: 'favourites.loaded' as const,
      items: withChanges(items, context.changes),
    })),
    emitFailed: emit({ type: 'favourites.failed' }),
    emitSaved: emit(({ context }) => ({
      type: 'favourite.saved' as const,
      change: context.changes[0] as FavouriteChange,
    })),
    emitReverted: emit(({ context }, refusal: FavouriteRefusal | null) => ({
      type: 'favourite.reverted' as const,
      change: context.changes[0] as FavouriteChange,
      refusal,
    })),
  },
}).createMachine({
  id: 'favourites',
  meta: { inspectable: ['changes.length'] },
  context: { changes: [] },
  initial: 'merging',
  on: {
    'favourite.change': { actions: { type: 'addChange', params: ({ event }) => event.change } },
  },
  states: {
    /** Favourites that were not merged stay in the browser until the next page. */
    merging: { tags: 'busy', invoke: { src: 'merge', onDone: 'loading', onError: 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: { target: 'waiting', actions: { type: 'emitLoaded', params: outputParams } },
        onError: { target: 'waiting', actions: 'emitFailed' },
      },
    },
    waiting: {
      always: { guard: 'hasChanges', target: 'saving' },
      on: { 'favourites.reload': 'loading' },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => context.changes[0] as FavouriteChange,
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'waiting',
            actions: [{ type: 'emitReverted', params: outputParams }, 'dropChange'],
          },
          { target: 'waiting', actions: ['emitSaved', 'dropChange'] },
        ],
        onError: { target: 'waiting', actions: [{ type: 'emitReverted', params: null }, 'dropChange'] },
      },
    },
  },
});
