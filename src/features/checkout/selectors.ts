import type { SnapshotFrom } from 'xstate';
import type { checkoutQuantitiesMachine } from '../../../machines/checkout-quantities';

type QuantitiesSnapshot = SnapshotFrom<typeof checkoutQuantitiesMachine>;

/** The page has all quantities as they were set, or they were put back. */
export const isResting = (snapshot: QuantitiesSnapshot) => snapshot.matches('resting');

/** A quantity is on its way: the amounts are not those of now. */
export const isChanging = ({ context }: QuantitiesSnapshot) => context.wanted.length > 0;
