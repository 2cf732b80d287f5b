import type { SnapshotFrom } from 'xstate';
import type { referralEntryMachine } from '../../../machines/accounts/referral-entry';

type Snapshot = SnapshotFrom<typeof referralEntryMachine>;

/** Whether the sheet is open. It stays open while a code is being sent, unless the customer closes it. */
export const isEntryOpen = (snapshot: Snapshot) =>
  snapshot.matches('editing') || snapshot.matches({ entering: 'shown' });
export const isCodeMissing = (snapshot: Snapshot) => snapshot.matches({ editing: 'missing' });
export const isEntering = (snapshot: Snapshot) => snapshot.matches('entering');
export const isEntered = (snapshot: Snapshot) => snapshot.matches('entered');
