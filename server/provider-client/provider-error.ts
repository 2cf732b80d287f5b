import { errors } from 'undici';
import { isTimeUp } from './deadline';

/**
 * Kinds of failed calls to the provider:
 * - `down`: unreachable; `timeout`: too slow; `open`: the circuit breaker is open
 * - `status`: a status outside the contract; `unreadable`: not JSON
 * - `shape`: JSON outside the contract, or too large: an error of data, not of the provider's health
 * - `unsupported`: the provider lacks this optional call
 * - `unauthorized`, `conflict`: the token is no longer valid, or the idempotency key was used for something else
 * - `input`: not sent, because the contract does not allow it; `rejected`: sent, but the provider rejected it as
 * invalid
 * - `busy`: the provider asks to try again later
 */
export type ProviderFailure =
  | 'down'
  | 'timeout'
  | 'status'
  | 'unreadable'
  | 'shape'
  | 'open'
  | 'unsupported'
  | 'unauthorized'
  | 'conflict'
  | 'input'
  | 'rejected'
  | 'busy';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly kind: ProviderFailure,
    readonly path: string,
    options: ErrorOptions & { readonly status?: number; readonly detail?: string } = {},
  ) {
    super(
      `Provider ${kind}${options.status ? ` ${options.status}` : ''} at ${path}${options.detail ? `: ${options.detail}` : ''}`,
      options,
    );
    this.status = options.status ?? null;
  }

  /** The provider's status; null without a response. */
  readonly status: number | null;
}

/** Wraps a network error in a `ProviderError`; returns an abort by the caller as it is. */
export function toProviderError(error: unknown, path: string, signal: AbortSignal): unknown {
  if (error instanceof ProviderError) return error;
  if (signal.aborted)
    return isTimeUp(signal.reason) ? new ProviderError('timeout', path, { cause: signal.reason }) : signal.reason;
  if (error instanceof errors.ResponseExceededMaxSizeError)
    return new ProviderError('shape', path, { detail: 'too long', cause: error });
  return new ProviderError(isSlow(error) ? 'timeout' : 'down', path, { cause: error });
}

const isSlow = (error: unknown) =>
  error instanceof errors.ConnectTimeoutError ||
  error instanceof errors.HeadersTimeoutError ||
  error instanceof errors.BodyTimeoutError;
