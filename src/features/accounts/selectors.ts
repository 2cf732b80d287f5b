import type { SnapshotFrom } from 'xstate';
import type { oneTimeCodeMachine } from '../../../machines/accounts/one-time-code';
import type { signInMachine } from '../../../machines/accounts/sign-in';

type CodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>;
type SignInSnapshot = SnapshotFrom<typeof signInMachine>;

/** After too many wrong codes, another has to be sent. */
export const isSpent = (snapshot: CodeSnapshot) => snapshot.matches('spent');
export const isAccepted = (snapshot: CodeSnapshot) => snapshot.status === 'done';

export function wayOf(snapshot: SignInSnapshot): 'known' | 'new' | 'forgotten' {
  if (snapshot.matches('forgotten')) return 'forgotten';
  return snapshot.matches('new') ? 'new' : 'known';
}

export const isSignedIn = (snapshot: SignInSnapshot) => snapshot.matches('done');
