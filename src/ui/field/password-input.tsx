import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { TextInput } from './text-input';

const maxLength = 200;

const Frame = styled.div`
  position: relative;

  input {
    padding-right: ${token('size-touch')};
  }

  button {
    position: absolute;
    inset: 0 0 0 auto;
    display: grid;
    place-items: center;
    width: ${token('size-touch')};
    color: ${token('color-text-muted')};
  }
`;

/** A password input, hidden until the visitor reveals it. `PasswordField` connects it to a form. */
export function PasswordInput(input: Omit<ComponentProps<typeof TextInput>, 'type' | 'maxLength'>) {
  const m = useMessages();
  const [isRevealed, setRevealed] = useState(false);
  return (
    <Frame>
      <TextInput
        {...input}
        type={isRevealed ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxLength}
      />
      <button
        type="button"
        aria-label={m('form.show-password')}
        aria-pressed={isRevealed}
        onClick={() => setRevealed(!isRevealed)}
      >
        {isRevealed ? <EyeOff size={20} /> : <Eye size={20} />}
      </button>
    </Frame>
  );
}
