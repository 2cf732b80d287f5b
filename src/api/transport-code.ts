/**
 * Why there is no answer of the facade: no connection, a timeout of the page, too many requests, a failure of the
 * server or of something in front of it, or a refusal by either.
 */
export type TransportCode = 'OFFLINE' | 'SLOW' | 'BUSY' | 'SERVER' | 'REFUSED';

const busy = [429, 503];

/** The meaning of an answer without one of our codes. */
export function codeOfStatus(status: number): TransportCode {
  if (busy.includes(status)) return 'BUSY';
  return status >= 400 && status < 500 ? 'REFUSED' : 'SERVER';
}

/** Seconds; undefined if the server sent none. */
export function retryAfterOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? '');
  return seconds > 0 ? seconds : undefined;
}

/** The meaning of an answer that broke off. */
export const codeOfCut = (status: number): TransportCode => (navigator.onLine ? codeOfStatus(status) : 'OFFLINE');
