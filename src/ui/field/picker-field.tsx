import { useField } from 'formik';
import { useState } from 'react';
import { OptionSheet, type PickerOption, type PickerOptions } from './option-sheet';
import { PickerControl } from './picker-control';
import { useFieldError } from './use-field-error';

export interface PickerFieldProps {
  /** Its value is the id of an option, or null. */
  name: string;
  label: string;
  /** What is picked, in words, where that is known before its list; null while nothing is. */
  chosen?: string | null;
  placeholder: string;
  from: PickerOptions;
  disabled?: boolean;
  /** The sheet is about to be seen: a list that is not there yet can be asked for. */
  onOpen?: () => void;
  onPick?: (option: PickerOption) => void;
}

export function PickerField(props: PickerFieldProps) {
  const { name, label, placeholder, from, disabled = false, onOpen, onPick } = props;
  const [{ value }, , { setValue }] = useField<string | null>(name);
  const error = useFieldError(name);
  const [open, setOpen] = useState(false);
  const options = from.state === 'ready' ? from.options : [];
  const chosen = props.chosen ?? options.find(({ id }) => id === value)?.label ?? null;
  return (
    <>
      <PickerControl
        label={label}
        chosen={chosen}
        placeholder={placeholder}
        error={error}
        disabled={disabled}
        onOpen={() => {
          onOpen?.();
          setOpen(true);
        }}
      />
      <OptionSheet
        open={open}
        title={label}
        picked={value}
        from={from}
        onPick={(option) => {
          setOpen(false);
          void setValue(option.id);
          onPick?.(option);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
