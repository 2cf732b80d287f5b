import { useSelector } from '@xstate/react';
import { FieldError } from '../../features/buying/section';
import { isNote, type PurchaseFlow } from '../../features/buying/use-purchase';
import { useMessages } from '../../i18n/use-messages';
import { TextInput } from '../../ui/field/text-input';
import { PageSection } from '../../ui/layout/page-section';

const noteLength = 30;

/** The note to the driver. */
export function RideNote({ purchase }: { purchase: PurchaseFlow }) {
  const m = useMessages();
  const note = useSelector(purchase, ({ context }) => context.note);
  const isWrong = !isNote(note);
  return (
    <PageSection title={m('ride-order.note')} anchor="note">
      <TextInput
        aria-label={m('ride-order.note')}
        aria-invalid={isWrong || undefined}
        placeholder={m('ride-order.note-hint')}
        maxLength={noteLength}
        value={note}
        onChange={({ currentTarget }) => purchase.send({ type: 'note.type', text: currentTarget.value })}
      />
      {isWrong && <FieldError>{m('ride-order.note-wrong')}</FieldError>}
    </PageSection>
  );
}
