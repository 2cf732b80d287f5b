import { noteLength } from '../../../__generated__/limits';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { PageSection } from '../../../ui/layout/page-section';
import { isNote } from '../../buying/use-purchase';
import { TextArea } from '../../../ui/field/text-input';
import { useMessages } from '../../../i18n/use-messages';
import { FieldError } from '../../buying/section';
import type { SectionProps } from './section';

export function NoteSection({ flows: { purchase } }: Pick<SectionProps, 'flows'>) {
  const m = useMessages();
  const errorId = useId();
  const note = useSelector(purchase, ({ context }) => context.note);
  const isInvalid = !isNote(note);
  return (
    <PageSection title={m('checkout.note')} anchor="note">
      <TextArea
        rows={2}
        maxLength={noteLength}
        aria-label={m('checkout.note')}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        placeholder={m('checkout.note-hint')}
        value={note}
        onChange={({ currentTarget }) => purchase.send({ type: 'note.type', text: currentTarget.value })}
      />
      <div id={errorId}>{isInvalid && <FieldError>{m('checkout.note-wrong')}</FieldError>}</div>
    </PageSection>
  );
}
