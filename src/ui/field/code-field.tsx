import { useField } from 'formik';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { FieldFrame } from './field-frame';
import { digits } from './keep';
import { useEarlyText } from './use-early-text';
import { useFault } from './use-fault';

const keep = digits(6);

export interface CodeFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** The form has no other field before it. */
  autoFocus?: boolean;
}

const Input = styled.input`
  ${controlStyle}
  font-size: 1.5rem;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.4em;
  text-align: center;
`;

/** A one-time code of 6 digits, which phones fill in from the message. */
export function CodeField({ name, label, hint, autoFocus = false }: CodeFieldProps) {
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const early = useEarlyText<HTMLInputElement>(value, (text) => void setValue(keep(text), false));
  const fault = useFault(name);
  return (
    <FieldFrame label={label} hint={hint} fault={fault}>
      {(ties) => (
        <Input
          {...ties}
          ref={early}
          name={name}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          enterKeyHint="done"
          onBlur={onBlur}
          onChange={({ currentTarget }) => void setValue(keep(currentTarget.value))}
        />
      )}
    </FieldFrame>
  );
}
