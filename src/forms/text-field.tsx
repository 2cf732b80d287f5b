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
  /** What is kept of what is typed, such as digits alone. */
  keep?: (text: string) => string;
  /** More than one line. */
  rows?: number;
}

const Input = styled.input`
  ${controlStyle}
`;

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

/** A line of text of a form, or a few lines. */
export function TextField({
  name,
  label,
  hint,
  keep = (text) => text,
  rows,
  type = 'text',
  ...native
}: TextFieldProps) {
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const fault = useFault(name);
  const early = useEarlyText<HTMLInputElement & HTMLTextAreaElement>(value, (text) => void setValue(keep(text), false));
  const onChange = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
    void setValue(keep(currentTarget.value));
  const control = { ref: early, name, value, onBlur, onChange, ...native };
  return (
    <FieldFrame label={label} hint={hint} fault={fault}>
      {(ties) => (rows ? <Area {...ties} {...control} rows={rows} /> : <Input {...ties} {...control} type={type} />)}
    </FieldFrame>
  );
}
