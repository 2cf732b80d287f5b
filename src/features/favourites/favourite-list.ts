import { useMemo, useSyncExternalStore } from 'react';
import { type FavouriteItem, subscribe } from './favourite-changes';
import { favouritesText } from './favourite-store';

/** All favourites that the browser knows of, the newest first. */
export function useFavouriteList(codename: string): readonly FavouriteItem[] {
  const text = useSyncExternalStore(
    subscribe,
    () => favouritesText(codename),
    () => '[]',
  );
  return useMemo(() => JSON.parse(text) as FavouriteItem[], [text]);
}
