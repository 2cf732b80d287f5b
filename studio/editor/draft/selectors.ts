import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from '../../../machines/studio/draft';
import type { Saving } from '../editor';

type Snapshot = SnapshotFrom<typeof draftMachine>;

export type Opening = 'loading' | 'failed' | 'denied' | 'open';

export function openingOf(snapshot: Snapshot): Opening {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('denied') ? 'denied' : 'open';
}

export function savingOf(snapshot: Snapshot): Saving {
  if (snapshot.matches({ editing: 'waiting' })) return 'waiting';
  if (snapshot.matches({ editing: { pending: { unsaved: 'offline' } } })) return 'offline';
  if (snapshot.matches({ editing: { pending: { unsaved: 'signedOut' } } })) return 'signed-out';
  if (snapshot.matches({ editing: { pending: 'unsaved' } })) return 'failed';
  return snapshot.matches({ editing: 'pending' }) ? 'saving' : 'saved';
}

export const isRefusedIn = (snapshot: Snapshot) => snapshot.matches({ editing: { pending: { unsaved: 'refused' } } });

export const sheetIn = ({ context }: Snapshot) => context.sheet;
export const refusalIn = ({ context }: Snapshot) => context.refusal;
export const failureIn = ({ context }: Snapshot) => context.failure;
