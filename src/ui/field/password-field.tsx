import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { FieldFrame } from './field-frame';
import { TextInput } from './text-input';
import { useTextControl } from './use-text-control';

export interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Whether password managers offer the one they have, or make one. */
  autoComplete: 'current-password' | 'new-password';
}

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

/** A password, hidden until its writer wants to see it. */
export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const m = useMessages();
  const { error, control } = useTextControl(name);
  const [isRevealed, setRevealed] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <Frame>
          <TextInput
            {...ties}
            {...control}
            type={isRevealed ? 'text' : 'password'}
            autoComplete={autoComplete}
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
      )}
    </FieldFrame>
  );
}
