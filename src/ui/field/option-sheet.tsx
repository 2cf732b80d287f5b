import Check from 'lucide-react/icons/check';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { ErrorState } from '../feedback/error-state';
import { RowListSkeleton } from '../skeleton/skeletons';
import { Sheet } from '../dialog/sheet';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { ListButton, ListText } from '../list/list-row';
import { TextInput } from './text-input';

export interface PickerOption {
  id: string;
  label: string;
  hint?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

/** The options to pick from; `failed` has the reason why there are none, and a retry. */
export type PickerOptions =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'ready'; options: readonly PickerOption[] };

export interface OptionSheetProps {
  open: boolean;
  title: string;
  picked: string | null;
  from: PickerOptions;
  onPick: (option: PickerOption) => void;
  onClose: () => void;
}

/** Longer lists have a search field. */
const maxWithoutSearch = 12;

const Search = styled(TextInput)`
  margin-bottom: ${token('space-2')};
`;

const Rows = styled.ul`
  & > li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;

const NoOptions = styled.p`
  padding: ${token('space-5')} 0;
  color: ${token('color-text-muted')};
  text-align: center;
`;

export function OptionSheet({ open, title, picked, from, onPick, onClose }: OptionSheetProps) {
  const m = useMessages();
  const [text, setText] = useState('');
  const all = from.state === 'ready' ? from.options : [];
  const matches = all.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
  const pick = (option: PickerOption) => {
    setText('');
    onPick(option);
  };
  return (
    <Sheet open={open} title={title} onClose={onClose} tall={all.length > maxWithoutSearch}>
      {from.state === 'loading' && <RowListSkeleton count={6} picture={24} />}
      {from.state === 'failed' && <ErrorState message={from.message} onRetry={from.onRetry} />}
      {all.length > maxWithoutSearch && (
        <Search
          type="search"
          aria-label={m('form.search-options')}
          placeholder={m('form.search-options')}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          // The sheet may be inside a form, which Enter would submit.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <Rows>
        {matches.map((option) => (
          <li key={option.id}>
            <ListButton aria-pressed={option.id === picked} disabled={option.disabled} onClick={() => pick(option)}>
              {option.icon}
              <ListText>
                {option.label}
                {option.hint && <small>{option.hint}</small>}
              </ListText>
              {option.id === picked && <Check size={18} aria-hidden />}
            </ListButton>
          </li>
        ))}
      </Rows>
      {from.state === 'ready' && matches.length === 0 && <NoOptions role="status">{m('form.no-options')}</NoOptions>}
    </Sheet>
  );
}
