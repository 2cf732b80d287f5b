import { useField } from 'formik';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { controlStyle } from './control-style';
import { FieldFrame } from './field-frame';
import { OptionSheet, type PickerOption, type PickerOptions } from './option-sheet';
import { useFault } from './use-fault';

export interface PickerFieldProps {
  /** Its value is the id of an option, or null. */
  name: string;
  label: string;
  /** What is picked, in words, where that is known before its list; null while nothing is. */
  chosen?: string | null;
  /** Stands there while nothing is picked. */
  placeholder: string;
  from: PickerOptions;
  disabled?: boolean;
  /** The sheet is about to be seen: a list that is not there yet can be asked for. */
  onOpen?: () => void;
  onPick?: (option: PickerOption) => void;
}

const Control = styled.button<{ $empty: boolean }>`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  ${({ $empty }) => $empty && `color: ${token('color-text-muted')};`}
`;

/** One of several, such as a province: a field that opens a sheet of them. */
export function PickerField(props: PickerFieldProps) {
  const { name, label, placeholder, from, disabled = false, onOpen, onPick } = props;
  const [{ value }, , { setValue }] = useField<string | null>(name);
  const fault = useFault(name);
  const [open, setOpen] = useState(false);
  const options = from.state === 'ready' ? from.options : [];
  const chosen = props.chosen ?? options.find(({ id }) => id === value)?.label ?? null;
  return (
    <>
      <FieldFrame label={label} fault={fault}>
        {(ties) => (
          <Control
            {...ties}
            type="button"
            aria-label={`${label}, ${chosen ?? placeholder}`}
            aria-haspopup="dialog"
            disabled={disabled}
            $empty={chosen === null}
            onClick={() => {
              onOpen?.();
              setOpen(true);
            }}
          >
            {chosen ?? placeholder}
            <ChevronDown size={18} aria-hidden />
          </Control>
        )}
      </FieldFrame>
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
