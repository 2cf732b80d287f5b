import { storedText } from '../../../storage/stored-text';

/** Whether a guest has kept favourites in this browser. */
export const hasGuestFavourites = (codename: string) =>
  (storedText('local/guest/favourites', codename).read() ?? '[]') !== '[]';
