import { createAttempts } from '../attempts/queries';
import type { Deps } from '../deps';
import { createFavouriteRows } from './queries/favourites';
import { createFavourites } from './rules/favourites';

export const createFavouritesModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) => ({
  favourites: createFavourites(database, createAttempts(database), now),
  favouriteRows: createFavouriteRows(database),
});

export type Favourites = ReturnType<typeof createFavouritesModule>;
