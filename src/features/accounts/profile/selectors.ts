import type { SnapshotFrom } from 'xstate';
import type { closeAccountMachine } from '../../../../machines/accounts/close-account';
import type { profilePhotoMachine } from '../../../../machines/accounts/profile-photo';
import type { profileEditMachine } from '../../../../machines/accounts/profile-edit';

type Snapshot = SnapshotFrom<typeof profileEditMachine>;

export const hasSavingFailed = (snapshot: Snapshot) => snapshot.matches({ editing: 'failed' });
/** The code that was sent to a new e-mail, until it is entered. */
export const codeOf = ({ context }: Snapshot) => context.sent;

export const hasClosingFailed = (snapshot: SnapshotFrom<typeof closeAccountMachine>) =>
  snapshot.matches({ editing: 'failed' });

export const hasPhotoFailed = (snapshot: SnapshotFrom<typeof profilePhotoMachine>) =>
  snapshot.matches({ choosing: 'failed' }) || snapshot.matches({ cropping: 'failed' });
