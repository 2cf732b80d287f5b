const reported = new Set<string>();

/** Tells the browser's error log of a code that this build does not know, once for each. */
export function reportOnce(what: string) {
  if (reported.has(what)) return;
  reported.add(what);
  globalThis.reportError?.(new Error(what));
}
