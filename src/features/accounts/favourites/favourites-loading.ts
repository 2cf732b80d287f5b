import { useSyncExternalStore } from 'react';
import { notifyFavourites, subscribe } from './favourite-changes';

/** Whether the list of this page is the customer's, or only what the browser remembers. */
export type FavouritesLoading = 'loading' | 'loaded' | 'failed';

let loading: FavouritesLoading = 'loading';
let reload = () => {};

export function noteLoading(next: FavouritesLoading) {
  loading = next;
  notifyFavourites();
}

/** Registers what loads the list again. */
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
