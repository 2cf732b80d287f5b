import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

export interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  /** Stays visible beside an error, such as how much of a limit is used. */
  count?: string | undefined;
  error: string | undefined;
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  children: (attributes: FieldAttributes) => ReactNode;
}

export interface FieldAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

const Frame = styled.div`
  display: grid;
  gap: ${token('space-1')};

  label {
    font-size: ${token('font-small')};
    font-weight: 600;
  }

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  p {
    color: ${token('color-sale')};
    font-size: ${token('font-small')};
  }
`;

export function FieldFrame({ label, hint, count, error, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const countId = `${id}-count`;
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [(error || hint) && noteId, count && countId].filter(Boolean).join(' ') || undefined,
      })}
      {error ? (
        <p id={noteId} role="alert">
          {error}
        </p>
      ) : (
        hint && <small id={noteId}>{hint}</small>
      )}
      {count && <small id={countId}>{count}</small>}
    </Frame>
  );
}
