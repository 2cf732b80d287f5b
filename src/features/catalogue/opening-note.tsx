import type { Opening_NoteFragment } from '../../__generated__/gql/graphql';
import { useOpening } from '../../i18n/dates';
import { useMessages } from '../../i18n/use-messages';

export interface OpeningNoteProps {
  hours: Omit<Opening_NoteFragment, '__typename'> | null;
}

export function OpeningNote({ hours }: OpeningNoteProps) {
  const m = useMessages();
  const opening = useOpening();
  if (!hours) return null;
  const { isSold, opensAt, note } = hours;
  const texts = [isSold && (note ?? m('item.sold-closed')), opensAt && m('item.opens', { moment: opening(opensAt) })];
  // The no-break space keeps the dot from the start of a line.
  return <>{texts.filter(Boolean).join('\u00a0· ')}</>;
}
