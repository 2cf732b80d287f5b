import type { Choice } from '../../../machines/item-choice';
import type { ChoiceLine } from '../../../machines/item-choice-limits';
import { storedValue } from '../../storage/stored-value';
import { setDue } from './pending-choice';

const stored = (codename: string) => storedValue('session/guest/choice', codename);

const isLine = (line: unknown): line is ChoiceLine =>
  typeof line === 'object' &&
  line !== null &&
  'id' in line &&
  typeof line.id === 'string' &&
  'quantity' in line &&
  Number.isSafeInteger(line.quantity) &&
  Number(line.quantity) > 0;

/** Keeps what a guest chose until after signing in. Throws where the browser keeps nothing. */
export function keepChoice(codename: string, choice: Choice) {
  if (!stored(codename).writeJson(choice)) throw new Error('The browser stores nothing');
}

/** Drops it: it is in the cart. */
export const forgetChoice = (codename: string) => stored(codename).remove();

/** What a guest chose of an item earlier in this tab. */
function keptChoice(codename: string, item: string): { intent: unknown; lines: readonly ChoiceLine[] } | null {
  const kept = stored(codename).readJson();
  if (typeof kept !== 'object' || kept === null || !('item' in kept) || kept.item !== item) return null;
  const lines = 'lines' in kept && Array.isArray(kept.lines) ? kept.lines.filter(isLine) : [];
  return { intent: 'intent' in kept ? kept.intent : null, lines };
}

export const keptLines = (codename: string, item: string): readonly ChoiceLine[] =>
  keptChoice(codename, item)?.lines ?? [];

/** Who signed in goes on to the page of an item: a choice that is kept of it goes on too. */
export function resumeChoice(codename: string, item: string) {
  const kept = keptChoice(codename, item);
  if (kept && kept.lines.length > 0) setDue(codename, { item, intent: String(kept.intent) });
}
