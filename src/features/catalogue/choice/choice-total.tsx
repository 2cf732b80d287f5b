import { BarTotal } from '../../../ui/layout/bar-total';
import { useMessages } from '../../../i18n/use-messages';
import { type ChoiceLine, totalOf } from './choice-prices';
import type { ShownOption } from './shown-options';

export interface ChoiceTotalProps {
  options: readonly ShownOption[];
  lines: readonly ChoiceLine[];
}

/** The total of the chosen pieces, announced whenever it changes. */
export function ChoiceTotal({ options, lines }: ChoiceTotalProps) {
  const m = useMessages();
  const total = totalOf(options, lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const label = [m('choice.total'), ...(pieces > 0 ? [m('choice.pieces', { count: pieces })] : [])].join(' · ');
  return <BarTotal label={label} money={total} />;
}
