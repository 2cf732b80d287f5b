/** A render error of a part of the page: shown to developers by the browser, the page goes on without the part. */
export function reportError(error: unknown) {
  globalThis.reportError?.(error);
}
