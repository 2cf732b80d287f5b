/**
 * The number of frames after hydration before something is repeated: by then, React has rendered what depends on the
 * browser's storage.
 */
export const looksNeeded = 3;
