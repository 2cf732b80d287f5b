import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { ChipInput } from '../../../ui/field/chip-input';
import { ChipSet } from '../../../ui/field/chip-set';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import { Picture } from '../../../ui/media/picture';
import { withValue } from './option-groups';
import type { Combination } from './use-combination';
import { Text } from '../../../ui/text/text';

export interface OptionChipsProps {
  combination: Combination;
  group: number;
}

const Thumbnail = styled(Picture)`
  margin-inline-start: calc(-1 * ${token('space-1')});
`;

const Tick = styled(Check)`
  position: absolute;
  inset-block-start: -7px;
  inset-inline-end: -7px;
  padding: 2px;
  border-radius: 50%;
  background: ${token('color-link')};
  color: ${token('color-surface')};
`;

/** The values of one option. A value that is unavailable in combination is marked, and a tap explains why. */
export function OptionChips({ combination, group }: OptionChipsProps) {
  const m = useMessages();
  const toast = useToast();
  const name = useId();
  const { groups, values, stateOf, choose } = combination;
  const { name: legend, values: offered } = groups[group] ?? { name: '', values: [] };
  const reasons = { available: null, soldOut: m('item.sold-out'), absent: m('choice.absent') };
  const explain = (value: string, reason: string) => {
    const choice = withValue(values, group, value).filter(Boolean).join(', ');
    toast(`${choice}: ${reason}`, toastDurations.validation);
  };
  return (
    <ChipSet>
      <legend>
        {legend}
        {values[group] && (
          <Text as="span" $tone="text-muted" $weight={400}>
            : {values[group]}
          </Text>
        )}
      </legend>
      <div>
        {offered.map(({ value, image }) => {
          const reason = reasons[stateOf(group, value)];
          const isChosen = values[group] === value;
          const pick = () => (reason === null || isChosen ? choose(group, value) : explain(value, reason));
          return (
            <ChipInput
              key={value}
              name={name}
              checked={isChosen}
              aria-disabled={(reason !== null && !isChosen) || undefined}
              onChange={pick}
              onClick={isChosen && offered.length > 1 ? pick : undefined}
            >
              {image && <Thumbnail path={image} width={32} shape="badge" />}
              <span>
                {value}
                {reason !== null && !isChosen && (
                  <Text as="small" $size="small" $weight={400} $block>
                    {reason}
                  </Text>
                )}
              </span>
              {isChosen && <Tick size={16} strokeWidth={3} aria-hidden />}
            </ChipInput>
          );
        })}
      </div>
    </ChipSet>
  );
}
