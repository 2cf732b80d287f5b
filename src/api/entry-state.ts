import { boundPage } from '../storage/page-session';

const readState = (): { [name: string]: unknown } => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** Names the current entry of the history; the same again when the visitor comes back to it. */
export const entryKey = (): unknown => readState().key;

const session = () => boundPage()?.session ?? '';

/** What a page has kept with the current entry of the history, for a guest or for the session that is the page's now. */
export function readEntry(name: string): unknown {
  const entry = readState()[name];
  const [owner, value] = (Array.isArray(entry) ? entry : []) as readonly unknown[];
  return owner === '' || owner === session() ? value : undefined;
}

/** Keeps a value with the current entry, so that going back finds the page as it was left. The router keeps its own. */
export const writeEntry = (name: string, value: unknown) =>
  history.replaceState({ ...readState(), [name]: [session(), value] }, '');
