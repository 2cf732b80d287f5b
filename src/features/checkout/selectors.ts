import type { SnapshotFrom } from 'xstate';
import type { carrierSelectionMachine } from '../../../machines/purchase/carrier-selection';
import type { checkoutQuantitiesMachine } from '../../../machines/purchase/checkout-quantities';

type QuantitiesSnapshot = SnapshotFrom<typeof checkoutQuantitiesMachine>;
type CarrierSnapshot = SnapshotFrom<typeof carrierSelectionMachine>;

/** Whether all quantities are saved or reverted. */
export const isResting = (snapshot: QuantitiesSnapshot) => snapshot.matches('resting');

export const isQuoting = (snapshot: CarrierSnapshot) => snapshot.hasTag('busy');
export const areCarriersLoading = (snapshot: CarrierSnapshot) => snapshot.matches('loadingCarriers');
export const haveCarriersFailed = (snapshot: CarrierSnapshot) => snapshot.matches('carriersFailed');
export const havePackagesFailed = (snapshot: CarrierSnapshot) => snapshot.matches({ carried: 'packagesFailed' });

export const isRideChosen = (snapshot: CarrierSnapshot) => snapshot.matches({ carried: 'riding' });

/** Whether a ride is chosen, but its price is still loading or unavailable. */
export const isRidePricing = (snapshot: CarrierSnapshot) => snapshot.matches({ carried: { riding: 'pricing' } });
export const isRideUnpriced = (snapshot: CarrierSnapshot) => snapshot.matches({ carried: { riding: 'unpriced' } });

/** Whether the chosen carrier needs an address for its packages, and there is none. */
export const isAddressMissing = (snapshot: CarrierSnapshot) => snapshot.matches({ carried: 'awaitingAddress' });
