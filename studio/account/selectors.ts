import type { SnapshotFrom } from 'xstate';
import type { secondFactorMachine } from '../../machines/studio/second-factor';

type Snapshot = SnapshotFrom<typeof secondFactorMachine>;

/** What the sheet shows; null if it is closed. */
export function stepOf(snapshot: Snapshot) {
  for (const step of ['starting', 'confirming', 'renewing', 'ending', 'showing'] as const) {
    if (snapshot.matches(step)) return step;
  }
  return null;
}

export type Step = NonNullable<ReturnType<typeof stepOf>>;
