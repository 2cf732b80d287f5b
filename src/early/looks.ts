/** Frames for which React answers before something is repeated: by then it has made what depends on the browser's storage. */
export const looksNeeded = 3;
