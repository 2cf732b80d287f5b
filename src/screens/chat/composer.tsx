import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { chatMessageLength } from '../../__generated__/limits';
import type { MessageItem } from '../../features/chat/selectors';
import { isPicture, photoTypes, shrinkPicture } from '../../api/shrink-picture';
import { formatPoints } from '../../i18n/numbers';
import { useMessages } from '../../i18n/use-messages';
import { useHydrated } from '../../lazy/use-hydrated';
import { token } from '../../theme/token';
import { IconButton } from '../../ui/button/icon-button';
import { PictureButton } from '../../ui/field/picture-field';
import { ScriptForm } from '../../ui/field/script-form';
import { TextArea } from '../../ui/field/text-input';
import { ItemFacts } from './message-bubble';
import { messageInput } from './message-input';

const Bar = styled(ScriptForm)`
  display: grid;
  flex: none;
  grid-template-columns: auto 1fr auto;
  gap: ${token('space-1')} ${token('space-2')};
  align-items: end;
  padding: ${token('space-2')} ${token('space-2')} calc(${token('space-2')} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
`;

const Draft = styled(TextArea)`
  min-height: ${token('size-touch')};
  max-height: min(7.5rem, 30dvh);
  resize: none;
  field-sizing: content;
`;

/** In one colour, even under a pointer. */
const SendButton = styled(IconButton)`
  && {
    background: ${token('color-action')};
    color: ${token('color-action-text')};
  }

  &&:disabled {
    background: ${token('color-placeholder')};
    color: ${token('color-text-muted')};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Alert = styled.p`
  grid-column: 1 / -1;
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
`;

const About = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;

export interface DraftMessage {
  text: string;
  picture: Blob | null;
}

export interface ComposerProps {
  draft: string;
  /** The item that is sent with the next text. */
  about: MessageItem | null;
  onDraft: (text: string) => void;
  onItemRemove: () => void;
  onSend: (message: DraftMessage) => void;
}

/** The input of a chat. The field is cleared immediately, so a second tap sends nothing. */
export function Composer({ draft, about, onDraft, onItemRemove, onSend }: ComposerProps) {
  const m = useMessages();
  const [text, setText] = useState(draft);
  const [error, setError] = useState<string | null>(null);
  const change = (value: string) => {
    setText(value);
    onDraft(value);
  };
  const isHydrated = useHydrated();
  const input = messageInput(text);
  const isTooLong = input.length > chatMessageLength;
  const canSend = input !== '' && !isTooLong;
  const submit = () => {
    if (!canSend) return;
    setError(null);
    onSend({ text: input, picture: null });
    change('');
  };
  const choose = async (file: File) => {
    if (!(await isPicture(file, photoTypes))) return setError(m('refusal.picture-invalid'));
    setError(null);
    onSend({ text: '', picture: await shrinkPicture(file) });
  };
  const onPaste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void choose(file);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    // On a phone, Enter inserts a line break.
    if (!matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    submit();
  };
  return (
    <Bar
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {about && (
        <About>
          <ItemFacts item={about} />
          <IconButton label={m('chat.forget-item')} icon={<X size={20} />} onClick={onItemRemove} />
        </About>
      )}
      {error !== null && <Alert role="alert">{error}</Alert>}
      {isTooLong && (
        <Alert role="alert">
          {m('chat.too-long', { count: formatPoints(input.length), limit: formatPoints(chatMessageLength) })}
        </Alert>
      )}
      <PictureButton label={m('chat.send-picture')} types={photoTypes} onChoose={(file) => void choose(file)} />
      <Draft
        // If several messages are sent before the script runs, each stays a separate message.
        data-message
        rows={1}
        aria-invalid={isTooLong || undefined}
        aria-label={m('chat.write')}
        placeholder={m('chat.write')}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <SendButton
        type="submit"
        label={m('chat.send')}
        icon={<SendHorizontal size={22} />}
        disabled={isHydrated && !canSend}
      />
    </Bar>
  );
}
