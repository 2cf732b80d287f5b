import { useField } from 'formik';
import { useState } from 'react';
import { OptionSheet, type PickerOption, type PickerOptions } from './option-sheet';
import { PickerControl } from './picker-control';
import { useFieldError } from './use-field-error';

export interface PickerFieldProps {
  /** Its value is the id of an option, or null. */
  name: string;
  label: string;
  /** The label of the picked option, if it is known before the options are loaded; null while none is picked. */
  chosen?: string | null;
  placeholder: string;
  from: PickerOptions;
  disabled?: boolean;
  /** Called before the sheet opens, so that the options can be loaded. */
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
