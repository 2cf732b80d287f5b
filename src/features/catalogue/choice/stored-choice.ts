import type { Choice } from '../../../../machines/catalogue/item-choice-setup';
import type { ChoiceLine } from '../../../../machines/catalogue/item-choice-limits';
import { fields, integer, oneOf, or } from '../../../storage/fields';
import { listOf, type Shape, text } from '../../../storage/shape';
import { storedValue } from '../../../storage/stored-value';
import { setPending } from './pending-choice';

const pieces: Shape<number> = (value) => {
  const count = integer(value);
  return count !== undefined && count > 0 ? count : undefined;
};

const choiceShape = fields({
  item: text,
  intent: oneOf('cart', 'buy'),
  lines: or(listOf(fields({ id: text, quantity: pieces })), []),
});

const stored = (codename: string) => storedValue('session/person/choice', choiceShape, codename);

/** Stores a guest's choice until after signing in. @throws if there is no storage */
export function storeChoice(codename: string, choice: Choice) {
  if (!stored(codename).write(choice)) throw new Error('The browser has no storage');
}

export const removeChoice = (codename: string) => stored(codename).remove();

function readChoice(codename: string, item: string): Choice | null {
  const choice = stored(codename).read();
  return choice?.item === item ? choice : null;
}

export const storedLines = (codename: string, item: string): readonly ChoiceLine[] =>
  readChoice(codename, item)?.lines ?? [];

/** After signing in, resumes the stored choice of the item whose page opens. */
export function resumeChoice(codename: string, item: string) {
  const choice = readChoice(codename, item);
  if (choice && choice.lines.length > 0) setPending(codename, choice);
}
