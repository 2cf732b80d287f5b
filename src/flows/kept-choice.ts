import type { Choice } from '../../machines/item-choice';
import type { ChoiceLine } from '../../machines/item-choice-limits';

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

/** The lines that a guest chose of an item earlier in this tab. */
export function keptLines(codename: string, item: string): readonly ChoiceLine[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(codename)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('item' in kept) || kept.item !== item) return [];
    return 'lines' in kept && Array.isArray(kept.lines) ? kept.lines.filter(isLine) : [];
  } catch {
    return [];
  }
}
