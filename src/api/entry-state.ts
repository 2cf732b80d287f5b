import { boundPage } from '../storage/page-session';

const readState = (): { [name: string]: unknown } => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** Names the current history entry; the name is the same when the visitor returns to it. */
export const entryKey = (): unknown => readState().key;

const session = () => boundPage()?.session ?? '';

/** The value that a page stored with the current history entry, for a guest or for the page's current session. */
export function readEntry(name: string): unknown {
  const entry = readState()[name];
  const [owner, value] = (Array.isArray(entry) ? entry : []) as readonly unknown[];
  return owner === '' || owner === session() ? value : undefined;
}

/** Stores a value with the current history entry, so that going back restores the page. The router stores its own. */
export const writeEntry = (name: string, value: unknown) =>
  history.replaceState({ ...readState(), [name]: [session(), value] }, '');
