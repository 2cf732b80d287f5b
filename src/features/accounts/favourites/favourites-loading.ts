import { useSyncExternalStore } from 'react';
import { notifyFavourites, subscribe } from './favourite-changes';

/** `loaded` if the list is the customer's; until then it is only what the browser has stored. */
export type FavouritesLoading = 'loading' | 'loaded' | 'failed';

let loading: FavouritesLoading = 'loading';
let reload = () => {};

export function noteLoading(next: FavouritesLoading) {
  loading = next;
  notifyFavourites();
}

/** Registers the function that reloads the list. */
export function onReload(run: () => void) {
  reload = run;
  return () => {
    reload = () => {};
    loading = 'loading';
  };
}

export function reloadFavourites() {
  noteLoading('loading');
  reload();
}

export const useFavouritesLoading = () =>
  useSyncExternalStore(
    subscribe,
    () => loading,
    () => 'loading' as const,
  );
