import styled from 'styled-components';
import { FieldFrame } from './field-frame';
import { digits } from './input-filters';
import { TextInput } from './text-input';
import { useTextControl } from './use-text-control';

const filter = digits(6);

export interface CodeFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Only if the form has no field before it. */
  autoFocus?: boolean;
}

const Input = styled(TextInput)`
  font-size: 1.5rem;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.4em;
  text-align: center;
`;

/** A one-time code of 6 digits, which phones fill in from the message. */
export function CodeField({ name, label, hint, autoFocus = false }: CodeFieldProps) {
  const { error, control } = useTextControl(name, filter);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => (
        <Input
          {...attributes}
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          enterKeyHint="done"
        />
      )}
    </FieldFrame>
  );
}
