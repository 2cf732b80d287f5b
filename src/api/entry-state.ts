const state = (): { [name: string]: unknown } => {
  const kept: unknown = history.state;
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
};

/** Names the current entry of the history; the same again when the visitor comes back to it. */
export const entryKey = (): unknown => state().key;

/** What a page has kept with the current entry of the history. */
export const readEntry = (name: string): unknown => state()[name];

/** Keeps a value with the current entry, so that going back finds the page as it was left. The router keeps its own. */
export const writeEntry = (name: string, value: unknown) => history.replaceState({ ...state(), [name]: value }, '');
