import type { SnapshotFrom } from 'xstate';
import type { scheduleMachine } from '../../machines/studio/schedule';

type Snapshot = SnapshotFrom<typeof scheduleMachine>;

export const errorOf = ({ context }: Snapshot) => context.error;
export const doneOf = ({ context }: Snapshot) => context.done;
export const isFailed = (snapshot: Snapshot) => snapshot.matches('failed');
/** The list is there, and nothing is on its way. */
export const isListed = (snapshot: Snapshot) => snapshot.matches('listed');
/** The change whose cancelling is asked about; null if none is. */
export const askedOf = (snapshot: Snapshot) =>
  snapshot.matches('asking') || snapshot.matches('cancelling') ? snapshot.context.move.plan : null;
