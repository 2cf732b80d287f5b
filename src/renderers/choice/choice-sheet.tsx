import { Sheet } from '../../components/sheet';
import type { ChoiceSheetProps } from './choice-sheet-props';

/** Variants and quantities of an item, before it is put into the cart or bought. */
export default function ChoiceSheet({ open, item, onClose }: ChoiceSheetProps) {
  return (
    <Sheet open={open} title={item.title} onClose={onClose}>
      {null}
    </Sheet>
  );
}
