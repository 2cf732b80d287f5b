import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { ChipInput } from '../../ui/field/chip-input';
import { FieldSet } from '../../ui/field/field-set';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { Picture } from '../../ui/media/picture';
import { withValue } from './option-groups';
import type { Combination } from './use-combination';

export interface OptionChipsProps {
  combination: Combination;
  group: number;
}

const Options = styled(FieldSet)`
  padding-bottom: ${token('space-4')};

  legend {
    padding-bottom: ${token('space-2')};
    font-size: inherit;
  }

  legend span {
    color: ${token('color-text-muted')};
    font-weight: 400;
  }
`;

const Option = styled(ChipInput)`
  img {
    margin-inline-start: calc(-1 * ${token('space-1')});
  }

  small {
    display: block;
    font-size: ${token('font-small')};
    font-weight: 400;
  }

  svg {
    position: absolute;
    inset-block-start: -7px;
    inset-inline-end: -7px;
    padding: 2px;
    border-radius: 50%;
    background: ${token('color-link')};
    color: ${token('color-surface')};
  }
`;

/** The values of one option. One that is unavailable with the others says so, and why when it is tapped. */
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
    <Options>
      <legend>
        {legend}
        {values[group] && <span>: {values[group]}</span>}
      </legend>
      <div>
        {offered.map(({ value, image }) => {
          const reason = reasons[stateOf(group, value)];
          const isChosen = values[group] === value;
          const pick = () => (reason === null || isChosen ? choose(group, value) : explain(value, reason));
          return (
            <Option
              key={value}
              name={name}
              checked={isChosen}
              aria-disabled={(reason !== null && !isChosen) || undefined}
              onChange={pick}
              onClick={isChosen && offered.length > 1 ? pick : undefined}
            >
              {image && <Picture path={image} width={32} shape="badge" />}
              <span>
                {value}
                {reason !== null && !isChosen && <small>{reason}</small>}
              </span>
              {isChosen && <Check size={16} strokeWidth={3} aria-hidden />}
            </Option>
          );
        })}
      </div>
    </Options>
  );
}
