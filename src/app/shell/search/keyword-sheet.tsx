import { type FormEvent, useEffect, useRef } from 'react';
import { Sheet } from '../../../ui/dialog/sheet';
import { InlineForm } from '../../../ui/field/inline-form';
import { useMessages } from '../../../i18n/use-messages';
import { useStoredText } from '../overlays/use-stored-text';
import { useOrderNumber } from '../../../features/orders/use-order-number';

const maxLength = 60;

export interface KeywordSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Stores the keyword that shows content for visitors who know it. */
export default function KeywordSheet({ open, onClose }: KeywordSheetProps) {
  const m = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, storeKeyword] = useStoredText('local/store/keyword');
  const openOrder = useOrderNumber();

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get('keyword');
    const word = typeof entry === 'string' ? entry.trim() : '';
    if (!openOrder(word)) storeKeyword(word);
    onClose();
  }

  return (
    <Sheet open={open} title={m('shell.keyword')} onClose={onClose}>
      <InlineForm
        label={m('shell.keyword-hint')}
        button={m('action.ok')}
        onSubmit={submit}
        ref={field}
        name="keyword"
        defaultValue={keyword ?? ''}
        maxLength={maxLength}
        autoCapitalize="off"
        spellCheck={false}
      />
    </Sheet>
  );
}
