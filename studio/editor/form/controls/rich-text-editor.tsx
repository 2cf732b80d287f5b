import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Unlink from 'lucide-react/icons/unlink';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../../../src/ui/button/icon-button';
import { QuietButton } from '../../../../src/ui/button/quiet-button';
import { EditableText } from '../../../../src/ui/field/editable-text';
import { TextInput } from '../../../../src/ui/field/text-input';
import { token } from '../../../../src/theme/token';
import type { MessageKey } from '../../../__generated__/messages/keys';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { linkAddress, richTextHtml, richTextNodes } from '../rich-text';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: ${token('space-1')};
`;

const LinkLine = styled.div`
  display: flex;
  gap: ${token('space-2')};
  margin-bottom: ${token('space-2')};
`;

const Note = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

interface Tool {
  label: Extract<MessageKey, `form.text-${string}`>;
  icon: ReactNode;
  command: string;
  value?: string;
}

const tools = [
  { label: 'form.text-bold', icon: <Bold size={18} aria-hidden />, command: 'bold' },
  { label: 'form.text-italic', icon: <Italic size={18} aria-hidden />, command: 'italic' },
  { label: 'form.text-heading', icon: <Heading size={18} aria-hidden />, command: 'formatBlock', value: 'h3' },
  { label: 'form.text-list', icon: <List size={18} aria-hidden />, command: 'insertUnorderedList' },
  { label: 'form.text-numbers', icon: <ListOrdered size={18} aria-hidden />, command: 'insertOrderedList' },
  { label: 'form.text-unlink', icon: <Unlink size={18} aria-hidden />, command: 'unlink' },
] as const satisfies readonly Tool[];

export interface RichTextEditorProps {
  html: string;
  label: string;
  lang: string | undefined;
  attributes: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
  isDisabled: boolean;
  onChange: (html: string) => void;
}

/** Puts html into the editable element, unless it is what was typed there. */
function useHtml(html: string) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!ref.current || shown.current === html) return;
    ref.current.replaceChildren(...richTextNodes(html, ref.current.ownerDocument));
    shown.current = html;
  }, [html]);
  return { ref, shown };
}

/** Bold, italics, headings, lists and links: what the store's pages show of html. */
export function RichTextEditor({ html, label, lang, attributes, isDisabled, onChange }: RichTextEditorProps) {
  const m = useStudioMessages();
  const { ref, shown } = useHtml(html);
  const [link, setLink] = useState<{ range: Range; url: string } | null>(null);
  const [isUnselected, setIsUnselected] = useState(false);
  const report = () => {
    if (!ref.current) return;
    shown.current = richTextHtml(ref.current);
    if (shown.current !== html) onChange(shown.current);
  };
  const run = (command: string, value?: string) => {
    ref.current?.focus();
    // A second tap makes a heading a paragraph again.
    const isUndone = command === 'formatBlock' && document.queryCommandValue(command) === value;
    document.execCommand(command, false, isUndone ? 'p' : value);
    report();
  };
  const askForLink = () => {
    const selection = document.getSelection();
    const isInside = selection?.anchorNode && ref.current?.contains(selection.anchorNode);
    const range = isInside && !selection.isCollapsed ? selection.getRangeAt(0) : null;
    setIsUnselected(!range);
    if (range) setLink({ range, url: '' });
  };
  const address = link && linkAddress(link.url);
  const addLink = () => {
    if (!link || address === null) return;
    const selection = document.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(link.range);
    setLink(null);
    run('createLink', address);
  };
  return (
    <div>
      {!isDisabled && (
        <Bar role="toolbar" aria-label={label}>
          {tools.map(({ label: name, icon, command, ...rest }) => (
            <IconButton
              key={name}
              label={m(name)}
              icon={icon}
              // The selection stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command, 'value' in rest ? rest.value : undefined)}
            />
          ))}
          <IconButton
            label={m('form.text-link')}
            icon={<LinkIcon size={18} aria-hidden />}
            onMouseDown={(event) => event.preventDefault()}
            onClick={askForLink}
          />
        </Bar>
      )}
      {link && (
        <LinkLine>
          <TextInput
            type="url"
            aria-label={m('form.text-link-target')}
            placeholder="https://"
            autoFocus
            value={link.url}
            onChange={({ currentTarget }) => setLink({ ...link, url: currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setLink(null);
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addLink();
            }}
          />
          <QuietButton disabled={address === null} onClick={addLink}>
            {m('form.text-link-add')}
          </QuietButton>
          <IconButton
            label={m('form.text-link-cancel')}
            icon={<X size={18} aria-hidden />}
            onClick={() => setLink(null)}
          />
        </LinkLine>
      )}
      <Note role="status">{isUnselected && m('form.text-link-select')}</Note>
      <EditableText
        ref={ref}
        role="textbox"
        aria-multiline
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        {...attributes}
        lang={lang}
        tabIndex={0}
        contentEditable={!isDisabled}
        suppressContentEditableWarning
        onInput={report}
        onPaste={(event) => {
          event.preventDefault();
          document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
        }}
      />
    </div>
  );
}
