import { useSyncExternalStore } from 'react';
import { isSignedIn } from '../../api/signed-in';
import { storedValue } from '../../storage/stored-value';
import { addChange, type FavouriteChange, type FavouriteItem, notifyFavourites, subscribe } from './favourite-changes';

/** The customer's favourites as they were last known, or the guest's own: newest first, as JSON. */
const stored = (codename: string) =>
  storedValue(isSignedIn(codename) ? 'local/customer/favourites' : 'local/guest/favourites', codename);

export const favouritesText = (codename: string) => stored(codename).read() ?? '[]';

/** None where what is stored is no list. */
export function readFavourites(codename: string): FavouriteItem[] {
  const items = stored(codename).readJson();
  return Array.isArray(items) ? (items as FavouriteItem[]) : [];
}

export function writeFavourites(codename: string, items: readonly FavouriteItem[]) {
  stored(codename).writeJson(items);
  notifyFavourites();
}

/** Shows a change, without saving it. */
export function showChange(codename: string, { item, isFavourite }: FavouriteChange) {
  const others = readFavourites(codename).filter(({ id }) => id !== item.id);
  writeFavourites(codename, isFavourite ? [item, ...others] : others);
}

/** Shows a change, and hands it to the flow, which saves it. */
export function changeFavourite(codename: string, item: FavouriteItem, isFavourite: boolean) {
  const change = { item, isFavourite };
  addChange({ change, revert: () => showChange(codename, { item, isFavourite: !isFavourite }) });
  showChange(codename, change);
}

/** Null until the page is hydrated. */
export const useIsFavourite = (codename: string, id: string) =>
  useSyncExternalStore(
    subscribe,
    () => favouritesText(codename).includes(`"id":"${id}"`),
    () => null,
  );
