import type { RideLocation, RideTerms } from '../../../machines/rides/courier-selection-setup';
import type { RideExtra } from '../../../machines/rides/ride-sum';
import type { Ride_ExtraFragment, Ride_TermsFragment } from '../../__generated__/gql/graphql';

export { extrasTotal, limitOf, minimumOf, quantityOf } from '../../../machines/rides/ride-sum';

/** An extra with its name and price. */
export interface NamedExtra extends RideExtra {
  name: string;
  currency: string;
}

export function namedExtra({ id, name, price, isRequired, maxQuantity }: Ride_ExtraFragment): NamedExtra {
  return { id, name, price: price.amount, currency: price.currency, isRequired, maxQuantity };
}

const fixedEnd = (end: Ride_TermsFragment['origin']): RideLocation | null =>
  end?.position ? { address: end.address, ...end.position } : null;

export const termsOf = (ride: Ride_TermsFragment, isSignedIn: boolean): RideTerms => ({
  isCall: ride.isCall,
  fixed: { origin: fixedEnd(ride.origin), destination: ride.isCall ? null : fixedEnd(ride.destination) },
  extras: ride.services.map((extra) => namedExtra(extra)),
  isSignedIn,
});
