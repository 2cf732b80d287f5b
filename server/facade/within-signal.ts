import { isTimeUp } from '../provider-client/deadline';
import { ProviderError } from '../provider-client/provider-error';

/** Stops waiting for shared work when this request's signal aborts; the work continues for others. */
export function withinSignal<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () =>
      reject(isTimeUp(signal.reason) ? new ProviderError('timeout', '', { cause: signal.reason }) : signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
