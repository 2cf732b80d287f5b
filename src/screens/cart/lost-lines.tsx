import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Frame } from '../../ui/layout/frame';

const List = styled(Frame)`
  display: grid;
  gap: ${token('space-1')};
  margin: ${token('space-2')} ${token('space-4')};
  overflow-wrap: anywhere;
`;

export interface LostLinesProps {
  lines: readonly { title: string; variantName: string | null }[];
}

/** Lines that were removed because their items are no longer sold; shown until the customer changes the cart. */
export function LostLines({ lines }: LostLinesProps) {
  const m = useMessages();
  if (lines.length === 0) return null;
  return (
    <List as="ul" role="status" $tone="warning">
      {lines.map(({ title, variantName }, at) => (
        <li key={`${title} ${at}`}>{m('cart.line-lost', { item: [title, variantName].filter(Boolean).join(', ') })}</li>
      ))}
    </List>
  );
}
