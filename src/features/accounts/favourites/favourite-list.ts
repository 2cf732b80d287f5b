import { useMemo, useSyncExternalStore } from 'react';
import { type FavouriteItem, subscribe } from './favourite-changes';
import { favouritesText, readFavourites } from './favourite-store';

/** All favourites that are stored in the browser, newest first. */
export function useFavouriteList(codename: string): readonly FavouriteItem[] {
  const text = useSyncExternalStore(
    subscribe,
    () => favouritesText(codename),
    () => '[]',
  );
  return useMemo(() => (text === '[]' ? [] : readFavourites(codename)), [text, codename]);
}
