/** The tag of states in which a flow waits for an answer. */
export const isBusy = (snapshot: { hasTag: (tag: 'busy') => boolean }) => snapshot.hasTag('busy');
