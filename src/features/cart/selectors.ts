import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart';

/** Whether changes wait for a connection. */
export const isUnreached = (snapshot: SnapshotFrom<typeof cartMachine>) => snapshot.matches('unreached');
