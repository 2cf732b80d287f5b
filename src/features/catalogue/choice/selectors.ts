import type { SnapshotFrom } from 'xstate';
import type { itemChoiceMachine } from '../../../../machines/catalogue/item-choice';

type ChoiceSnapshot = SnapshotFrom<typeof itemChoiceMachine>;

/** A notice shown instead of the choice, or within it. */
export type ChoiceNotice = 'askedFor' | 'soldOut' | 'unanswered' | 'failed' | 'refused' | 'added' | 'waiting';

export function noticeOf(snapshot: ChoiceSnapshot): ChoiceNotice | null {
  if (snapshot.matches('askedFor')) return 'askedFor';
  if (snapshot.matches('soldOut')) return 'soldOut';
  if (snapshot.matches({ choosing: 'unanswered' })) return 'unanswered';
  if (snapshot.matches({ choosing: 'failed' })) return 'failed';
  if (snapshot.matches({ choosing: 'refused' })) return 'refused';
  if (snapshot.matches({ closed: 'waiting' })) return 'waiting';
  return snapshot.matches({ closed: 'added' }) ? 'added' : null;
}

export const isChoosing = (snapshot: ChoiceSnapshot) => snapshot.matches('choosing');

/** Whether the sheet is open; it stays open while the next page loads. */
export const isOpen = (snapshot: ChoiceSnapshot) =>
  isChoosing(snapshot) || snapshot.matches('submitting') || snapshot.matches({ closed: 'leaving' });
