import { type FormEvent, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button/button';
import { Sheet } from '../../../ui/dialog/sheet';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { useStoredText } from '../overlays/use-stored-text';
import { useOrderNumber } from '../../../features/orders/use-order-number';

const longest = 60;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token('space-2')};

  label {
    grid-column: 1 / -1;
    color: ${token('color-text-muted')};
  }

  input {
    min-width: 0;
    min-height: ${token('size-touch')};
    padding: 0 ${token('space-3')};
    border: 1px solid ${token('color-outline')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    font-size: ${token('font-large')};
  }
`;

export interface KeywordSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Keeps the keyword that opens what the store shows only to those who know it. */
export default function KeywordSheet({ open, onClose }: KeywordSheetProps) {
  const m = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, storeKeyword] = useStoredText('local/store/keyword');
  const openOrder = useOrderNumber();

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('keyword');
    const word = typeof written === 'string' ? written.trim() : '';
    if (!openOrder(word)) storeKeyword(word);
    onClose();
  }

  return (
    <Sheet open={open} title={m('shell.keyword')} onClose={onClose}>
      <Form onSubmit={submit}>
        <label htmlFor={id}>{m('shell.keyword-hint')}</label>
        <input
          id={id}
          ref={field}
          name="keyword"
          defaultValue={keyword ?? ''}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit">{m('action.ok')}</Button>
      </Form>
    </Sheet>
  );
}
