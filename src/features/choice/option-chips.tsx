import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { toastDurations } from '../../ui/feedback/toast-durations';
import { useToast } from '../../ui/feedback/use-toast';
import { Picture } from '../../ui/media/picture';
import { withValue } from './option-groups';
import type { Combination } from './use-combination';

export interface OptionChipsProps {
  combination: Combination;
  /** The group's place. */
  group: number;
}

const Set = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0 0 ${token('space-4')};
  border: 0;

  legend {
    padding: 0 0 ${token('space-2')};
    font-weight: 600;
  }

  legend span {
    color: ${token('color-text-muted')};
    font-weight: 400;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
  }
`;

const Chip = styled.label`
  position: relative;
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  justify-content: center;
  min-width: 52px;
  max-width: 100%;
  min-height: ${token('size-touch')};
  padding: ${token('space-1')} ${token('space-3')};
  border: 1px solid ${token('color-outline')};
  border-radius: ${token('radius-control')};
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    cursor: inherit;
  }

  img {
    flex: none;
    width: 32px;
    height: 32px;
    margin-inline-start: calc(-1 * ${token('space-1')});
    border-radius: 4px;
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

  &:has(:checked) {
    border-color: ${token('color-link')};
    background: ${token('color-action-soft')};
    color: ${token('color-link')};
    font-weight: 600;
  }

  &:has([aria-disabled='true']) {
    border-style: dashed;
    background: ${token('color-background')};
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('color-focus')};
    outline-offset: 2px;
  }
`;

/** The values of one option. One that cannot be had with the others says so, and why when it is tapped. */
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
    <Set>
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
            <Chip key={value}>
              <input
                type="radio"
                name={name}
                checked={isChosen}
                aria-disabled={(reason !== null && !isChosen) || undefined}
                onChange={pick}
                onClick={isChosen && offered.length > 1 ? pick : undefined}
              />
              {image && <Picture path={image} width={32} />}
              <span>
                {value}
                {reason !== null && !isChosen && <small>{reason}</small>}
              </span>
              {isChosen && <Check size={16} strokeWidth={3} aria-hidden />}
            </Chip>
          );
        })}
      </div>
    </Set>
  );
}
