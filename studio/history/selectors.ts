import type { SnapshotFrom } from 'xstate';
import type { restorationMachine } from '../../machines/studio/restoration';

type Snapshot = SnapshotFrom<typeof restorationMachine>;

export const errorOf = ({ context }: Snapshot) => context.error;
export const numbersOf = ({ context: { number, previous } }: Snapshot) => ({ number, previous });
export const isRestored = (snapshot: Snapshot) => snapshot.matches('restored');
