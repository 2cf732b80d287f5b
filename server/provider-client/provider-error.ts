import { errors } from 'undici';
import { isTimeUp } from './deadline';

/**
 * What can go wrong with a call to the provider:
 * - `down`: it can't be reached; `timeout`: it is too slow; `open`: it is being left alone because it kept failing
 * - `status`: it answers with a status outside the contract; `unreadable`: with something that is not JSON
 * - `shape`: it answers with JSON outside the contract, or too much of it: a fault of its data, not of the provider's health
 * - `unsupported`: it does not have a call that is optional
 * - `unauthorized`, `conflict`: answers of the contract: the token is good no more, or an idempotency key was used before
 *   for something else
 * - `input`: the call was not made, since the contract does not take it
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
  | 'input';

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

  /** The status that the provider answered with; null where there was no answer. */
  readonly status: number | null;
}

/** Turns a failure of the wire into a `ProviderError`; an abort by the caller stays what it is. */
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
