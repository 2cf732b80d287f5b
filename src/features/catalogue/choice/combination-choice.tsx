import Plus from 'lucide-react/icons/plus';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { Button } from '../../../ui/button/button';
import { ChoiceHead } from './choice-head';
import { ChoiceOption } from './choice-option';
import type { ChoiceLine } from './choice-prices';
import type { ChosenItem, ShownOption } from './shown-options';
import { OptionChips } from './option-chips';
import { sharedImage } from './option-groups';
import { OtherLines } from './other-lines';
import type { Combination } from './use-combination';
import type { ItemChoiceFlow } from './use-item-choice';

export interface CombinationChoiceProps {
  flow: ItemChoiceFlow;
  item: ChosenItem;
  variants: readonly ShownOption[];
  lines: readonly ChoiceLine[];
  combination: Combination;
  optionsRef: RefObject<HTMLDivElement | null>;
}

const Chosen = styled.div`
  margin-inline: calc(-1 * ${token('space-4')});
  border-top: 1px solid ${token('color-border')};
`;

/** Focuses a group of options: its chosen value, otherwise its first one. */
export function focusOption(options: HTMLDivElement | null, group: number) {
  const set = options?.querySelectorAll('fieldset')[group];
  (set?.querySelector<HTMLInputElement>(':checked') ?? set?.querySelector('input'))?.focus();
}

export function CombinationChoice({ flow, item, variants, lines, combination, optionsRef }: CombinationChoiceProps) {
  const m = useMessages();
  const { groups, variant, candidates, addAnother } = combination;
  const isChosen = (id: string) => lines.some((line) => line.id === id);
  const hasOthers = variants.some(({ id, stock }) => stock !== 0 && !isChosen(id));
  const remove = (option: string) => {
    flow.send({ type: 'quantity.type', option, text: '0' });
    focusOption(optionsRef.current, 0);
  };
  return (
    <>
      <ChoiceHead item={{ ...item, image: sharedImage(candidates) ?? item.image }} options={candidates} lines={[]} />
      <div ref={optionsRef}>
        {groups.map(({ name }, group) => (
          <OptionChips key={name} combination={combination} group={group} />
        ))}
      </div>
      {variant && (
        <Chosen>
          <ChoiceOption flow={flow} option={variant} label={m('choice.quantity')} priced={false} />
        </Chosen>
      )}
      {variant && isChosen(variant.id) && hasOthers && (
        <Button
          $look="secondary"
          $wide
          onClick={() => {
            focusOption(optionsRef.current, 0);
            addAnother();
          }}
        >
          <Plus size={18} aria-hidden />
          {m('choice.add-another')}
        </Button>
      )}
      <OtherLines variants={variants} lines={lines.filter(({ id }) => id !== variant?.id)} onRemove={remove} />
    </>
  );
}
