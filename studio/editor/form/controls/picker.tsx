import { useState } from 'react';
import { OptionSheet, type PickerOption } from '../../../../src/ui/field/option-sheet';
import { PickerControl } from '../../../../src/ui/field/picker-control';
import { useStudioMessages } from '../../../i18n/use-studio-messages';

export interface PickerProps {
  label: string;
  title: string;
  options: readonly PickerOption[];
  chosen: string | null;
  error: string | undefined;
  disabled: boolean;
  /** Without it, one of the options must be chosen. */
  onClear?: (() => void) | undefined;
  onPick: (id: string) => void;
}

/** The option that removes what is chosen. */
const none = '~';

/** One of the parts of the document, by its name. */
export function Picker({ label, title, options, chosen, error, disabled, onClear, onPick }: PickerProps) {
  const m = useStudioMessages();
  const [isOpen, setIsOpen] = useState(false);
  const nothing = m('form.nothing-chosen');
  const picked = options.find(({ id }) => id === chosen)?.label;
  return (
    <>
      <PickerControl
        label={label}
        chosen={picked ?? (chosen || null)}
        placeholder={nothing}
        error={error}
        disabled={disabled}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <OptionSheet
          open
          title={title}
          picked={chosen}
          from={{ state: 'ready', options: onClear ? [{ id: none, label: nothing }, ...options] : options }}
          onPick={({ id }) => {
            setIsOpen(false);
            if (id === none) onClear?.();
            else onPick(id);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
