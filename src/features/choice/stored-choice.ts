import type { Choice } from '../../../machines/catalogue/item-choice-setup';
import type { ChoiceLine } from '../../../machines/catalogue/item-choice-limits';
import { storedValue } from '../../storage/stored-value';
import { setPending } from './pending-choice';

const stored = (codename: string) => storedValue('session/person/choice', codename);

const isLine = (line: unknown): line is ChoiceLine =>
  typeof line === 'object' &&
  line !== null &&
  'id' in line &&
  typeof line.id === 'string' &&
  'quantity' in line &&
  Number.isSafeInteger(line.quantity) &&
  Number(line.quantity) > 0;

/** Keeps what a guest chose until after signing in. Throws where the browser keeps nothing. */
export function storeChoice(codename: string, choice: Choice) {
  if (!stored(codename).writeJson(choice)) throw new Error('The browser stores nothing');
}

export const removeChoice = (codename: string) => stored(codename).remove();

function readChoice(codename: string, item: string): { intent: unknown; lines: readonly ChoiceLine[] } | null {
  const value = stored(codename).readJson();
  if (typeof value !== 'object' || value === null || !('item' in value) || value.item !== item) return null;
  const lines = 'lines' in value && Array.isArray(value.lines) ? value.lines.filter(isLine) : [];
  return { intent: 'intent' in value ? value.intent : null, lines };
}

export const storedLines = (codename: string, item: string): readonly ChoiceLine[] =>
  readChoice(codename, item)?.lines ?? [];

/** Who signed in goes on to the page of an item: a choice that is kept of it goes on too. */
export function resumeChoice(codename: string, item: string) {
  const choice = readChoice(codename, item);
  if (choice && choice.lines.length > 0) setPending(codename, { item, intent: String(choice.intent) });
}
