import { useMessages } from '../../i18n/use-messages';
import { Text } from '../text/text';

/** A stock below this is shown. */
export const lowStock = 6;

export interface StockLabelProps {
  /** Pieces left. Renders nothing if they are not counted, or if there are enough. */
  stock: number | null | undefined;
  /** Takes the font size of the surrounding text. */
  inherits?: boolean;
}

export function StockLabel({ stock, inherits = false }: StockLabelProps) {
  const m = useMessages();
  if (stock == null || stock >= lowStock) return null;
  return (
    <Text $size={inherits ? undefined : 'small'} $tone="sale" $weight={600}>
      {stock > 0 ? m('item.left', { count: stock }) : m('item.sold-out')}
    </Text>
  );
}
