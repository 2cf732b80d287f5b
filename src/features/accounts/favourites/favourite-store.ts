import { useSyncExternalStore } from 'react';
import { isSignedIn } from '../../../api/signed-in';
import { storedText } from '../../../storage/stored-text';
import { storedValue } from '../../../storage/stored-value';
import { addChange, type FavouriteChange, type FavouriteItem, notifyFavourites, subscribe } from './favourite-changes';
import { favouriteItems } from './favourite-items';

const keyAt = (codename: string) => (isSignedIn(codename) ? 'local/customer/favourites' : 'local/guest/favourites');

/** The customer's favourites as last loaded, or the guest's own; newest first. */
const stored = (codename: string) => storedValue(keyAt(codename), favouriteItems, codename);

/** As JSON. */
export const favouritesText = (codename: string) => storedText(keyAt(codename), codename).read() ?? '[]';

/** Empty if the stored value is not a list. */
export const readFavourites = (codename: string) => stored(codename).read() ?? [];

export function writeFavourites(codename: string, items: readonly FavouriteItem[]) {
  stored(codename).write(items);
  notifyFavourites();
}

/** Shows a change without saving it. */
export function showChange(codename: string, { item, isFavourite }: FavouriteChange) {
  const others = readFavourites(codename).filter(({ id }) => id !== item.id);
  writeFavourites(codename, isFavourite ? [item, ...others] : others);
}

/** Shows a change and queues it for the flow to save. */
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
