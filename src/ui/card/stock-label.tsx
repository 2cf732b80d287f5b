import { useMessages } from '../../i18n/use-messages';
import { Text } from '../text/text';

/** Fewer pieces than this are said. */
export const lowStock = 6;

export interface StockLabelProps {
  /** Pieces left; nothing where they are not counted or there are enough. */
  stock: number | null | undefined;
  /** Its letters are as large as those around it. */
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
