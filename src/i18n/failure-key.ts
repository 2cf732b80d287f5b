import type { PlainMessageKey } from './translate';

const keys: { readonly [code: string]: PlainMessageKey } = {
  OFFLINE: 'failure.offline',
  SLOW: 'failure.slow',
  PROVIDER_TIMEOUT: 'failure.slow',
  BUSY: 'failure.busy',
  REFUSED: 'failure.refused',
  BAD_INPUT: 'failure.refused',
  FORBIDDEN: 'failure.refused',
  NOT_FOUND: 'failure.refused',
  CONFLICT: 'failure.refused',
  SIGNED_OUT: 'failure.signed-out',
};

/** The message for something that could not be loaded or done. It blames the connection only if it was lost. */
export function failureKey(code?: string): PlainMessageKey {
  if (code === undefined && globalThis.navigator?.onLine === false) return 'failure.offline';
  return keys[code ?? ''] ?? 'failure.text';
}
