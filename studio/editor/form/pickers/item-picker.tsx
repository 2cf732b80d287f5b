import { useState } from 'react';
import { PickerControl } from '../../../../src/ui/field/picker-control';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useEditor } from '../../editor';
import { ItemPicture, ItemSheet, priceOf } from './item-sheet';
import { useItem } from './use-item';

export interface ItemPickerProps {
  label: string;
  /** The id of the item; empty for none. */
  value: string;
  error: string | undefined;
  disabled: boolean;
  onPick: (id: string) => void;
}

/** Shows the item that a field names, and picks another one of the store. */
export function ItemPicker({ label, value, error, disabled, onPick }: ItemPickerProps) {
  const m = useStudioMessages();
  const { codename } = useEditor();
  const { chosen, remember } = useItem(codename, value);
  const [isOpen, setIsOpen] = useState(false);
  const item = chosen.state === 'found' ? chosen.item : null;
  return (
    <>
      <PickerControl
        label={label}
        chosen={item?.title ?? (chosen.state === 'loading' ? m('form.item.loading') : value || null)}
        detail={item ? priceOf(item) : undefined}
        picture={item && <ItemPicture item={item} />}
        placeholder={m('form.item.choose')}
        error={error ?? (chosen.state === 'gone' ? m('form.item.gone') : undefined)}
        disabled={disabled}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <ItemSheet
          codename={codename}
          picked={value}
          onPick={(picked) => {
            setIsOpen(false);
            remember(picked);
            onPick(picked.id);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
