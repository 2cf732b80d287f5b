import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type ChoiceLine, quantityIn } from '../../../../machines/catalogue/item-choice-limits';
import { useFlowEvents } from '../../../actors/use-flow-events';
import {
  type ChosenValues,
  type OptionGroup,
  optionGroups,
  startValues,
  valueState,
  variantOf,
  variantsWith,
  withValue,
} from './option-groups';
import type { ShownOption } from './shown-options';
import type { ItemChoiceFlow } from './use-item-choice';
import { isChoosing } from './selectors';

export interface Combination {
  groups: readonly OptionGroup[];
  values: ChosenValues;
  /** The variant of a complete combination. */
  variant: ShownOption | undefined;
  /** The variants that match the chosen values. */
  candidates: readonly ShownOption[];
  /** The index of the first group without a value; -1 if none is missing. */
  missing: number;
  stateOf: (group: number, value: string) => ReturnType<typeof valueState>;
  /** Chooses a value, or clears it if it is already chosen. */
  choose: (group: number, value: string) => void;
  /** Keeps the variant with its quantity, and starts another combination. */
  addAnother: () => void;
}

interface Chosen {
  values: ChosenValues;
  /** The variant whose quantity moves to the next one when another value is chosen; null once it was added. */
  draft: string | null;
}

function chosenFrom(
  lines: readonly ChoiceLine[],
  variants: readonly ShownOption[],
  groups: readonly OptionGroup[],
): Chosen {
  const [first, ...others] = lines;
  const variant = variants.find(({ id }) => id === first?.id);
  if (!variant) return { values: startValues(groups), draft: null };
  return { values: variant.options.map(({ value }) => value), draft: others.length === 0 ? variant.id : null };
}

/** Null if the variants must be chosen by name. */
export function useCombination(flow: ItemChoiceFlow, variants: readonly ShownOption[]): Combination | null {
  const groups = optionGroups(variants);
  const lines = useSelector(flow, ({ context }) => context.lines);
  const [{ values, draft }, setChosen] = useState(() => chosenFrom(lines, variants, groups ?? []));
  const startAgain = () => setChosen({ values: startValues(groups ?? []), draft: null });
  useFlowEvents(flow, { 'choice.submitted': startAgain });
  if (!groups) return null;

  const write = (option: string, quantity: number) =>
    flow.send({ type: 'quantity.type', option, text: String(quantity) });
  const choose = (group: number, value: string) => {
    if (!isChoosing(flow.getSnapshot())) return;
    const next = withValue(values, group, values[group] === value ? null : value);
    const variant = variantOf(variants, next);
    const quantity = draft === null ? 0 : quantityIn(lines, draft);
    if (draft !== null) write(draft, 0);
    const isNew = variant && quantityIn(lines, variant.id) === 0;
    if (isNew) write(variant.id, Math.max(1, quantity));
    setChosen({ values: next, draft: isNew ? variant.id : null });
  };
  return {
    groups,
    values,
    variant: variantOf(variants, values),
    candidates: variantsWith(variants, values),
    missing: values.indexOf(null),
    stateOf: (group, value) => valueState(variants, values, { group, value }),
    choose,
    addAnother: startAgain,
  };
}
