/**
 * Why no answer of the facade came: no connection, not within the page's own limit, too many requests, a server or something in
 * front of it that failed, or that refused the request.
 */
export type TransportCode = 'OFFLINE' | 'SLOW' | 'BUSY' | 'SERVER' | 'REFUSED';

const busy = [429, 503];

/** What an answer without a code of ours means. */
export function codeOfStatus(status: number): TransportCode {
  if (busy.includes(status)) return 'BUSY';
  return status >= 400 && status < 500 ? 'REFUSED' : 'SERVER';
}

/** Seconds; undefined where the server says none. */
export function retryAfterOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? '');
  return seconds > 0 ? seconds : undefined;
}

/** What an answer that broke off means. */
export const codeOfCut = (status: number): TransportCode => (navigator.onLine ? codeOfStatus(status) : 'OFFLINE');
