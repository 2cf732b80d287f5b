import { useMemo, useSyncExternalStore } from 'react';
import { type FavouriteItem, subscribe } from './favourite-changes';
import { favouritesText, readFavourites } from './favourite-store';

/** All favourites that the browser knows of, the newest first. */
export function useFavouriteList(codename: string): readonly FavouriteItem[] {
  const text = useSyncExternalStore(
    subscribe,
    () => favouritesText(codename),
    () => '[]',
  );
  return useMemo(() => (text === '[]' ? [] : readFavourites(codename)), [text, codename]);
}
