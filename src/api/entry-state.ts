const readState = (): { [name: string]: unknown } => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** Names the current entry of the history; the same again when the visitor comes back to it. */
export const entryKey = (): unknown => readState().key;

/** What a page has kept with the current entry of the history. */
export const readEntry = (name: string): unknown => readState()[name];

/** Keeps a value with the current entry, so that going back finds the page as it was left. The router keeps its own. */
export const writeEntry = (name: string, value: unknown) => history.replaceState({ ...readState(), [name]: value }, '');
