import type { InputHTMLAttributes } from 'react';
import { FieldFrame } from './field-frame';
import { TextInput } from './text-input';
import { useTextControl } from './use-text-control';

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
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'time' | 'url';
  /** The maximum number of characters. Longer text is reported, never cut off. */
  limit?: number;
  /** Filters what is typed, such as to digits only. */
  filter?: (text: string) => string;
}

export function TextField({ name, label, hint, limit, filter, type = 'text', ...native }: TextFieldProps) {
  const { value, error, control } = useTextControl(name, filter);
  return (
    <FieldFrame label={label} hint={hint} count={limit ? `${value.trim().length}/${limit}` : undefined} error={error}>
      {(attributes) => <TextInput {...attributes} {...control} type={type} {...native} />}
    </FieldFrame>
  );
}
