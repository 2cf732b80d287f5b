import { errors } from 'undici';
import { isTimeUp } from './is-time-up';
import { ProviderError } from './provider-error';

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
