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

/** Keeps what a guest chose until after signing in. Throws where the browser keeps nothing. */
export function storeChoice(codename: string, choice: Choice) {
  if (!stored(codename).write(choice)) throw new Error('The browser stores nothing');
}

export const removeChoice = (codename: string) => stored(codename).remove();

function readChoice(codename: string, item: string): Choice | null {
  const choice = stored(codename).read();
  return choice?.item === item ? choice : null;
}

export const storedLines = (codename: string, item: string): readonly ChoiceLine[] =>
  readChoice(codename, item)?.lines ?? [];

/** Who signed in goes on to the page of an item: a choice that is kept of it goes on too. */
export function resumeChoice(codename: string, item: string) {
  const choice = readChoice(codename, item);
  if (choice && choice.lines.length > 0) setPending(codename, choice);
}
