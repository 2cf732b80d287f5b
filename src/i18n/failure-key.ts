/** What to say of something that could not be loaded or done: the connection is to blame only where it was lost. */
export const failureKey = (code?: string) =>
  code === 'OFFLINE' || (code === undefined && globalThis.navigator?.onLine === false)
    ? 'failure.offline'
    : 'failure.text';
