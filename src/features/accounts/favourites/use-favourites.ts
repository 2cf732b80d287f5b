import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { type FavouriteRefusal, favouritesMachine } from '../../../../machines/accounts/favourites';
import { FavouritesDocument } from '../../../__generated__/documents/favourites';
import { SaveFavouriteDocument } from '../../../__generated__/documents/save-favourite';
import { maxFavourites } from '../../../__generated__/limits';
import { useFlow } from '../../../actors/use-flow';
import { type Execute, useExecute } from '../../../api/execute';
import { unwrap } from '../../../api/unwrap';
import type { FavouriteChange, FavouriteItem } from './favourite-changes';
import { readFavourites } from './favourite-store';
import { mergeGuest } from './merge-guest';

const full: FavouriteRefusal = { code: 'FAVOURITES_FULL', message: '' };

const guestActors = (codename: string) => ({
  merge: fromPromise<void, void>(async () => {}),
  load: fromPromise<readonly FavouriteItem[], void>(async () => readFavourites(codename)),
  save: fromPromise<FavouriteRefusal | null, FavouriteChange>(async ({ input: { isFavourite } }) => {
    const items = readFavourites(codename);
    if (isFavourite && items.length > maxFavourites) return full;
    if (isFavourite && items.length === 0) throw new Error('The browser has no storage');
    return null;
  }),
});

const customerActors = (codename: string, execute: Execute) => ({
  merge: fromPromise<void, void>(() => mergeGuest(execute, codename)),
  load: fromPromise<readonly FavouriteItem[], void>(
    async ({ signal }) => unwrap(await execute(FavouritesDocument, {}, signal)).customer?.favourites ?? [],
  ),
  save: fromPromise<FavouriteRefusal | null, FavouriteChange>(async ({ input: { item, isFavourite } }) => {
    const { saveFavourite } = unwrap(await execute(SaveFavouriteDocument, { item: item.id, isFavourite }));
    return saveFavourite.__typename === 'Refusal' ? saveFavourite : null;
  }),
});

/** The flow of a customer's favourites, or of a guest's, which are stored only in the browser. */
export function useFavourites(codename: string, signedIn: boolean) {
  const execute = useExecute();
  const machine = useMemo(() => {
    return favouritesMachine.provide({ actors: signedIn ? customerActors(codename, execute) : guestActors(codename) });
  }, [codename, execute, signedIn]);
  return useFlow(machine);
}
