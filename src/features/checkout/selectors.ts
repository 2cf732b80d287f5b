import type { SnapshotFrom } from 'xstate';
import type { carrierSelectionMachine } from '../../../machines/purchase/carrier-selection';
import type { checkoutQuantitiesMachine } from '../../../machines/purchase/checkout-quantities';

type QuantitiesSnapshot = SnapshotFrom<typeof checkoutQuantitiesMachine>;
type CarrierSnapshot = SnapshotFrom<typeof carrierSelectionMachine>;

/** The page has all quantities as they were set, or they were put back. */
export const isResting = (snapshot: QuantitiesSnapshot) => snapshot.matches('resting');

export const isQuoting = (snapshot: CarrierSnapshot) => snapshot.hasTag('busy');
export const areCarriersLoading = (snapshot: CarrierSnapshot) => snapshot.matches('loadingCarriers');
export const haveCarriersFailed = (snapshot: CarrierSnapshot) => snapshot.matches('carriersFailed');
export const havePackagesFailed = (snapshot: CarrierSnapshot) => snapshot.matches({ carried: 'packagesFailed' });

export const isRideChosen = (snapshot: CarrierSnapshot) => snapshot.matches({ carried: 'riding' });

/** A ride is chosen, and its price is being asked for, or not to be had as it is. */
export const isRidePricing = (snapshot: CarrierSnapshot) => snapshot.matches({ carried: { riding: 'pricing' } });
export const isRideUnpriced = (snapshot: CarrierSnapshot) => snapshot.matches({ carried: { riding: 'unpriced' } });

/** The chosen carrier quotes packages by address, and there is none. */
export const isAddressMissing = (snapshot: CarrierSnapshot) => snapshot.matches({ carried: 'awaitingAddress' });
