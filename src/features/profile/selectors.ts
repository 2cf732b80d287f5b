import type { SnapshotFrom } from 'xstate';
import type { closeAccountMachine } from '../../../machines/account/close-account';
import type { profileEditMachine } from '../../../machines/account/profile-edit';

type Snapshot = SnapshotFrom<typeof profileEditMachine>;

export const hasSavingFailed = (snapshot: Snapshot) => snapshot.matches({ editing: 'failed' });
/** The code of another e-mail, while it is waited for. */
export const codeOf = ({ context }: Snapshot) => context.sent;

export const hasClosingFailed = (snapshot: SnapshotFrom<typeof closeAccountMachine>) =>
  snapshot.matches({ editing: 'failed' });
