import type { SnapshotFrom } from 'xstate';
import type { referralEntryMachine } from '../../../machines/accounts/referral-entry';

type Snapshot = SnapshotFrom<typeof referralEntryMachine>;

/** The sheet stays while a code is on its way, unless it is closed. */
export const isEntryOpen = (snapshot: Snapshot) =>
  snapshot.matches('editing') || snapshot.matches({ entering: 'shown' });
export const isCodeMissing = (snapshot: Snapshot) => snapshot.matches({ editing: 'missing' });
export const isEntering = (snapshot: Snapshot) => snapshot.matches('entering');
export const isEntered = (snapshot: Snapshot) => snapshot.matches('entered');
