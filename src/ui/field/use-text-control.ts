import { useField } from 'formik';
import type { ChangeEvent } from 'react';
import { useEarlyText } from './use-early-text';
import { useFault } from './use-fault';

/** The value of a text field of a form, what is wrong with it, and what ties it to its `TextInput`. */
export function useTextControl(name: string, keep: (text: string) => string = (text) => text) {
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const fault = useFault(name);
  const ref = useEarlyText<HTMLInputElement>(value, (text) => void setValue(keep(text), false));
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => void setValue(keep(currentTarget.value));
  return { value, fault, control: { ref, name, value, onBlur, onChange } };
}
