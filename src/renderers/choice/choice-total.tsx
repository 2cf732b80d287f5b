import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/use-money';
import { token } from '../../theme/token';
import { type ChoiceLine, totalOf } from './choice-prices';
import type { ShownOption } from './shown-options';

export interface ChoiceTotalProps {
  options: readonly ShownOption[];
  lines: readonly ChoiceLine[];
}

const Total = styled.p`
  display: grid;
  align-content: center;
  min-width: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;

  span {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  b {
    color: ${token('color-price')};
    font-size: ${token('font-title')};
  }
`;

/** What the chosen pieces cost, said again whenever it changes. */
export function ChoiceTotal({ options, lines }: ChoiceTotalProps) {
  const m = useMessages();
  const money = useMoney();
  const total = totalOf(options, lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Total aria-live="polite" aria-atomic>
      <span>{[m('choice.total'), ...(pieces > 0 ? [m('choice.pieces', { count: pieces })] : [])].join(' · ')}</span>
      {total && <b>{money(total)}</b>}
    </Total>
  );
}
