import type { StoredRides } from '../../store-check/store-document';
import { type Stuck, stuck } from './verdict';

/** What a refusal of a ride's price means for the store. */
export function rideStuck(code: string, { max_km }: StoredRides): Stuck {
  if (code === 'RIDE_TOO_FAR') return stuck('RIDE_TOO_FAR', { km: max_km });
  return code === 'RIDE_OUTSIDE' || code === 'RIDE_NO_ROUTE' || code === 'RIDE_PLACE_NOT_ASKED'
    ? stuck(code)
    : stuck('REFUSED', { code });
}
