import styled from 'styled-components';
import { lowStock, StockLabel } from '../../../ui/card/stock-label';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';

const Line = styled.div`
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;

  && p {
    font-size: inherit;
  }
`;

export interface StockLineProps {
  stock: number;
}

export function StockLine({ stock }: StockLineProps) {
  const m = useMessages();
  return <Line>{stock < lowStock ? <StockLabel stock={stock} /> : m('item.stock', { count: stock })}</Line>;
}
