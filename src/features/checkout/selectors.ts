import type { SnapshotFrom } from 'xstate';
import type { carrierSelectionMachine } from '../../../machines/checkout/carrier-selection';
import type { checkoutMachine } from '../../../machines/checkout/checkout';
import type { checkoutQuantitiesMachine } from '../../../machines/checkout/checkout-quantities';

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
type QuantitiesSnapshot = SnapshotFrom<typeof checkoutQuantitiesMachine>;
type CarrierSnapshot = SnapshotFrom<typeof carrierSelectionMachine>;

/** Waits until all is of one revision, or for what becomes of the order. */
export const isPlacing = (snapshot: CheckoutSnapshot) => snapshot.hasTag('busy');

/** The page has all quantities as they were set, or they were put back. */
export const isResting = (snapshot: QuantitiesSnapshot) => snapshot.matches('resting');

/** A quantity is on its way: the amounts are not those of now. */
export const isChanging = ({ context }: QuantitiesSnapshot) => context.edits.length > 0;

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
