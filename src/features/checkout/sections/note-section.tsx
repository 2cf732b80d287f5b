import { noteLength } from '../../../__generated__/limits';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { PageSection } from '../../../ui/layout/page-section';
import { isNote } from '../use-checkout';
import { TextArea } from '../../../ui/field/text-input';
import { useEarlyText } from '../../../ui/field/use-early-text';
import { useMessages } from '../../../i18n/use-messages';
import { FieldError, type SectionProps } from './section';

export interface NoteSectionProps extends Pick<SectionProps, 'flows'> {
  /** Told of what was written before the script was there. */
  onEarlyNote: (note: string) => void;
}

export function NoteSection({ flows: { checkout }, onEarlyNote }: NoteSectionProps) {
  const m = useMessages();
  const errorId = useId();
  const note = useSelector(checkout, ({ context }) => context.note);
  const isInvalid = !isNote(note);
  const early = useEarlyText<HTMLTextAreaElement>(note, onEarlyNote);
  return (
    <PageSection title={m('checkout.note')} anchor="note">
      <TextArea
        ref={early}
        rows={2}
        maxLength={noteLength}
        aria-label={m('checkout.note')}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        placeholder={m('checkout.note-hint')}
        value={note}
        onChange={({ currentTarget }) => checkout.send({ type: 'note.type', text: currentTarget.value })}
      />
      <div id={errorId}>{isInvalid && <FieldError>{m('checkout.note-wrong')}</FieldError>}</div>
    </PageSection>
  );
}
