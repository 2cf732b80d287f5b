import type { SnapshotFrom } from 'xstate';
import type { publishMachine } from '../../../machines/studio/publish';
import type { DraftReview } from './use-publish';

type Snapshot = SnapshotFrom<typeof publishMachine>;

/** The actor that loads it adds what the sheet shows. */
export const reviewOf = ({ context }: Snapshot) => context.review as DraftReview | null;
export const errorOf = ({ context }: Snapshot) => context.error;
export const timesOf = ({ context }: Snapshot) => context.attempt?.times ?? null;

export type PublishStep = 'loading' | 'failed' | 'review' | 'live' | 'scheduled' | 'undone';

export function stepOf(snapshot: Snapshot): PublishStep {
  const ended = (['failed', 'scheduled', 'undone'] as const).find((state) => snapshot.matches(state));
  if (ended) return ended;
  if (snapshot.matches({ sending: 'unconfirmed' })) return 'failed';
  if (snapshot.matches('live') || snapshot.matches('undoing')) return 'live';
  return snapshot.matches('loading') || snapshot.context.review === null ? 'loading' : 'review';
}
