import { useId } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

export interface SwitchFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

const Frame = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token('space-4')};
  align-items: center;
  min-height: ${token('size-touch')};
  cursor: pointer;

  b {
    font-size: ${token('font-body')};
    font-weight: 500;
  }

  small {
    grid-column: 1;
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  input {
    position: relative;
    grid-row: 1;
    grid-column: 2;
    width: 44px;
    height: 26px;
    margin: 0;
    border-radius: 13px;
    background: ${token('color-outline')};
    transition: background ${token('duration-fast')};
    appearance: none;
    cursor: inherit;
  }

  input::before {
    position: absolute;
    inset: 3px auto 3px 3px;
    width: 20px;
    border-radius: 50%;
    background: ${token('color-surface')};
    transition: translate ${token('duration-fast')};
    content: '';
  }

  input:checked {
    background: ${token('color-action')};
  }

  input:checked::before {
    translate: 18px 0;
  }

  input:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;

const ErrorLine = styled.p`
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
`;

/** Something that is on or off, at once. */
export function SwitchField({ label, hint, error, checked, disabled, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div>
      <Frame>
        <b>{label}</b>
        <input
          type="checkbox"
          role="switch"
          aria-label={label}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
          checked={checked}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </Frame>
      {error && (
        <ErrorLine id={`${id}-error`} role="alert">
          {error}
        </ErrorLine>
      )}
    </div>
  );
}
