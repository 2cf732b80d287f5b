import type { Choice } from '../../machines/item-choice';
import type { ChoiceLine } from '../../machines/item-choice-limits';
import { setDue } from './due-choice';

const nameOf = (codename: string) => `${codename}:guest:choice`;

const isLine = (line: unknown): line is ChoiceLine =>
  typeof line === 'object' &&
  line !== null &&
  'viewUid' in line &&
  typeof line.viewUid === 'string' &&
  'quantity' in line &&
  Number.isSafeInteger(line.quantity) &&
  Number(line.quantity) > 0;

/** Keeps what a guest chose until after signing in. Throws where the browser keeps nothing. */
export const keepChoice = (codename: string, choice: Choice) =>
  sessionStorage.setItem(nameOf(codename), JSON.stringify(choice));

/** Drops it: it is in the cart. */
export const forgetChoice = (codename: string) => sessionStorage.removeItem(nameOf(codename));

/** What a guest chose of an item earlier in this tab. */
function keptChoice(codename: string, item: string): { intent: unknown; lines: readonly ChoiceLine[] } | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(codename)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('item' in kept) || kept.item !== item) return null;
    const lines = 'lines' in kept && Array.isArray(kept.lines) ? kept.lines.filter(isLine) : [];
    return { intent: 'intent' in kept ? kept.intent : null, lines };
  } catch {
    return null;
  }
}

export const keptLines = (codename: string, item: string): readonly ChoiceLine[] =>
  keptChoice(codename, item)?.lines ?? [];

/** Who signed in goes on to the page of an item: a choice that is kept of it goes on too. */
export function resumeChoice(codename: string, item: string) {
  const kept = keptChoice(codename, item);
  if (kept && kept.lines.length > 0) setDue(codename, { item, intent: String(kept.intent) });
}
