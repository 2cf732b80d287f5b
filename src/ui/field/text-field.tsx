import { useField } from 'formik';
import type { InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { FieldFrame } from './field-frame';
import { useEarlyText } from './use-early-text';
import { useFault } from './use-fault';

type Native =
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'disabled';

export interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Native> {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'number';
  /** Most characters: those beyond are told, never cut off. */
  limit?: number;
  /** What is kept of what is typed, such as digits alone. */
  keep?: (text: string) => string;
}

const Input = styled.input`
  ${controlStyle}
`;

/** A line of text of a form. */
export function TextField({
  name,
  label,
  hint,
  limit,
  keep = (text) => text,
  type = 'text',
  ...native
}: TextFieldProps) {
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const fault = useFault(name);
  const counted = limit ? [hint, `${value.trim().length}/${limit}`].filter(Boolean).join(' · ') : hint;
  const early = useEarlyText<HTMLInputElement>(value, (text) => void setValue(keep(text), false));
  return (
    <FieldFrame label={label} hint={counted} fault={fault}>
      {(ties) => (
        <Input
          {...ties}
          ref={early}
          type={type}
          name={name}
          value={value}
          onBlur={onBlur}
          onChange={({ currentTarget }) => void setValue(keep(currentTarget.value))}
          {...native}
        />
      )}
    </FieldFrame>
  );
}
