import styled from 'styled-components';
import { StockLabel } from '../../../components/stock-label';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';

const Line = styled.div`
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;

  && p {
    font-size: inherit;
  }
`;

/** From here on the number itself says enough. */
const plenty = 6;

export interface StockLineProps {
  stock: number;
}

/** How many pieces are left; in red where it is few. */
export function StockLine({ stock }: StockLineProps) {
  const m = useMessages();
  return <Line>{stock < plenty ? <StockLabel stock={stock} /> : m('item.stock', { count: stock })}</Line>;
}
