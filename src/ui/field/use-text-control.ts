import { useField } from 'formik';
import type { ChangeEvent } from 'react';
import { filterInput } from './input-filters';
import { useFieldError } from './use-field-error';

/** The value and the error of a text field, and the properties of its `TextInput`. */
export function useTextControl(name: string, filter: (text: string) => string = (text) => text) {
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const error = useFieldError(name);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    void setValue(filterInput(currentTarget, filter));
  return { value, error, control: { name, value, onBlur, onChange } };
}
