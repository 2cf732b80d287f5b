import { FieldFrame } from './field-frame';
import { PasswordInput } from './password-input';
import { useTextControl } from './use-text-control';

export interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Whether password managers fill in a stored password, or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field of a form. */
export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const { error, control } = useTextControl(name);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => <PasswordInput {...attributes} {...control} autoComplete={autoComplete} />}
    </FieldFrame>
  );
}
