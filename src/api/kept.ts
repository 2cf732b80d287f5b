import { customerKey } from './customer-storage';

const patience = 24 * 60 * 60_000;

interface Kept {
  at: number;
  value: unknown;
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' && kept !== null && 'at' in kept && typeof kept.at === 'number' && 'value' in kept;

/** The name under which a flow of a customer is kept; signing out drops all of them. */
export const keptName = (codename: string, customer: string, flow: string) =>
  customerKey(codename, `${customer}:${flow}`);

/**
 * Keeps a value for a day, null not at all: ids and session codes in `localStorage`, what was typed in `sessionStorage`.
 * A browser that keeps nothing starts anew after a reload.
 */
export function keep(storage: () => Storage, name: string, value: unknown) {
  try {
    if (value === null) storage().removeItem(name);
    else storage().setItem(name, JSON.stringify({ at: Date.now(), value } satisfies Kept));
  } catch {
    // Storage is full or switched off in this browser.
  }
}

/** What is kept under a name; null where that is nothing, or older than a day. */
export function readKept(storage: () => Storage, name: string): unknown {
  try {
    const kept: unknown = JSON.parse(storage().getItem(name) ?? 'null');
    return isKept(kept) && Date.now() - kept.at < patience ? kept.value : null;
  } catch {
    return null;
  }
}
