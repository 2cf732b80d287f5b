import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

/** Fewer pieces than this are said. */
export const lowStock = 6;

const Label = styled.p`
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
  font-weight: 600;
`;

export interface StockLabelProps {
  /** Pieces left; nothing where they are not counted or there are enough. */
  stock: number | null | undefined;
}

export function StockLabel({ stock }: StockLabelProps) {
  const m = useMessages();
  if (stock == null || stock >= lowStock) return null;
  return <Label>{stock > 0 ? m('item.left', { count: stock }) : m('item.sold-out')}</Label>;
}
