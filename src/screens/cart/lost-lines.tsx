import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

const List = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  margin: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-warning-soft')};
  color: ${token('color-warning')};
  font-size: ${token('font-small')};
  overflow-wrap: anywhere;
`;

export interface LostLinesProps {
  lines: readonly { title: string; variantName: string | null }[];
}

/** What left the cart because it is no longer sold, until the customer changes the cart. */
export function LostLines({ lines }: LostLinesProps) {
  const m = useMessages();
  if (lines.length === 0) return null;
  return (
    <List role="status">
      {lines.map(({ title, variantName }, at) => (
        <li key={`${title} ${at}`}>{m('cart.line-lost', { item: [title, variantName].filter(Boolean).join(', ') })}</li>
      ))}
    </List>
  );
}
