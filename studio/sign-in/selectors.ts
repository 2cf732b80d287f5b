import type { SnapshotFrom } from 'xstate';
import type { staffSignInMachine } from '../../machines/studio/staff-sign-in';

type Snapshot = SnapshotFrom<typeof staffSignInMachine>;

export const needsCode = (snapshot: Snapshot) => snapshot.matches('codeNeeded');
export const isSignedIn = (snapshot: Snapshot) => snapshot.matches('signedIn');
