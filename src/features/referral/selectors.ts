import type { SnapshotFrom } from 'xstate';
import type { referralEntryMachine } from '../../../machines/money/referral-entry';

type Snapshot = SnapshotFrom<typeof referralEntryMachine>;

/** The sheet stays while a code is on its way. */
export const isEntryOpen = (snapshot: Snapshot) =>
  snapshot.matches('editing') || snapshot.matches('entering') || snapshot.matches('confirming');
export const isCodeMissing = (snapshot: Snapshot) => snapshot.matches({ editing: 'missing' });
export const isEntered = (snapshot: Snapshot) => snapshot.matches('entered');
export const isRefused = (snapshot: Snapshot) => snapshot.matches('refused');
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
